/** Questions about child support that is not paid: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_FR: Words = {
  'ch.ask.maintenance-unpaid': {
    says: 'Allez avec le jugement ou la convention au service du canton (SCARPA, BRAPA, office spécialisé). Il aide à encaisser gratuitement et peut avancer l’argent de l’enfant ; le montant dépend du canton. Demandez vite : rarement pour le passé. Vous pouvez aussi poursuivre, ou demander au juge que l’employeur vous paie directement. Pas de jugement ? L’APEA ou le tribunal fixe la somme.',
  },
  'ch.ask.maintenance-cannot-pay': {
    says: 'N’arrêtez pas simplement : le jugement ou la convention vaut jusque-là, et les mois impayés peuvent être poursuivis. Écrivez aujourd’hui à l’autre parent. D’accord ? L’APEA (KESB) ou le juge peut l’approuver. Sinon, demandez au juge de la baisser. Le changement doit être important et durable, comme une longue perte d’emploi. Il compte le plus souvent dès la demande seulement. Payez ce que vous pouvez.',
  },
}
