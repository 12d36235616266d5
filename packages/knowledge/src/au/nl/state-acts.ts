/** The acts that each state has of its own, where the state is not known: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_ACTS_NL: Words = {
  'au.home.right-acts': {
    says: 'De huurwet van uw staat regelt opzegging, redenen, reparaties en huur. Alleen een rechter (tribunal of court) kan bevelen dat u weggaat.',
  },
  'au.judged.right-state-law': {
    says: 'In elke staat kunt u de rechter vragen in delen te betalen, of een vonnis zonder u te vernietigen.',
  },
  'au.fine.right-acts': {
    says: 'In elke staat kunt u om een herziening (review), een betalingsregeling of een zitting bij de rechter in plaats van de boete vragen.',
  },
}
