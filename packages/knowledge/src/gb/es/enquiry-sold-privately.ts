/** Questions of a person who sold a used car or thing to somebody else: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_ES: Words = {
  'gb.ask-consumer.i-sold-privately': {
    says: 'Que se averíe después no obliga por sí solo a devolver el dinero. Quien vende en privado no promete calidad. Debe ser suyo y como lo describió, y no puede mentir si le preguntan. Guarde anuncio, mensajes, recibo y MOT. Responda una vez por escrito. Nunca ignore una demanda. Si vende a menudo, valen las reglas de comerciantes.',
  },
  'gb.ask-drive.tax-after-sale': {
    says: 'No lo debe si avisó a tiempo a la DVLA de la venta o el desguace. Conteste ya: envíe la carta o el correo con que respondió y el recibo con el día y el comprador. ¿Nunca avisó? Hágalo hoy en línea, pueden venir más multas. Diga por qué y pida que la quiten o bajen. Pagar con reserva evita que crezca.',
  },
}
