/** The formal warning before seizure (precetto), and seizures: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'it.enforce.want-precept': {
    says: 'Es el requerimiento formal antes del embargo (precetto). Pague en diez días, o pueden empezar a embargar.',
  },
  'it.enforce.want-seizure': {
    says: 'Trata de un embargo (pignoramento): de sueldo, pensión, cuenta, cosas o una casa.',
  },
  'it.enforce.who': {
    says: 'El abogado del acreedor actúa con una orden del juzgado. Solo un agente del juzgado (ufficiale giudiziario) puede llevarse cosas.',
  },
  'it.enforce.who-public': {
    says: 'La recaudación fiscal (Agenzia delle entrate-Riscossione) o un municipio actúa por sí mismo, sin juez.',
  },
  'it.enforce.rights': {
    says: 'Una parte de su sueldo o pensión está siempre a salvo. Puede oponerse, o pedir pagar en partes.',
  },
  'it.enforce.reality': {
    says: 'Es un poder real, pero con límites. Nadie le quita todo el sueldo, la cama, la nevera o la ropa.',
  },
  'it.enforce.ten-days': {
    says: 'No pueden embargar en los diez días tras el requerimiento (precetto), salvo que un juez lo permitiera.',
  },
  'it.enforce.ninety': {
    says: 'Si no empiezan a embargar en 90 días, el requerimiento (precetto) pierde su fuerza.',
  },
  'it.enforce.deadline-precept': {
    says: 'Tiene diez días desde el día en que se lo notificaron. Por prudencia, contamos desde su fecha.',
    action: 'Pagar, llegar a un acuerdo, o ver a un abogado para oponerse',
    consequence: 'Pueden empezar a embargar.',
  },
  'it.enforce.deadline-formal': {
    says: 'Los fallos de forma deben alegarse en 20 días desde la notificación.',
    action: 'Presentar una oposición de forma (opposizione agli atti)',
    consequence: 'Ya no puede usar esos fallos.',
  },
  'it.enforce.right-oppose': {
    says: 'Puede oponerse si pagó, si la deuda es demasiado antigua, si no hay título, o si la forma está mal.',
  },
  'it.enforce.right-convert': {
    says: 'Puede pedir al juez cambiar el embargo por dinero: un sexto ya y el resto en hasta 48 meses.',
  },
  'it.enforce.right-stop': {
    says: 'Puede pedir al juez que pare la ejecución por motivos serios.',
  },
  'it.enforce.right-legal-aid': {
    says: 'Con ingresos bajos, un abogado es gratis, también para oponerse a una ejecución.',
  },
  'it.enforce.option-oppose': {
    title: 'Oponerse',
    says: 'Un abogado dice al juez por qué debe pararse.',
    cost: 'Abogado y tasa, o ayuda legal gratis.',
    time: '20 días para fallos de forma. Cuanto antes para el resto.',
    risk: 'Si pierde, se añaden costas.',
    bestFor: 'Pagado, prescrito, nunca notificado, o límites no respetados.',
  },
  'it.enforce.option-plan': {
    title: 'Acordar pagar en partes',
    says: 'Ofrezca una primera cantidad y partes al mes. Que lo firmen.',
    cost: 'Lo que acuerden.',
    time: 'Algunos días.',
    risk: 'Sin su sí, siguen adelante.',
    bestFor: 'Lo debe y puede pagar en partes.',
  },
  'it.enforce.option-help': {
    title: 'Pedir ayuda a una oficina de crisis',
    says: 'Una oficina de crisis (OCC) ayuda a quien tiene demasiadas deudas a pedir un plan al juzgado.',
    cost: 'Una tasa, a menudo pagada con el plan.',
    time: 'Algunas semanas.',
    risk: 'Debe decir todas sus deudas y bienes.',
    bestFor: 'Muchas deudas.',
  },
  'it.enforce.insight-never-served': {
    says: 'Si nunca recibió la orden, toda la ejecución puede caer.',
    actionable: 'Pida al abogado la prueba de la notificación (relata di notifica).',
  },
  'it.enforce.warning-hide': {
    says: 'No esconda ni regale lo que tiene para escapar de esto. Puede ser un delito.',
  },
  'it.enforce.tactic-early': {
    says: 'Opóngase antes de que empiece el embargo: es más fácil pararlo.',
    risk: 'Hay que pagar la tasa del juzgado, salvo con ayuda legal.',
    notWhen: 'No sin un motivo real.',
  },
  'it.enforce.right-vacate-notice': {
    says: 'El agente judicial debe comunicarle el día y la hora del desalojo al menos diez días antes. Muestre enfermedad, niños pequeños o una casa próxima, y pida otro día.',
  },
}
