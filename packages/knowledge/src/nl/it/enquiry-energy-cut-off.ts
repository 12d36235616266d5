/** Questions about a threat to cut off energy: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_CUT_OFF_IT: Words = {
  'nl.ask.energy-cut-off': {
    says: 'Chiami oggi il fornitore e chieda un piano per iscritto. Non può staccare finché rispetta un piano o ha chiesto aiuto per i debiti. Chieda subito aiuto al comune (schuldhulp): con minaccia di distacco deve agire in tre giorni lavorativi. C’è un malato in casa? Mandi una lettera del medico.',
  },
}
