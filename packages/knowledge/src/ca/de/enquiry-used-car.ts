/** Questions about a car from a dealer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WORDS: Words = {
  'ca.ask.used-car': {
    says: 'Schreiben Sie dem Händler sofort und behalten Sie Anzeige und Vertrag. Das Auto eines Händlers muss wie beschrieben und fahrtüchtig sein. Gehen Sie dann zur Händleraufsicht Ihrer Provinz oder zum Gericht für kleine Fälle (small claims court).',
  },
  'ca.ask.dealer-lied': {
    says: 'Ein Verkäufer darf Sie nicht täuschen. Schreiben Sie, was falsch war, und verlangen Sie die Rückabwicklung: in Ontario binnen einem Jahr. Die Händleraufsicht (OMVIC, AMVIC, VSA) hilft kostenlos.',
  },
}
