/** Questions about a landlord who does nothing against noisy neighbours: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_AND_LANDLORD_IT: Words = {
  'nl.ask.noise-landlord': {
    says: 'Tenga un diario con giorni, ore e testimoni. Lo segnali ogni volta per iscritto al locatore e chieda misure entro una data. Se il vicino affitta dallo stesso locatore, questi deve agire contro un rumore grave. Altrimenti un giudice può ordinarlo e ridurre l’affitto. Chieda anche la mediazione gratuita (buurtbemiddeling); di notte la polizia: i rapporti sono prova. Continui a pagare. Aiuta il Juridisch Loket.',
  },
}
