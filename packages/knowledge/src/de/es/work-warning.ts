/** The Spanish words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ROWS_ES: Words = {
  'de.work-warning.want': {
    says: 'Su empresa le advierte (Abmahnung). No está despedido.',
  },
  'de.work-warning.who': {
    says: 'Es su empresa. Un tribunal laboral puede revisar la advertencia.',
  },
  'de.work-warning.reality': {
    says: 'Tómelo en serio. Si se repite, puede llegar el despido.',
  },
  'de.work-warning.not-yet': {
    says: 'Su trabajo y su sueldo siguen igual.',
  },
  'de.work-warning.right-clear': {
    says: 'La advertencia debe nombrar el día y el hecho exacto, y la consecuencia. «Llega tarde a menudo» no basta.',
  },
  'de.work-warning.right-remove': {
    says: 'Si es falsa, puede pedir que la quiten del expediente. No hay un plazo corto.',
  },
  'de.work-warning.right-statement': {
    says: 'Puede leer su expediente y añadir su versión. El comité de empresa ayuda.',
  },
  'de.work-warning.step-note': {
    says: 'Anote enseguida qué pasó, cuándo y quién lo vio. Firme solo que la recibió, no que lo admite.',
  },
  'de.work-warning.step-avoid': {
    says: 'Piense lo que piense, procure que no se repita.',
  },
  'de.work-warning.option-statement': {
    says: 'Escriba una declaración breve y tranquila para el expediente. Pregunte antes al sindicato o al comité.',
    title: 'Su versión en el expediente',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'También puede mostrar sus errores.',
    bestFor: 'La advertencia es falsa.',
  },
  'de.work-warning.right-ill': {
    says: 'Si está enfermo, avise enseguida y diga cuánto durará. El médico solo debe confirmarlo tras tres días, salvo que la empresa lo pida antes.',
  },
}
