/** Questions about a dismissal of someone who works fewer hours for a child: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_ES: Words = {
  'es.ask.shorter-hours-dismissed': {
    says: 'Si trabaja menos horas por cuidar de un hijo, o lo pidió, el despido es nulo salvo que la empresa pruebe otra razón real. Entonces recupera puesto y salarios. Si no es nulo pero sí improcedente, son 33 días de salario por año. Presente la conciliación en 20 días hábiles desde el despido. Firmar la carta o el finiquito no le impide reclamar, salvo renuncia clara. Pida el paro en 15 días hábiles; no hace falta demandar.',
  },
}
