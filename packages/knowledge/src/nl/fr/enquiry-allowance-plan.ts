/** Questions about paying an allowance back in parts: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_FR: Words = {
  'nl.ask.allowance-plan': {
    says: 'Oui. Vous pouvez souvent payer en 24 mois. Si c’est trop, demandez un plan personnel (persoonlijke betalingsregeling) selon vos revenus et charges. La somme est fausse ? Contestez aussi dans les six semaines. Demandez avant le dernier jour, et voyez l’aide aux dettes de la commune.',
  },
}
