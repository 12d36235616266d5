/** Unemployment benefit paid by mistake: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBSEEKER_OVERPAYMENT_WORDS: Words = {
  'fr.public.benefit-jobseeker': {
    says: 'Contesti a France Travail entro due mesi. Di solito possono trattenere soldi solo se non contesta il debito.',
  },
  'fr.public.benefit-jobseeker-three': {
    says: 'Possono richiedere il sussidio di disoccupazione per tre anni. Con frode sono dieci.',
  },
}
