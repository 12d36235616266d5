/** Questions about wages that were not paid, paid late or by a bad check: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_ES: Words = {
  'us.ask-work.last-paycheck': {
    says: 'Deben pagarle todo el trabajo hecho, a más tardar el siguiente día de pago. Algunos estados dicen de inmediato. Si no, quéjese ante la oficina laboral de su estado o la Wage and Hour Division.',
  },
  'us.ask-work.unpaid-wages': {
    says: 'Anote sus horas y pida el pago por escrito. Puede quejarse gratis ante la Wage and Hour Division o demandar. El plazo es de dos años, o tres si fue a propósito.',
  },
  'us.ask-life.wages': {
    says: 'Pida por escrito la suma y el día, con sus horas. Después haga gratis un reclamo ante la oficina de trabajo del estado. También puede demandar, casi siempre por el doble, y no pueden castigarle.',
  },
  'us.trouble.bad-paycheck': {
    says: 'Un cheque de pago sin fondos es salario sin pagar. Pida por escrito el pago y los cargos del banco, y haga gratis un reclamo de salario, junto con los otros si puede. Muchos estados añaden multas.',
  },
}
