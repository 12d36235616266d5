/** The German words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_DE: Words = {
  'es.ask.lawyer-letter': {
    says: 'Es ist eine Mahnung, kein Gerichtspapier, und niemand kann deshalb Geld nehmen. Antworten Sie vor dem Termin schriftlich: Verlangen Sie Belege oder bieten Sie Raten an. Ab ihr laufen Zinsen, und die fünf Jahre beginnen neu. Vor den meisten Klagen steht ein Einigungsversuch, und Schweigen kann bei den Kosten gegen Sie zählen.',
  },
}
