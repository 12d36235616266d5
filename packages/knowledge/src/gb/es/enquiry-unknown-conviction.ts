/** Questions about a conviction nobody told you of: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_ES: Words = {
  'gb.ask-court-fine.never-knew': {
    says: "Se puede anular. Declare bajo juramento (statutory declaration) ante un tribunal (magistrates' court) que no sabía nada del caso, en los 21 días desde que se enteró. Condena, multa y puntos caen, y el caso empieza de nuevo. Llame hoy a la oficina de multas del tribunal. Si escriben agentes de embargo, avise a la empresa por escrito, también de una enfermedad. Por una multa penal pueden entrar por la fuerza como último recurso.",
  },
  'gb.ask-court-fine.declaration': {
    says: "Pida cita en cualquier magistrates' court; allí es gratis. Lleve el formulario, el número del caso y su respuesta (culpable o no). Hágalo dentro de 21 días desde que se enteró. Diga solo la verdad: una declaración falsa es delito.",
  },
}
