/** Questions about child support that is not paid: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_FR: Words = {
  'ch.ask.maintenance-unpaid': {
    says: 'Allez avec le jugement ou la convention au service du canton (SCARPA, BRAPA, office spécialisé). Il aide à encaisser gratuitement et peut avancer l’argent de l’enfant ; le montant dépend du canton. Demandez vite : rarement pour le passé. Vous pouvez aussi poursuivre, ou demander au juge que l’employeur vous paie directement. Pas de jugement ? L’APEA ou le tribunal fixe la somme.',
  },
}
