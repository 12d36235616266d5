/** Questions about a lawsuit for a debt, a judgment nobody heard of, old debts, and ways to end one: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_LAWSUIT_ES: Words = {
  'us.ask-debt.old': {
    says: 'En la mayoría de los estados, el plazo para demandar es de tres a seis años. Después un cobrador no puede demandar. No pague ni prometa antes de saberlo, porque eso puede hacerlo empezar otra vez.',
    dependsOn: 'su estado, el tipo de deuda y su último pago',
  },
  'us.ask-debt.ignore-summons': {
    says: 'No la ignore. Si no contesta, la otra parte gana por falta de contestación (default) y puede pedir su sueldo o su dinero del banco. Si ya faltó, pida ahora a la corte que lo reabra.',
  },
  'us.ask-debt.default-judgment': {
    says: 'Pida hoy el expediente a la secretaría de la corte (clerk). Puede pedir al juez que anule el fallo (judgment), sobre todo si nunca recibió los papeles. El plazo es corto.',
  },
  'us.ask-debt.settle': {
    says: 'Compruebe que la deuda es suya y no es demasiado vieja. Ofrezca lo que pueda pagar y consiga primero el acuerdo por escrito. Una deuda perdonada de $600 o más se puede reportar como ingreso.',
  },
  'us.ask-debt.debt-relief': {
    says: 'Hable primero con un consejero de crédito sin fines de lucro (credit counselor). Una empresa que vende alivio de deudas por teléfono no puede cobrar antes de resolver una deuda.',
  },
  'us.ask-debt.cancelled-debt': {
    says: 'Una deuda cancelada cuenta como ingreso, salvo que haya una excepción. Las principales son la bancarrota (bankruptcy) y deber más de lo que posee. Use el formulario 982 (Form 982).',
    dependsOn: 'si debía más de lo que poseía cuando se canceló',
  },
  'us.story.not-served': {
    says: 'Pida a la corte el expediente y la prueba de entrega. Si no le entregaron los papeles, pida enseguida anular la sentencia y parar el embargo. Diga por qué y cuál es su defensa.',
  },
}
