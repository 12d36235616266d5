/** Questions about an entry in the debt register for a debt that was paid: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRY_FR: Words = {
  'ch.ask.paid-entry': {
    says: 'Demandez par écrit au créancier de retirer la poursuite à l’office : alors seulement personne ne la voit plus. Beaucoup le font une fois payés, certains contre une petite somme ; la loi ne les y oblige pas. Joignez la preuve du paiement et un formulaire prêt. La demande après trois mois n’aide que si vous aviez payé avant la notification du commandement et fait opposition. Sinon, l’inscription se voit cinq ans. Montrez la quittance au bailleur.',
  },
}
