/** Benefits to pay back: Canada recovery benefits, and how to have a decision looked at again: the words in Spanish. */
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
  'ca.benefit.right-crb': {
    says: 'Puede pedir una segunda revisión de una decisión sobre CRB o CERB, y un plan que pueda pagar.',
  },
  'ca.benefit.right-federal-court': {
    says: 'Tras la segunda revisión de la agencia tributaria puede pedir al Tribunal Federal que mire la decisión. Tiene 30 días.',
  },
  'ca.benefit.child-rights': {
    says: 'Puede oponerse gratis ante la agencia tributaria y luego ir al Tax Court. Puede pedir pagos pequeños.',
  },
  'ca.benefit.child-right-object': {
    says: 'Si la suma o las fechas están mal, opóngase ante la agencia tributaria en 90 días desde el aviso. Es gratis y sin abogado.',
  },
  'ca.benefit.child-step-proof': {
    says: 'Averigüe qué meses y por qué. Envíe pruebas de dónde vivía el niño, como cartas de la escuela o del médico, o de sus ingresos.',
  },
  'ca.benefit.right-service': {
    says: 'La agencia tributaria debe tratarle con justicia y explicar su decisión. Puede quejarse a ella y después, gratis, al defensor del contribuyente (Taxpayers’ Ombudsperson).',
  },
}
