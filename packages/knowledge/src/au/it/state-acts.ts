/** The acts that each state has of its own, where the state is not known: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_ACTS_IT: Words = {
  'au.home.right-acts': {
    says: 'La legge sugli affitti del Suo stato fissa le regole su preavviso, motivi, riparazioni e affitto. Solo un tribunale (tribunal o court) può ordinarle di uscire.',
  },
  'au.judged.right-state-law': {
    says: 'In ogni stato può chiedere al tribunale di pagare a rate, o di annullare una sentenza fatta senza di Lei.',
  },
  'au.fine.right-acts': {
    says: 'In ogni stato può chiedere un riesame (review), un piano a rate, o un’udienza in tribunale al posto della multa.',
  },
}
