/** The Italian words of the rows in ../enquiry-noise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_IT: Words = {
  'ca.ask.noise': {
    says: 'Annoti date e ore. Scriva al proprietario o al condominio (strata): devono agire perché lei viva in pace. Di notte chiami l’ufficio regolamenti (by-law office) della città. Poi vada al tribunale degli affitti, o in una strata della British Columbia al Civil Resolution Tribunal.',
  },
  'ca.ask.barking-dog': {
    says: 'Prima ne parli, e annoti giorni e ore. Poi faccia reclamo al Suo comune: con il regolamento su rumore o animali (by-law) può avvisare e multare il padrone.',
  },
}
