/** Affitto: motivi, riduzione, difetti, cauzione, riconsegna, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_IT: Words = {
  'ch.rise.right-reason': {
    says: 'Un aumento vuole un motivo chiaro nella legge: tasso di riferimento, più costi o veri lavori. La parola «mercato» da sola non basta. Dopo il modulo ha 30 giorni per contestare.',
  },
  'ch.rise.right-form-content': {
    says: 'Il modulo ufficiale deve mostrare la pigione vecchia, la nuova, la data, i motivi e come contestare. Senza modulo paghi ancora la vecchia.',
  },
  'ch.rise.right-lower': {
    says: 'Se il tasso di riferimento scende, chieda per iscritto una pigione più bassa. Senza risposta in 30 giorni, vada all’ufficio di conciliazione. È gratis.',
  },
  'ch.home.right-repair': {
    says: 'Segnali i difetti per iscritto. Può chiedere la riparazione e una pigione ridotta. Se prima fissa un termine, può depositare la pigione.',
  },
  'ch.home.right-deposit': {
    says: 'La cauzione deve stare su un conto a Suo nome, al massimo tre mesi. Un anno dopo la banca deve pagarle, se non c’è una causa.',
  },
  'ch.home.right-handover': {
    says: 'Non paga l’usura normale. Il locatore deve segnalare subito i danni alla riconsegna, o perde il diritto.',
  },
  'ch.home.right-leave-early': {
    says: 'Può andare via prima se offre un nuovo inquilino solvibile e accettabile, alle stesse condizioni. Da allora non deve più pigione.',
  },
  'ch.home.right-charges': {
    says: 'Deve le spese accessorie solo se il contratto le nomina, e solo il costo vero. Può vedere le fatture.',
  },
  'ch.home.right-unfair-notice': {
    says: 'Una disdetta contro la buona fede si può annullare. Anche se arriva perché ha chiesto un diritto, o entro tre anni da una causa vinta.',
  },
}
