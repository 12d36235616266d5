/** Questions about an estate and its debts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_FR: Words = {
  'be.ask.estate': {
    says: 'Vous pouvez accepter une succession, y renoncer, ou l’accepter sous bénéfice d’inventaire. Ainsi vous ne payez pas ses dettes avec votre argent. Un notaire l’acte.',
  },
}
