/** The Italian words of the rows in ../neighbors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const NEIGHBORS_IT: Words = {
  ...stateWords('dog', {
    AZ: 'il proprietario di un cane paga per un morso anche se il cane non aveva mai morso prima. Secondo questa legge faccia causa entro un anno',
    'CA NJ WA':
      'il proprietario di un cane paga per un morso anche se il cane non aveva mai morso prima',
    FL: 'il proprietario di un cane paga per un morso, meno la parte di colpa Sua. Un cartello chiaro “Bad Dog” può cambiarlo',
    GA: 'il proprietario paga se il cane era noto come pericoloso o correva libero contro una legge sul guinzaglio',
    IL: 'il proprietario paga se il cane ha attaccato senza motivo e Lei aveva il diritto di essere lì',
    MA: 'il proprietario o custode paga i danni di un cane, salvo che Lei l’abbia provocato o sia entrato senza permesso',
    MI: 'il proprietario paga per un morso senza motivo, anche se il cane non aveva mai morso prima',
    NY: 'il proprietario di un cane pericoloso paga i conti del medico. Per avere di più deve mostrare che il pericolo era noto, o dal 2025 che il proprietario è stato imprudente',
    NC: 'il proprietario paga se il cane era pericoloso, o aveva più di sei mesi ed era lasciato libero apposta di notte',
    OH: 'il proprietario o custode paga i danni di un cane, salvo che Lei sia entrato senza permesso o l’abbia provocato',
    PA: 'il proprietario paga i conti del medico. Per avere di più deve quasi sempre mostrare una negligenza',
    TX: 'il proprietario paga se si sapeva che il cane era pericoloso, o per negligenza',
    VA: 'il proprietario paga se il pericolo era noto, o per negligenza, come violare una legge sul guinzaglio',
  }),
  ...stateWords('fence', {
    CA: 'i vicini dividono in parti uguali il giusto costo di un recinto, salvo che sia ingiusto. Deve avere 30 giorni di avviso scritto con il progetto e il costo',
    OH: 'una legge sui recinti di confine fissa chi divide il costo. Parla soprattutto di terreni agricoli',
    VA: 'i vicini quasi sempre dividono un recinto di confine, salvo che uno lasci il terreno aperto e lo dica dopo l’avviso',
  }),
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
