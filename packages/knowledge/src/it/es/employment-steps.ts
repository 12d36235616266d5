/** The Spanish words of the rows in ../employment-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_WORDS: Words = {
  'it.work.step-sign': {
    says: 'Firme solo que la recibió («per ricevuta»), con la fecha de hoy. Guarde el sobre.',
  },
  'it.work.step-challenge': {
    says: 'Envíe la impugnación escrita en 60 días: basta una carta corta. Luego tiene 180 días para demandar o pedir conciliación.',
  },
  'it.work.step-union': {
    says: 'Vea a un sindicato o abogado laboral esta semana con carta, contrato y nóminas.',
  },
  'it.work.step-sums': {
    says: 'Mire la última nómina: preaviso, indemnización de fin de empleo (TFR), vacaciones, paga 13 (tredicesima).',
  },
  'it.work.step-proof': {
    says: 'Guarde ahora mensajes, turnos y nombres de testigos.',
  },
}
