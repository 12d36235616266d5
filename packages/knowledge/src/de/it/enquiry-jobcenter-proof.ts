/** Questions about a Jobcenter decision against which the person has a reason or a proof: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_PROOF_IT: Words = {
  'de.ask-debt.jobcenter-cut-reason': {
    says: 'Faccia opposizione entro un mese, gratis, e mandi la prova. Con un motivo grave (wichtiger Grund) non c’è taglio: malattia, ospedale, figlio malato o lettera mai arrivata. Un solo appuntamento mancato non basta, e la parte per l’affitto resta. Dopo tre di fila può cessare tutto: ci vada subito. L’opposizione non ferma il taglio. Se mancano soldi per cibo o affitto, chieda subito un’ordinanza urgente al tribunale sociale.',
  },
  'de.ask-debt.jobcenter-back-not-told': {
    says: 'Lo comunichi ora per iscritto se il lavoro continua. Ciò che non ha detto di solito viene chiesto indietro. Ma controlli la somma: i primi 100 € di paga al mese e una parte oltre restano Suoi. L’opposizione è gratis entro un mese; finché si decide non paga. Poi chieda piccole rate. Può seguire una multa o un’accusa di frode: sul perché non deve rispondere senza avvocato.',
  },
  'de.ask-debt.jobcenter-back-told': {
    says: 'Faccia opposizione scritta entro un mese e mandi la prova di averlo detto. La paga si può comunque contare dal suo mese. Ma controlli la somma: va tolta la parte libera della paga. Se era un errore dell’ufficio che non poteva vedere, di solito tiene il denaro. La prova serve anche contro una multa. Chieda piccole rate.',
  },
  'de.ask-debt.jobcenter-rent-unpaid': {
    says: 'Chieda oggi per iscritto il motivo e una decisione scritta (Bescheid). Contro un no l’opposizione è gratis, entro un mese. La casa è a rischio? Chieda una misura urgente al tribunale sociale (Sozialgericht): gratis, senza avvocato, lo sportello scrive per lei. Per l’affitto arretrato il Jobcenter può fare un prestito. Avvisi il padrone: con due mesi di ritardo può disdire subito.',
  },
}
