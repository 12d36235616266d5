/** The Italian words of the rows in ../bank-price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_PRICE_RISE_IT: Words = {
  'fr.price.bank-right': {
    says: 'La banca deve annunciare nuove spese due mesi prima. Fino ad allora può rifiutare e chiudere il conto gratis. Se fino ad allora non dice nulla, vale come un sì.',
  },
  'fr.price.bank-step': {
    says: 'Confronti gratis le spese di tutte le banche su tarifs-bancaires.gouv.fr. Rifiuti per iscritto prima del giorno.',
  },
  'fr.price.bank-option': {
    says: 'La nuova banca sposta addebiti e pagamenti per Lei (mobilité bancaire).',
    title: 'Cambiare banca',
    cost: 'Gratis.',
    time: 'Circa un mese.',
    risk: 'Lasci abbastanza sul vecchio conto finché tutto è passato.',
    bestFor: 'Un’altra banca costa meno.',
  },
}
