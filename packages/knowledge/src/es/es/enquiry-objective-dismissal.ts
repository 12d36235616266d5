/** Questions about a dismissal for economic reasons: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTIVE_DISMISSAL_ES: Words = {
  'es.ask.dismissed-objective': {
    says: 'La empresa debe dar carta con los hechos, 20 días de sueldo por año al entregarla (máximo 12 meses) y 15 días de preaviso o su pago. Firme «no conforme». Si las causas no son ciertas, como si contrata a otro para su puesto, es improcedente: 33 días por año o readmisión. Tiene 20 días hábiles para la papeleta. Puede cobrar y reclamar igual. Pida el paro en 15 días hábiles.',
  },
}
