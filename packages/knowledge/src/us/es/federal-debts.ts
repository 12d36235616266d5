/** The Spanish words of the rows in ../federal-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FEDERAL_DEBTS_ES: Words = {
  'us.federal.right-offset-notice': {
    says: 'La oficina debe escribirle al menos 60 días antes de tomar su reembolso de impuestos o beneficios. En ese tiempo puede disputar la deuda o acordar un plan.',
  },
  'us.federal.right-offset-safe': {
    says: 'El SSI no se puede tomar así. De otro Seguro Social, $750 al mes están casi siempre protegidos, y pueden quedarse como mucho el 15%.',
  },
  'us.veteran.right-waiver': {
    says: 'Tiene un año desde el primer aviso para pedir al VA que le perdone la deuda (waiver). Diga por qué pagar sería muy difícil.',
  },
  'us.veteran.step-soon': {
    says: 'Escriba en 30 días: dispute la deuda, pida un perdón (waiver) u ofrezca un plan. Casi siempre eso evita que tomen beneficios antes.',
  },
}
