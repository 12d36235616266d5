/** Questions about a benefit or small pension seized in the account: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SEIZED_FR: Words = {
  'es.ask.benefit-seized': {
    says: 'Une prestation ou pension sous le salaire minimum (1 221 € par mois en 2026) ne peut pas être saisie, même sur le compte, sauf pour une pension alimentaire. Cela vaut pour le versement du dernier mois ; l’épargne plus ancienne peut être prise. Montrez à la banque et au service la décision et les relevés. Demandez par écrit la libération. Contre un service : recours en un mois. Dette de plus de quatre ans ? Dites-le.',
  },
}
