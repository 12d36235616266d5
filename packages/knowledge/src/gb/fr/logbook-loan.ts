/** French: the words of the rows in ../logbook-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOGBOOK_LOAN_FR: Words = {
  'gb.logbook.right-paper': {
    says: 'Le prêteur ne peut prendre la voiture que si l’acte a été signé devant témoin et déposé à la High Court sous sept jours. Demandez la preuve. Une voiture prise reste cinq jours avant la vente.',
  },
  'gb.logbook.right-notice': {
    says: 'D’abord vient une default notice d’au moins 14 jours. Ensuite vous pouvez demander à la county court une time order : plus de temps ou de plus petits paiements.',
  },
}
