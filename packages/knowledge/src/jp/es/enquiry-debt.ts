/** Questions about debts that one cannot pay, old debts, guarantors and relatives, and the first steps against a debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'jp.ask.step-debt': {
    says: 'Reúna sus cartas y llame a Houterasu.',
  },
  'jp.ask.right-debt': {
    says: 'Una empresa privada no puede embargar sin un juzgado.',
  },
  'jp.ask.old': {
    says: 'La mayoría de las deudas: cinco años desde la fecha de pago, diez tras una sentencia. Debe decirlo usted. Un pago o una promesa lo hace empezar de nuevo.',
    dependsOn: 'cuándo pagó o prometió por última vez',
  },
  'jp.ask.cannot-pay': {
    says: 'Llame a Houterasu. Con ingresos bajos el consejo es gratis. Hay tres caminos: un plan, un plan judicial o la quiebra.',
  },
  'jp.ask.late-charges': {
    says: 'En un préstamo de un prestamista el retraso cuesta como mucho un 20 % al año; en otros contratos con empresas, un 14,6 %. Por encima no debe nada. Si es varias veces el préstamo, es viejo: busque antes su último pago. Tras cinco años puede alegar prescripción. No pague antes una parte.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'Su familia no debe nada, pero un avalista debe pagar. Conserva lo básico y hasta 990.000 yenes en efectivo. Casa y coche caro suelen venderse. Pocos trabajos se cierran unos meses. Impuestos y pensión de hijos quedan.',
    dependsOn: 'lo que posee y quién avaló',
  },
  'jp.ask.student-loan': {
    says: 'Llame a JASSO antes de atrasarse más. Pida cuotas menores (減額返還) o una espera (返還期限猶予) si gana poco, está enfermo o sin trabajo. Pueden pedir a un avalista: avísele pronto.',
  },
  'jp.ask.guarantor': {
    says: 'Un avalista solidario (連帯保証人) debe como el deudor. Pida el papel firmado y lo que queda. Sin escrito, o sin tope en un aval abierto, es nulo. Vea a un abogado antes de pagar.',
    dependsOn: 'lo que firmó',
  },
  'jp.ask.parents-debt': {
    says: 'Nadie debe el préstamo de un familiar, salvo quien firmó como fiador (保証人). Un prestamista no puede presionar a la familia: diga no por escrito. No firme ni pague nada. Tras una muerte se heredan deudas: renuncie (相続放棄) en tres meses ante el tribunal de familia.',
  },
}
