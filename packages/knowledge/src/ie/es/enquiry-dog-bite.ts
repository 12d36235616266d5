/** Questions about a bite by somebody else’s dog: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_ES: Words = {
  'ie.ask.dog-bite': {
    says: 'Vaya hoy al médico y haga fotos. Avise al dog warden del ayuntamiento y a los gardaí. Por ley paga el dueño el daño de un ataque; no hace falta probar una mordedura anterior. Escríbale en un mes. Después el Injuries Resolution Board en dos años; para un niño corre desde los 18. Guarde recibos y testigos.',
  },
}
