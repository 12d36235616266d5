/** The Italian words of the rows in ../neighbors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBORS_IT: Words = {
  'us.neighbor.right-fence': {
    says: 'Le regole dello Stato o della città dicono chi paga un recinto sul confine. Chieda progetto, prezzo e motivo per iscritto prima di accettare.',
  },
  'us.neighbor.step-fence': {
    says: 'Cerchi la regola della città sui recinti e la linea del confine. Offra di parlare o di usare una mediazione gratis.',
  },
  'us.neighbor.right-nuisance': {
    says: 'Un vicino non può disturbare la Sua casa molto oltre il normale. Un tribunale può ordinargli di smettere o dare soldi.',
  },
  'us.neighbor.step-log': {
    says: 'Tenga un diario con giorni e ore. Scriva prima al vicino, poi alla città o al proprietario (landlord).',
  },
  'us.neighbor.right-tree': {
    says: 'Quasi sempre può tagliare i rami fino al confine a Sue spese, se l’albero vive. Danneggiare l’albero di un vicino può costare due o tre volte il suo valore.',
  },
}
