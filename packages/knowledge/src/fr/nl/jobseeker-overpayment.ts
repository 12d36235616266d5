/** Unemployment benefit paid by mistake: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBSEEKER_OVERPAYMENT_WORDS: Words = {
  'fr.public.benefit-jobseeker': {
    says: 'Betwist het binnen twee maanden bij France Travail. Meestal mogen ze alleen geld inhouden als u de schuld niet betwist.',
  },
  'fr.public.benefit-jobseeker-three': {
    says: 'Ze kunnen werkloosheidsuitkering drie jaar lang terugvragen. Bij fraude is het tien.',
  },
}
