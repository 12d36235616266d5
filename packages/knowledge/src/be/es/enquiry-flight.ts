/** Questions about late and cancelled flights: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_ES: Words = {
  'be.ask.flight': {
    says: 'Si cancelan, usted elige: dinero de vuelta en siete días u otro vuelo. No tiene que aceptar un vale. Avisado con menos de 14 días, o tres horas tarde: casi siempre 250 a 600 € más. No si la causa era inevitable, como una tormenta. Guarde facturas de comida y hotel. Escriba a la aerolínea, luego al SPF Mobilité (FOD Mobiliteit).',
  },
}
