/** Questions about an objection (Rechtsvorschlag) to a payment order: too late, and what comes after it. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTION_ES: Words = {
  'ch.ask.order-missed': {
    says: '¿No pudo actuar a tiempo, por ejemplo por estar en el hospital? Pida a la autoridad de vigilancia que le devuelva el plazo en cuanto pueda. Si no debe nada, un juez puede parar el caso con pruebas. O acuerde plazos. Lo necesario para vivir no se toca.',
  },
  'ch.ask.after-objection': {
    says: 'El caso se detiene. El acreedor debe ir al juez: con una sentencia o su firma, un trámite rápido (Rechtsöffnung, mainlevée); si no, una demanda normal. Responda al tribunal a tiempo. Un año después de la orden se extingue. Si no hace nada en tres meses, pida ocultar la inscripción.',
  },
}
