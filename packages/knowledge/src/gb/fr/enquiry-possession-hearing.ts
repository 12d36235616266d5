/** French: the words of the rows in ../enquiry-possession-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POSSESSION_HEARING_FR: Words = {
  'gb.ask-housing.possession-hearing': {
    says: 'Allez à l’audience avec une offre : le loyer et un peu de l’arriéré. Un conseiller gratuit sur place peut parler pour vous. Pour beaucoup de motifs, le juge peut reporter ou suspendre l’ordre. Pour les autres, vous avez 14 jours, ou jusqu’à six semaines en cas de détresse.',
  },
}
