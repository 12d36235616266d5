/** The German words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_DE: Words = {
  'it.ask.lawyer-letter': {
    says: 'Es ist eine Mahnung, kein Gerichtspapier, und niemand kann deshalb Geld nehmen. Antworten Sie vor dem Termin schriftlich: Verlangen Sie Belege oder bieten Sie Raten an. Sie sind damit in Verzug, Zinsen laufen, und die Verjährung beginnt neu. Schweigen Sie, kann ein Gericht die Zahlung anordnen. Dann haben Sie 40 Tage.',
  },
}
