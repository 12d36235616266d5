/** Questions about an accident at work that the employer does not report: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_IT: Words = {
  'es.ask.accident-not-reported': {
    says: 'Non perde i diritti se l’azienda non denuncia nulla. Vada alla mutua e dica che è successo al lavoro o nel tragitto; mai a casa. L’azienda deve comunicarlo in cinque giorni lavorativi. In malattia comune? Chieda all’INSS di decidere (determinación de contingencia). L’infortunio paga il 75 % dal giorno dopo. Lo segnali all’Inspección de Trabajo; senta un sindacato. Conservi messaggi, foto e testimoni.',
  },
}
