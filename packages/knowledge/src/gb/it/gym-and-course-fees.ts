/** Unpaid fees of a gym, a nursery or a course: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_AND_COURSE_FEES_IT: Words = {
  'gb.gym.case': {
    says: 'Nel 2011 la High Court in Inghilterra ha giudicato scorretti contratti di palestra troppo lunghi o che chiedevano subito tutti i mesi restanti.',
    actionable:
      'Scriva che contesta il resto della durata e le spese aggiunte. Chieda il contratto firmato.',
  },
  'gb.gym.fair-terms': {
    says: 'Una clausola scorretta non La vincola. Può esserlo una lunga durata fissa o una spesa superiore alla loro vera perdita.',
  },
  'gb.fees.fair-terms': {
    says: "Le clausole sulle rette devono essere corrette. Se La fanno pagare molto più di quanto perde l'asilo o l'università, non La vincolano.",
  },
  'gb.fees.student-complaint': {
    says: "Può usare la procedura di reclamo dell'università. Dopo la risposta finale, l'Office of the Independent Adjudicator può esaminarlo gratis.",
  },
}
