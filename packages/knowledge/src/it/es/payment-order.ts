/** Court orders for payment (decreto ingiuntivo): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'it.claim.want-order': {
    says: 'Es una orden de pago del juzgado (decreto ingiuntivo). El juez ha visto solo los papeles del acreedor, no su versión.',
  },
  'it.claim.no-seizure': {
    says: 'Salvo que diga «provvisoriamente esecutivo», no pueden embargar nada en los primeros 40 días.',
  },
  'it.claim.sixty-days': {
    says: 'Una orden de pago debe notificarse en los 60 días desde su fecha. Si no, pierde su fuerza.',
  },
  'it.claim.deadline-order': {
    says: 'Tiene 40 días desde el día en que se la notificaron (notifica). Por prudencia, contamos desde su fecha.',
    action: 'Pagar, u oponerse con un abogado (opposizione)',
    consequence: 'La orden será definitiva y podrán embargar sueldo, cuenta y bienes.',
  },
  'it.claim.right-oppose': {
    says: 'Tiene derecho a oponerse a una orden de pago. Entonces empieza un juicio normal y ellos deben probar la deuda.',
  },
  'it.claim.right-stop': {
    says: 'Si la orden puede ejecutarse ya, puede pedir al juez que lo pare por motivos serios.',
  },
  'it.claim.right-late': {
    says: '¿No lo supo a tiempo por una mala notificación? Puede oponerse tarde. Pregunte ya a un abogado.',
  },
  'it.claim.option-pay': {
    title: 'Pagar a tiempo',
    says: 'Pague la cantidad y las costas de la orden en 40 días y guarde la prueba.',
    cost: 'La cantidad, los intereses y las costas que fijó el juez.',
    time: 'Antes del último día.',
    risk: 'Bajo.',
    bestFor: 'Lo debe todo y puede pagar.',
  },
  'it.claim.insight-silence': {
    says: 'Si no se opone en 40 días, la orden es tan fuerte como una sentencia.',
    actionable: 'Vea a un abogado mucho antes del último día.',
  },
  'it.claim.tactic-partial': {
    says: 'Si debe una parte, páguela y opóngase al resto.',
    risk: 'El juez puede dejarles ejecutar la parte no discutida.',
    notWhen: 'No lo use si toda la deuda es demasiado antigua.',
  },
  'it.claim.element-warning': {
    name: 'El aviso de los 40 días',
    says: 'La orden debe decir que usted puede oponerse en 40 días, y que sigue la ejecución si no lo hace.',
    ifMissing: 'Diga a su abogado que falta el aviso.',
  },
}
