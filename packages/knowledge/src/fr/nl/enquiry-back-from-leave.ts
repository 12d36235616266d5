/** The Dutch words of the rows in ../enquiry-back-from-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BACK_FROM_LEAVE_WORDS: Words = {
  'fr.ask-work.back-from-maternity': {
    says: 'Na het verlof krijgt u uw oude werk terug, of gelijk werk met minstens hetzelfde loon. U hoeft niet minder aan te nemen. Vraag schriftelijk om uw functie. U hebt recht op een gesprek. Tien weken na het moederschapsverlof bent u beschermd tegen ontslag, behalve bij een zware fout of een andere reden. Ga naar de arbeidsinspectie, daarna naar de arbeidsrechter.',
  },
}
