/** Questions about debts that one cannot pay, old debts, guarantors and relatives, and the first steps against a debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'jp.ask.step-debt': {
    says: 'Reúna sus cartas y llame a Houterasu.',
  },
  'jp.ask.right-debt': {
    says: 'Una empresa privada no puede embargar sin un juzgado.',
  },
  'jp.ask.cannot-pay': {
    says: 'Llame a Houterasu. Con ingresos bajos el consejo es gratis. Hay tres caminos: un plan, un plan judicial o la quiebra.',
  },
  'jp.ask.late-charges': {
    says: 'En un préstamo de un prestamista el retraso cuesta como mucho un 20 % al año; en otros contratos con empresas, un 14,6 %. Por encima no debe nada. Si es varias veces el préstamo, es viejo: busque antes su último pago. Tras cinco años puede alegar prescripción. No pague antes una parte.',
  },
  'jp.ask.certified-letter': {
    says: 'Es solo una carta, no una orden de un juzgado. Pero no la ignore: puede venir una demanda. Mire si lo debe y si es demasiado antiguo. No prometa ni pague nada antes. Conteste antes de su fecha, mejor con un abogado o 法テラス.',
  },
}
