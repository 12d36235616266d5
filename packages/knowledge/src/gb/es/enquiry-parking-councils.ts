/** Questions about penalties of councils: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_ES: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: 'Escriba al ayuntamiento en 14 días con fotos: el precio bajo suele seguir abierto. Tras la notice to owner tiene 28 días para las alegaciones formales. Si dice que no, tiene 28 días para ir al tribunal gratuito. Basta un buen motivo.',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: 'Escriba al ayuntamiento en 14 días con fotos: el precio bajo suele seguir abierto. Tras la notice to owner tiene 28 días para las alegaciones formales. Si dice que no, tiene 28 días para ir al tribunal gratuito. Basta un buen motivo.',
  },
}
