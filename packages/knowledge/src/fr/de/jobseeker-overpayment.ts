/** Unemployment benefit paid by mistake: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBSEEKER_OVERPAYMENT_WORDS: Words = {
  'fr.public.benefit-jobseeker': {
    says: 'Bestreiten Sie es binnen zwei Monaten bei France Travail. Meist darf man nur dann Geld einbehalten, wenn Sie die Schuld nicht bestreiten.',
  },
  'fr.public.benefit-jobseeker-three': {
    says: 'Arbeitslosengeld kann drei Jahre lang zurückverlangt werden. Bei Betrug sind es zehn.',
  },
}
