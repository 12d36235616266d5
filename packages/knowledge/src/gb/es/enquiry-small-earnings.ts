/** Questions of people who earn a little beside a job: whether the tax office must be told: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_EARNINGS_ES: Words = {
  'gb.ask-tax.small-earnings': {
    dependsOn: 'lo que ingresó en todo el año fiscal',
    says: 'Hasta 1.000 £ por año fiscal, no por mes, está libre y no hay que avisar. Cuentan juntos todos sus trabajos y ventas, antes de gastos. Si pasa de ahí, regístrese en Self Assessment antes del 5 de octubre siguiente al año fiscal, aunque no salga impuesto. ¿Va tarde? Avise ya a HMRC: así cuesta menos. El efectivo de un jefe es sueldo y él debe retener el impuesto. Vender sus cosas viejas en general no cuenta.',
  },
}
