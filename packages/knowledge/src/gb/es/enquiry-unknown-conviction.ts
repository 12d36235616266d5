/** Questions about a conviction nobody told you of: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_ES: Words = {
  'gb.ask-court-fine.never-knew': {
    says: 'Sí, se puede anular. Declare ante el juzgado (statutory declaration) que no sabía nada del caso, dentro de 21 días desde que se enteró. Más tarde debe explicar el retraso. La condena cae entonces, pero el caso empieza de nuevo y usted se declara culpable o no.',
  },
  'gb.ask-court-fine.declaration': {
    says: "Pida cita en cualquier magistrates' court; allí es gratis. Lleve el formulario, el número del caso y su respuesta (culpable o no). Hágalo dentro de 21 días desde que se enteró. Diga solo la verdad: una declaración falsa es delito.",
  },
}
