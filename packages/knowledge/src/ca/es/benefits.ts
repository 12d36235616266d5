/** The Spanish words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_WORDS: Words = {
  'ca.benefit.want': { says: 'Mire de qué semanas se trata, cuánto es y por qué.' },
  'ca.benefit.reality': {
    says: 'Puede pedir que revisen la decisión. También puede pedir pagos pequeños.',
  },
  'ca.benefit.who': {
    says: 'Service Canada decide sobre el seguro de empleo y las pensiones. La Canada Revenue Agency cobra la deuda.',
  },
  'ca.benefit.rights': {
    says: 'Puede pedir una reconsideración y luego apelar gratis ante el Social Security Tribunal.',
  },
  'ca.benefit.right-review': {
    says: 'Puede pedir que revisen una decisión del seguro de empleo (employment insurance) en 30 días desde que la conoce.',
  },
  'ca.benefit.right-appeal': {
    says: 'Si vuelven a decir que no, puede apelar ante el Social Security Tribunal en 30 días.',
  },
  'ca.benefit.right-plan': {
    says: 'Puede pedir un plan de pagos que le deje lo suficiente para vivir.',
  },
  'ca.benefit.step-why': {
    says: 'Averigüe qué semanas y por qué. Compárelo con sus informes y recibos de sueldo.',
  },
  'ca.benefit.step-review': {
    says: 'Si está mal, envíe una solicitud de reconsideración antes de que acaben los 30 días.',
  },
  'ca.benefit.step-pay': { says: 'Si está bien, llame y ofrezca una suma que pueda mantener.' },
  'ca.benefit.reconsider': {
    says: 'En el seguro de empleo (employment insurance) tiene 30 días para pedir una reconsideración. Contamos desde la fecha de la carta.',
    action: 'Pida una reconsideración, si no está de acuerdo',
    consequence: 'Pueden rechazar una solicitud tardía sin un buen motivo.',
  },
  'ca.benefit.opt-review': {
    says: 'Envíe el formulario de reconsideración y sus pruebas.',
    title: 'Pedir una nueva revisión',
    cost: 'Gratis.',
    time: '30 días.',
    risk: 'Bajo.',
    bestFor: 'Los hechos o la suma están mal.',
  },
  'ca.benefit.opt-plan': {
    says: 'Explique sus ingresos y gastos.',
    title: 'Pedir pagos pequeños',
    cost: 'La suma que acuerde.',
    time: 'Ahora.',
    risk: 'Pueden quedarse con devoluciones de impuestos.',
    bestFor: 'Está bien, pero no puede pagar todo de una vez.',
  },
  'ca.benefit.warn': {
    says: 'Pueden retener parte de ayudas futuras o devoluciones de impuestos para pagar la deuda.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Un pago de más del seguro de empleo (EI) se debe descubrir casi siempre en 36 meses, o en 72 si una declaración era falsa. A veces se puede anular, por grandes dificultades o un error de la oficina.',
  },
  'ca.benefit.right-ei-review': {
    says: 'Tiene 30 días desde la decisión para pedir por escrito a Service Canada que la revise. Es gratis.',
  },
  'ca.benefit.right-pension-review': {
    says: 'En la pensión Old Age Security o el Canada Pension Plan tiene 90 días para pedir una revisión. Se puede perdonar una deuda que viene de un mal consejo de la oficina.',
  },
  'ca.benefit.right-crb': {
    says: 'Puede pedir una segunda revisión de una decisión sobre CRB o CERB, y un plan que pueda pagar.',
  },
  'ca.benefit.on-review': {
    says: 'En Ontario tiene 30 días para pedir una revisión interna (internal review) de una decisión de Ontario Works u ODSP. Después puede apelar.',
  },
  'ca.benefit.bc-review': {
    says: 'En Columbia Británica tiene 20 días hábiles para pedir que reconsideren una decisión de asistencia.',
  },
  'ca.benefit.qc-review': {
    says: 'En Quebec tiene 90 días para pedir la revisión (révision) de una decisión de ayuda social.',
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
  'ca.benefit.right-federal-court': {
    says: 'Tras la segunda revisión de la agencia tributaria puede pedir al Tribunal Federal que mire la decisión. Tiene 30 días.',
  },
  'ca.pension.want': {
    says: 'Service Canada ha decidido sobre su pensión. Busque la razón y apunte el día en que recibió la carta.',
  },
  'ca.pension.right-again': {
    says: 'Tiene 90 días desde que recibió la carta para pedir por escrito que lo miren de nuevo. Es gratis.',
  },
  'ca.pension.right-tribunal': {
    says: 'Si vuelven a negarse, decide el Social Security Tribunal. Apele en 90 días. No necesita abogado.',
  },
  'ca.pension.step': {
    says: 'Pida su expediente. Envíe lo que falta, como un informe médico sobre lo que no puede hacer en el trabajo.',
  },
  'ca.pension.reconsider': {
    says: 'Para una pensión pública tiene 90 días para pedir la reconsideración. Contamos desde la fecha de la carta.',
    action: 'Pedir la reconsideración, si no está de acuerdo',
    consequence: 'Pueden rechazar una petición tardía sin buena razón.',
  },
  'ca.benefit.on-decision': {
    says: 'Es la primera palabra de la oficina, no la última. Muchas decisiones cambian tras una revisión o apelación.',
  },
  'ca.benefit.on-step': {
    says: 'Pida por escrito una revisión interna en 30 días. Si siguen negándose, apele al Social Benefits Tribunal. Una clínica legal ayuda gratis.',
  },
}
