/** Questions about a loan from a moneylender: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEYLENDER_DE: Words = {
  'ie.ask.moneylender': {
    says: 'Sehen Sie zuerst ins Register der Central Bank. Eine zugelassene Firma darf für einen Kredit höchstens 1 % Zins pro Woche und 48 % im Jahr nehmen. Fragen Sie schriftlich, was Sie geliehen, gezahlt und noch offen haben. Ist sie nicht zugelassen, darf sie gar nicht leihen; bei Drohungen gehen Sie zu den gardaí. MABS hilft kostenlos: 0818 07 2000.',
  },
}
