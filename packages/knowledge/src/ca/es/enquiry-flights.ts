/** Questions about flights and luggage: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_WORDS: Words = {
  'ca.ask.flight': {
    says: 'Casi siempre puede elegir su dinero u otro vuelo. Le deben hasta $1,000 por retrasos que la aerolínea podía evitar. Reclámele en un año.',
  },
  'ca.ask.luggage': {
    says: 'La aerolínea debe pagar su pérdida real, hasta unos 1519 DEG (cerca de 2800 $). Escriba en 7 días por daño o 21 por retraso. Tiene dos años para demandar.',
  },
}
