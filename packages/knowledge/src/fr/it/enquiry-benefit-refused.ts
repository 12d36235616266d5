/** Questions about a benefit that the CAF refuses: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_REFUSED_IT: Words = {
  'fr.ask-debt.benefit-refused': {
    says: 'Chieda il motivo per iscritto. Scriva entro due mesi alla commissione di ricorso (CRA) della CAF; per l’RSA al consiglio di dipartimento. Aggiunga i documenti che mancavano. Dopo un no, o due mesi senza risposta, ha due mesi per il tribunale. Per l’aiuto all’alloggio, l’RSA e il premio di attività è il tribunale amministrativo, per gli altri quello giudiziario. È gratis. Faccia una nuova domanda se la sua vita è cambiata.',
  },
}
