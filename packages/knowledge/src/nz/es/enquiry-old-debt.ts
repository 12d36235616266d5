/** Questions about debts of many years ago: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_ES: Words = {
  'nz.ask.old-by-year': {
    says: 'Lo más probable es que sea demasiado vieja. Sin sentencia, un juez no le hará pagar seis años después de vencer, si usted lo dice. Un pago o nota firmada reinicia los seis años. No pague, prometa ni firme. Pida por escrito la prueba y el día del último pago. Si llega un papel del juzgado, conteste a tiempo que es vieja. Ayuda: MoneyTalks 0800 345 123.',
  },
}
