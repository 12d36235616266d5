/** Unemployment benefit paid by mistake: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBSEEKER_OVERPAYMENT_WORDS: Words = {
  'fr.public.benefit-jobseeker': {
    says: 'Contestez auprès de France Travail dans les deux mois. Le plus souvent, ils ne peuvent faire de retenues que si vous ne contestez pas la dette.',
  },
  'fr.public.benefit-jobseeker-three': {
    says: 'Ils peuvent réclamer des allocations de chômage sur trois ans. En cas de fraude, sur dix ans.',
  },
}
