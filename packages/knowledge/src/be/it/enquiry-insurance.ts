/** Questions about an insurer that refuses: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'be.ask.insurer-refuses': {
    says: 'Chieda quale clausola della polizza usano. Risponda per iscritto con le prove e reclami all’assicuratore. Poi l’ombudsman delle assicurazioni guarda il caso gratis.',
  },
}
