/** Italian: the words of the rows in ../guarantee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTEE_IT: Words = {
  'gb.guarantee.right-written': {
    says: 'Una garanzia la obbliga solo se è scritta e firmata da lei o per lei. Chieda una copia. Guardi per quali somme vale e per quanto tempo.',
  },
}
