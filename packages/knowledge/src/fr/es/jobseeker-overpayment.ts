/** Unemployment benefit paid by mistake: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBSEEKER_OVERPAYMENT_WORDS: Words = {
  'fr.public.benefit-jobseeker': {
    says: 'Reclame ante France Travail en dos meses. En la mayoría de los casos solo pueden retener dinero si usted no discute la deuda.',
  },
  'fr.public.benefit-jobseeker-three': {
    says: 'Pueden pedir de vuelta el paro durante tres años. Con fraude, durante diez.',
  },
}
