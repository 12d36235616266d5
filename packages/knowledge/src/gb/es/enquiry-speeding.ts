/** Questions about speeding notices: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_ES: Words = {
  'gb.ask-speed.not-driver': {
    says: 'Devuelva el formulario en 28 días y diga quién conducía, con la dirección que tenga. Guarde una copia. Diga solo lo que es verdad. No contestar es un delito aparte: seis puntos y hasta £1,000.',
  },
  'gb.ask-speed.fourteen-days': {
    says: 'El primer aviso debe llegar al titular registrado en 14 días desde la infracción, en la mayoría de los casos. Si el suyo llegó más tarde, pida consejo: quizá no puedan condenar por la velocidad. Devuelva igualmente el formulario sobre quién conducía.',
  },
  'gb.ask-speed.course': {
    says: 'Para la mayoría el curso es mejor: sin puntos, sin multa, sin condena. Usted lo paga y debe reservar a tiempo. Solo tiene que decirlo si una aseguradora lo pregunta; responda entonces la verdad. Si lo rechaza, cuente con al menos £100 y tres puntos.',
  },
}
