/** The Italian words of the rows in ../right-to-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_HOUSING_IT: Words = {
  'fr.dalo.want': {
    says: 'La commissione per il diritto alla casa (DALO) dice se deve avere una casa con priorità.',
  },
  'fr.dalo.right-criteria': {
    says: 'È urgente se non ha casa, rischia lo sfratto con sentenza, vive in casa malsana o troppo piccola con un figlio, o ha atteso troppo.',
  },
  'fr.dalo.right-two-months': {
    says: 'Contro un no ha due mesi: chiedere un nuovo esame (recours gracieux) o andare al tribunale amministrativo. All’inizio senza avvocato.',
  },
  'fr.dalo.right-offer': {
    says: 'Un sì obbliga il prefetto a trovare casa, di solito in tre-sei mesi. Altrimenti un giudice può ordinarlo: ha quattro mesi.',
  },
  'fr.dalo.step': {
    says: 'Mandi ciò che mancava: numero della domanda di casa popolare e rinnovi, rifiuti, carte sullo sfratto o lo stato. Un assistente sociale aiuta.',
  },
}
