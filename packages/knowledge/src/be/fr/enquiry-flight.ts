/** Questions about late and cancelled flights: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_FR: Words = {
  'be.ask.flight': {
    says: 'Pour un vol annulé, vous choisissez : remboursement sous sept jours ou autre vol. Vous n’avez pas à accepter un bon. Prévenu moins de 14 jours avant, ou trois heures de retard : le plus souvent 250 à 600 € en plus. Sauf cause inévitable, comme une tempête. Gardez les factures de repas et d’hôtel. Écrivez à la compagnie, puis au SPF Mobilité.',
  },
}
