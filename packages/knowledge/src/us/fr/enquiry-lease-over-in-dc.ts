/** Questions about having to leave without a lease in Washington DC: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_OVER_IN_DC_FR: Words = {
  'us.fact.dc-no-lease': {
    says: 'À Washington DC, le locataire qui paie peut rester à la fin du bail, au mois. Le propriétaire doit avoir une cause prévue par la loi : une faute, avec 30 jours pour la réparer, ou emménager lui-même, avec 90 jours. Puis il doit gagner au tribunal. Changer les serrures est interdit. Payez, ne partez pas pour une lettre, appelez legal aid.',
  },
}
