/** Questions of a person who sold a used car or thing to somebody else: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_ES: Words = {
  'ie.ask.i-sold-privately': {
    says: 'Que se averíe después no obliga por sí solo a devolver el dinero. Quien vende en privado no promete calidad. Debe ser suyo y como lo describió, y un coche debe ser seguro, salvo que ambos firmaran que no lo es. Guarde anuncio, mensajes, recibo y NCT. Responda una vez por escrito. Si llegan papeles del juzgado, responda a tiempo.',
  },
}
