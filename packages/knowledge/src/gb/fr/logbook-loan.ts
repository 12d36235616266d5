/** French: the words of the rows in ../logbook-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOGBOOK_LOAN_FR: Words = {
  'gb.logbook.right-paper': {
    says: 'Le prêteur ne peut prendre la voiture que si l’acte a été signé devant témoin et déposé à la High Court sous sept jours. Demandez la preuve. Cinq jours durant, une voiture prise doit rester sur place et ne peut être vendue. Si vous payez ce qui était dû dans ce délai, vous pouvez demander à la High Court d’arrêter la vente.',
  },
  'gb.logbook.right-notice': {
    says: 'D’abord vient une default notice d’au moins 14 jours. Ensuite vous pouvez demander à la county court une time order : plus de temps ou de plus petits paiements.',
  },
}
