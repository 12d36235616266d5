/** Questions about money taken from benefits: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_DEDUCTIONS_ES: Words = {
  'gb.ask-debt.benefit-seized': {
    says: 'Una empresa de tarjetas, préstamos o catálogos no puede tomar una ayuda en su origen. Los descuentos de Universal Credit son solo para deudas fijadas, como alquiler, energía o council tax. El dinero que ya está en su banco está menos seguro. Pida consejo gratuito.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'El Universal Credit pagado por error se puede recuperar, aunque el error fuera de ellos. La mayoría de las ayudas más antiguas solo se devuelve si usted dejó fuera un dato o lo dio mal. Puede pedir una revisión, una cantidad menor o que lo perdonen (waiver).',
    dependsOn: 'qué ayuda es',
  },
}
