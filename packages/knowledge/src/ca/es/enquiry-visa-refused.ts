/** Questions about a visa that was refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_WORDS: Words = {
  'ca.ask.visa-refused': {
    says: 'Acuda al Tribunal Federal en 15 días si está en Canadá, o en 60 si está fuera. También puede pedirlo de nuevo con mejores pruebas. Consiga las notas del funcionario.',
  },
}
