/** Questions about debts of many years ago: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_ES: Words = {
  'au.ask.old-nsw': {
    says: 'En Nueva Gales del Sur una deuda así se extingue seis años después de vencer, o de su último pago o nota firmada, si ningún juez decidió. Entonces no debe nada. No pague, prometa ni firme. Pida por escrito la prueba y el día del último pago. Si llega un papel del juzgado, conteste a tiempo que es demasiado vieja. AFCA es gratis.',
  },
  'au.ask.old-by-year': {
    says: 'Lo más probable es que sea demasiado vieja. Sin sentencia, un juez ya no le hará pagar pasados seis años del vencimiento, del último pago o de una nota firmada (tres en el Territorio del Norte). No pague, prometa ni firme: puede reiniciar el plazo. Pida por escrito la prueba y el día del último pago. Conteste a tiempo todo papel del juzgado. AFCA es gratis.',
  },
}
