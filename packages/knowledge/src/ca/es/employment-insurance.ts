/** Employment Insurance (EI): a refusal, and money to pay back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_INSURANCE_WORDS: Words = {
  'ca.benefit.right-review': {
    says: 'Puede pedir que revisen una decisión del seguro de empleo (employment insurance) en 30 días desde que la conoce.',
  },
  'ca.benefit.right-appeal': {
    says: 'Si vuelven a decir que no, puede apelar ante el Social Security Tribunal en 30 días.',
  },
  'ca.benefit.reconsider': {
    says: 'En el seguro de empleo (employment insurance) tiene 30 días para pedir una reconsideración. Contamos desde la fecha de la carta.',
    action: 'Pida una reconsideración, si no está de acuerdo',
    consequence: 'Pueden rechazar una solicitud tardía sin un buen motivo.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Un pago de más del seguro de empleo (EI) se debe descubrir casi siempre en 36 meses, o en 72 si una declaración era falsa. A veces se puede anular, por grandes dificultades o un error de la oficina.',
  },
  'ca.benefit.right-ei-review': {
    says: 'Tiene 30 días desde la decisión para pedir por escrito a Service Canada que la revise. Es gratis.',
  },
  'ca.ei.want': {
    says: 'Service Canada ha decidido sobre su seguro de empleo (EI). Busque el motivo y anote el día en que recibió la carta.',
  },
  'ca.ei.reality': {
    says: 'Un no no es la última palabra. Puede pedir gratis una nueva revisión.',
  },
  'ca.ei.rights': {
    says: 'Tiene 30 días para pedir por escrito una nueva decisión. Luego puede decidir un tribunal.',
  },
  'ca.ei.who': {
    says: 'Service Canada gestiona el seguro de empleo (Employment Insurance, EI) para el gobierno.',
  },
  'ca.ei.right-reconsider': {
    says: 'Tiene 30 días desde la decisión para pedir por escrito a Service Canada que la revise. Es gratis.',
  },
  'ca.ei.right-just-cause': {
    says: 'Si renunció, todavía puede recibir el seguro (EI) si no tenía una forma justa de quedarse. Pueden contar el acoso, el peligro, la enfermedad o mudarse con su familia.',
  },
  'ca.ei.right-misconduct': {
    says: 'Si alegan mala conducta (misconduct), deben mostrar dos cosas. Que lo hizo a propósito, y que sabía que podía perder el empleo. Un error no basta.',
  },
  'ca.ei.right-tribunal': {
    says: 'Si vuelven a decir que no, puede apelar ante el Social Security Tribunal en 30 días. Es gratis.',
  },
  'ca.ei.step': {
    says: 'Pida la reconsideración por escrito. Dé hechos, fechas y pruebas, como una nota del médico o mensajes.',
  },
}
