/** Questions about a phone or internet firm that raises its price: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TELECOM_PRICE_FR: Words = {
  'es.ask.telecom-price': {
    says: 'Oui. Si la société change d’elle-même le prix ou les conditions, elle doit prévenir un mois avant. Vous pouvez alors partir sans pénalité dans le mois de cet avis, même pendant l’engagement. Si elle n’a pas bien informé, dites-le et ne payez pas la pénalité. Seul un appareil subventionné que vous gardez est à payer. Les hausses prévues au contrat peuvent être différentes. Réclamez par écrit, puis à l’Oficina de Telecomunicaciones, gratuite.',
  },
}
