/** The German words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_DE: Words = {
  'es.ask.guarantee': {
    says: 'Ja. Bei neuen Sachen haftet der Verkäufer drei Jahre. Er muss kostenlos reparieren oder ersetzen. Wenn nicht, verlangen Sie einen niedrigeren Preis oder Ihr Geld.',
  },
  'es.ask.used-car': {
    says: 'Beim Händler haben Sie drei Jahre Garantie, oder mindestens eines, wenn es so vereinbart ist. Bei einer Privatperson sind es sechs Monate für versteckte Mängel.',
    dependsOn: 'wer es verkauft hat',
  },
}
