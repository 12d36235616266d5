/** The Italian words of the rows in ../enquiry-pregnancy-and-bullying.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_AND_BULLYING_IT: Words = {
  'be.ask.pregnant': {
    says: 'Da quando il datore lo sa e fino a un mese dopo il congedo, può licenziare solo per un motivo estraneo alla gravidanza, e deve provarlo. Altrimenti deve sei mesi di paga in più. Chieda i motivi per iscritto.',
  },
  'be.ask.bullied-at-work': {
    says: 'Parli in confidenza con la persona di fiducia o il consulente per la prevenzione dell’azienda: è gratis. Può chiedere colloqui o un passo formale. Il passo formale La protegge da ritorsioni. Annoti ogni giorno e veda il sindacato o il medico.',
  },
}
