/** The Spanish words of the rows in ../traffic-fine-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_WORDS: Words = {
  'it.fine.step-date': {
    says: 'Anote el día en que la recibió y el día del hecho. Cuente 5, 30, 60 y 90 días.',
  },
  'it.fine.step-real': {
    says: 'Compruebe que es real en la web del municipio o por PagoPA. No siga enlaces de SMS o e-mails.',
  },
  'it.fine.step-choose': {
    says: 'Elija una vía: pagar, prefecto (Prefetto) o juez de paz (giudice di pace). No puede usar dos.',
  },
  'it.fine.step-points': {
    says: 'Si pregunta quién conducía, conteste en 60 días. Si no, recibe una segunda multa.',
  },
  'it.fine.step-wrong': {
    says: 'Diga qué está mal: no es su coche, vendido, matrícula equivocada, tarde, radar no aprobado.',
  },
  'it.fine.step-instalments': {
    says: 'Si no puede pagar, pida plazos a tiempo.',
  },
}
