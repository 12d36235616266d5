/** Questions of a person who sold a used car or thing to somebody else: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_ES: Words = {
  'gb.ask-consumer.i-sold-privately': {
    says: 'Que se averíe después no obliga por sí solo a devolver el dinero. Quien vende en privado no promete calidad. Debe ser suyo y como lo describió, y no puede mentir si le preguntan. Guarde anuncio, mensajes, recibo y MOT. Responda una vez por escrito. Nunca ignore una demanda. Si vende a menudo, valen las reglas de comerciantes.',
  },
}
