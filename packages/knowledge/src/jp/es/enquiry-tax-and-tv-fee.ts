/** Questions about tax that is due and the NHK fee: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_ES: Words = {
  'jp.ask.tax': {
    says: 'Llame a la oficina antes de que embargue y pida tiempo o plazos. Diga sus ingresos y gastos.',
    dependsOn: 'sus ingresos y el tipo de impuesto',
  },
  'jp.ask.nhk': {
    says: 'Sin aparato no necesita contrato y puede terminarlo. Lo de hace más de cinco años puede haber prescrito, pero dígalo antes de pagar.',
    dependsOn: 'si tiene un aparato que recibe NHK',
  },
}
