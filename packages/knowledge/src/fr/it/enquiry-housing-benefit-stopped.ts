/** Questions about housing benefit that stopped: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_STOPPED_IT: Words = {
  'fr.ask-debt.housing-benefit-stopped': {
    says: 'Chieda il motivo alla CAF per iscritto. Se il proprietario ha segnalato un affitto non pagato che lei ha pagato, mandi subito ricevute o estratti. Con un ritardo vero l’aiuto di solito continua con un piano rispettato. Per contestare scriva alla commissione di ricorso (CRA) della CAF entro due mesi. Poi il tribunale amministrativo.',
  },
}
