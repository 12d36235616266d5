/** Questions about benefits refused for misconduct: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_MISCONDUCT_DE: Words = {
  'us.fact.fired-for-misconduct': {
    says: 'Legen Sie bis zum letzten Tag im Brief Widerspruch (appeal) ein. Die meisten Bundesstaaten geben 10 bis 30 Tage ab dem Versand, Kalifornien 30. Fehlverhalten (misconduct) heißt meist, dass Sie der Firma mit Absicht schadeten oder eine bekannte Regel brachen. Ein Fehler, oder was anderen erlaubt war, reicht meist nicht, und der Chef muss es beweisen. Schreiben Sie, was geschah und wer es sah. Beantragen Sie das Geld weiter jede Woche und nehmen Sie an der Anhörung teil, meist am Telefon.',
  },
}
