/** The Italian words of the rows in ../enquiry-back-from-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BACK_FROM_LEAVE_WORDS: Words = {
  'fr.ask-work.back-from-maternity': {
    says: 'Dopo il congedo riprende il suo posto, o uno simile con almeno la stessa paga. Non deve accettare meno. Chieda il posto per iscritto. Ha diritto a un colloquio. Per dieci settimane dopo la maternità è protetta dal licenziamento, salvo colpa grave o un motivo estraneo. Vada all’ispettorato del lavoro, poi al tribunale del lavoro.',
  },
}
