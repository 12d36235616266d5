/** Letters of employers that end a job: what to do. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_STEPS_WORDS: Words = {
  'es.work.step-sign': {
    says: 'Firme solo que lo recibió: "recibí, no conforme", con la fecha de hoy. Guarde una copia.',
  },
  'es.work.step-conciliation': {
    says: 'Presente la papeleta de conciliación (SMAC u oficina de su comunidad) en 20 días hábiles. Así el plazo se detiene un tiempo.',
  },
  'es.work.step-union': {
    says: 'Hable con un sindicato o un abogado laboralista esta semana. Lleve la carta, el contrato y las nóminas.',
  },
  'es.work.step-check-sum': {
    says: 'Compruebe las cantidades: días por año, vacaciones, pagas extra. Pida un detalle.',
  },
  'es.work.step-evidence': {
    says: 'Guarde ya mensajes, horarios y nombres de testigos, antes de perder el acceso.',
  },
}
