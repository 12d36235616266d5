/** Traffic fines: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_ES: Words = {
  'jp.public.fine-want': {
    says: 'La policía le da una multa (反則金). Si paga, el caso queda cerrado.',
  },
  'jp.public.fine-real': {
    says: 'Pagar es su elección. Si paga, no hay antecedentes penales.',
  },
  'jp.public.fine-not-yet': {
    says: 'No puede empezar un caso penal antes de que acabe su plazo para pagar.',
  },
  'jp.public.fine-seven': {
    says: 'Puede pagar enseguida en los siete días después de la multa. Más tarde recibe un papel nuevo con diez días más.',
    action: 'Pagar, si la acepta',
    consequence: 'Puede seguir un caso penal.',
  },
  'jp.public.fine-step': {
    says: 'Compruebe el día, el lugar y la norma. Si la discute, no pague y pida antes consejo a un abogado.',
  },
  'jp.public.fine-right': {
    says: 'Tiene derecho a no pagar y a contar a un juez su versión.',
  },
  'jp.public.fine-pay': {
    title: 'Pagar',
    says: 'Pague en un banco o en correos.',
    cost: 'La multa.',
    time: 'Siete días.',
    risk: 'Usted la acepta.',
    bestFor: 'Es correcta.',
  },
}
