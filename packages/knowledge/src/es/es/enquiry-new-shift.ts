/** Questions about new hours or shifts that are to start within days: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_SHIFT_ES: Words = {
  'es.ask.new-shift-now': {
    says: 'Vaya al nuevo turno y reclame a la vez: si falta, pueden despedirle. Firme solo con «no conforme» y la fecha. Un cambio importante exige carta con sus causas y 15 días de antelación. Tiene 20 días hábiles para demandar, o puede irse con 20 días de salario por año, hasta nueve meses. Con hijos menores de 12 años pida por escrito un horario adaptado: deben contestar en 15 días.',
  },
}
