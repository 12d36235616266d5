/** Questions about tickets and parking: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'ca.ask.fine': {
    says: 'Puede pagar la multa o disputarla antes de la fecha que lleva. Son 15 días en Ontario, y 30 en Columbia Británica y Quebec. Pagar significa que la acepta.',
    dependsOn: 'su provincia y la fecha de la multa',
  },
  'ca.ask.private-parking': {
    says: 'Una empresa privada no puede multarle. Puede pedir dinero y quizá demandar. Pida pruebas de los carteles y de la suma.',
    dependsOn: 'lo que decían los carteles',
  },
  'ca.ask.ticket-on': {
    says: 'En Ontario tiene 15 días para elegir: pagar, solución temprana (early resolution) o juicio. Pida una de ellas y las notas del agente. Una condena puede traer puntos.',
  },
  'ca.ask.camera-ticket': {
    says: 'La multa de una cámara la paga casi siempre el dueño, conduzca quien conduzca. No le quita puntos. Si el coche se vendió o lo robaron, mande pruebas antes de la fecha de la multa. También puede impugnarla hasta ese día.',
    dependsOn: 'su provincia y la fecha de la multa',
  },
}
