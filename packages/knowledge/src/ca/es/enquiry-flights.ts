/** Questions about flights and luggage: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_WORDS: Words = {
  'ca.ask.flight': {
    says: 'Casi siempre puede elegir su dinero u otro vuelo. Si llega con tres horas de retraso o más, le deben hasta $1,000, o $500 si la aerolínea es pequeña. Vale si podía evitar el retraso y no era por seguridad. Reclámele por escrito en un año.',
  },
  'ca.ask.luggage': {
    says: 'La aerolínea debe pagar su pérdida real, hasta unos 1519 DEG (cerca de 2800 $). Escriba en 7 días por daño o 21 por retraso. Tiene dos años para demandar.',
  },
}
