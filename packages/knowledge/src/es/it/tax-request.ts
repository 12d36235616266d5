/** The Italian words of Spain: tax request. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REQUEST_IT: Words = {
  'es.tax-request.want': {
    says: 'Il fisco chiede documenti o la Sua versione prima di decidere. Non è ancora il conto finale.',
  },
  'es.tax-request.right-time': {
    says: 'Può chiedere più tempo, di solito ancora la metà dei giorni. Lo chieda almeno tre giorni prima della fine.',
  },
  'es.tax-request.right-fine': {
    says: 'Per una multa serve una colpa. Può opporsi. Scende del 30% se accetta, e del 40% del resto se paga in tempo e non fa ricorso.',
  },
  'es.tax-request.right-tribunal': {
    says: 'Contro la decisione ha un mese: chieda ancora allo stesso ufficio, o vada al tribunale tributario. Sono gratis tutti e due.',
  },
  'es.tax-request.step-answer': {
    says: 'Risponda prima dell’ultimo giorno con copie: contratti, estratti conto, fatture e costi. Conservi la ricevuta di ciò che ha mandato.',
  },
  'es.tax-request.deadline': {
    says: 'Di solito ha dieci giorni lavorativi dal giorno dopo che l’ha ricevuto. Noi contiamo dalla sua data, per sicurezza.',
    action: 'Mandare i documenti, o le Sue osservazioni (alegaciones)',
    consequence: 'L’ufficio decide senza la Sua versione.',
  },
}
