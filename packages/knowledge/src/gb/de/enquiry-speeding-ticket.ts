/** Questions of people who were caught speeding: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_TICKET_DE: Words = {
  'gb.ask-speed.ticket': {
    says: 'Fragt das Formular, wer gefahren ist, schicken Sie es binnen 28 Tagen zurück: Nicht zu antworten ist eine eigene Straftat mit sechs Punkten. Danach bietet man Ihnen vielleicht einen Kurs an, oder £100 und drei Punkte, oder es geht vor Gericht. Unsicher? Verlangen Sie erst die Fotos. Kurs oder Strafe, nie beides, und halten Sie die Termine ein.',
  },
}
