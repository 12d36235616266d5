/** Questions about a landlord who complains of the noise of children: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDRENS_NOISE_ES: Words = {
  'de.ask-home.childrens-noise': {
    says: 'No. Un bebé que llora y niños que juegan son vida normal, y los vecinos deben aguantarlo. Solo cabe aviso por molestias graves y duraderas que usted podría evitar, tras una advertencia. Conteste por escrito: la edad del niño, qué hace por la noche, y que no hubo falta. Guarde copia. Vaya a un Mieterverein.',
  },
}
