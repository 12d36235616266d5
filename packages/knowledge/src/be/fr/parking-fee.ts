/** The parking fee of a town: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_FR: Words = {
  'be.fine.know-parking-fee': {
    says: 'Une redevance de stationnement (rétribution) est le prix du parking, pas une amende. Vous pouvez la contester par écrit avec votre ticket ou des photos.',
  },
}
