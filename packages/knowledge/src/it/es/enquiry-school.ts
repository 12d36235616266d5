/** The Spanish words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_ES: Words = {
  'it.ask.school-bullying': {
    says: 'Escriba al director (dirigente scolastico) y pregunte qué hará: cada escuela debe tener reglas y un responsable contra el acoso, actuar y avisar a los padres. Guarde mensajes e informes médicos. Si hay insultos en internet, pida a la web que los quite; sin respuesta en 48 horas, al Garante. Llame gratis al 114. Si hay agresión, vaya a la policía.',
  },
}
