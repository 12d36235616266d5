/** A fixed penalty that a Scottish prosecutor offers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FISCAL_PENALTIES_ES: Words = {
  'gb.fiscal.want': {
    says: 'Un fiscal le ofrece una sanción en lugar de un juicio. Si calla en los 28 días, la ley lo toma como un sí.',
  },
  'gb.fiscal.reality': {
    says: 'Una vez aceptada, ya no le pueden condenar por esto. La suma se cobra entonces como una multa.',
  },
  'gb.fiscal.right-refuse': {
    says: 'Puede rechazarla. Escríbalo antes de que acaben los 28 días al secretario (clerk of court) de la oferta. Entonces puede decidir un tribunal.',
  },
  'gb.fiscal.step': {
    says: '¿Lo hizo? Si no, busque un abogado (solicitor) y rechácela por escrito en los 28 días. Si acepta, pague como dice la oferta.',
  },
  'gb.late.fiscal-want': {
    says: 'Un fiscal le ofreció una sanción en lugar de un juicio. Los días parecen haber pasado, así que la ley lo toma como un sí.',
  },
  'gb.late.fiscal-step': {
    says: '¿La habría rechazado, pero la oferta nunca llegó o algo excepcional se lo impidió? Pida hoy al clerk of court de la oferta que la retire (recall).',
  },
  'gb.late.fiscal-pay-step': {
    says: '¿Es correcta la oferta? Llame hoy al tribunal que nombra. Pregunte cuánto se debe ahora, y pida tiempo para pagar si lo necesita.',
  },
  'gb.late.fiscal-option': {
    says: 'Escriba al clerk of court. Diga que la habría rechazado y por qué no pudo. Si dice que no, pida al tribunal en 7 días que lo revise.',
    title: 'Pedir que se retire la oferta',
    cost: 'Gratis.',
    time: 'En los 7 días tras el plazo de pago. Más tarde, solo con buena causa.',
    risk: 'Puede seguir un juicio.',
    bestFor: 'No lo hizo y no pudo rechazar a tiempo.',
  },
}
