/** Questions about cancelling a package trip: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_FR: Words = {
  'nl.ask.travel-ill': {
    says: 'Vous pouvez toujours annuler un forfait, mais la firme peut demander des frais justes. La maladie seule ne le rend pas gratuit. Voyez d’abord votre assurance annulation et déclarez le jour même, avec un médecin. Ou cédez le voyage jusqu’à sept jours avant, au coût réel.',
    dependsOn: 'votre assurance et les conditions du voyage',
  },
}
