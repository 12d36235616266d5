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
  'jp.ask.late-return': {
    says: 'Presente la declaración ya, aunque sea tarde (期限後申告). Antes de una inspección el recargo es bajo. Dentro de un mes casi nunca lo hay. El interés corre. Si no puede pagar, pida tiempo o plazos.',
  },
}
