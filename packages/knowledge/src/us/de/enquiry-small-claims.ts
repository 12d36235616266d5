/** The German words of the rows in ../enquiry-small-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIMS_DE: Words = {
  'us.ask-consumer.small-claims-sued': {
    says: 'Suchen Sie im Papier den Tag und das Gericht. In vielen Bundesstaaten ist keine schriftliche Antwort nötig, aber Sie verlieren, wenn Sie wegbleiben. In manchen, etwa Texas, muss eine Antwort innerhalb von Tagen da sein.',
  },
  'us.ask-consumer.small-claims': {
    says: 'Schicken Sie zuerst eine schriftliche Forderung. Klagen Sie dann beim Gericht für kleine Fälle (small claims court), wo die andere Seite wohnt oder arbeitet. Jeder Bundesstaat hat seine eigene höchste Summe, und Sie brauchen keinen Anwalt.',
  },
}
