/** Questions about private insolvency: how long it takes and what a person keeps: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_ES: Words = {
  'de.ask-debt.insolvency': {
    says: 'Le libera de casi todas las deudas a los tres años. Antes un asesor o abogado debe intentar un acuerdo. Conserva su piso alquilado si sigue pagando. El coche queda solo si lo necesita para el trabajo o la salud. También queda la parte inembargable del sueldo. Multas y deudas de un delito intencionado no desaparecen.',
  },
}
