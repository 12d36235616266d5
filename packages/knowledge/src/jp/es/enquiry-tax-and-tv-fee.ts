/** Questions about tax that is due and the NHK fee: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_ES: Words = {
  'jp.ask.tax': {
    says: 'Vaya o llame antes de la fecha de la carta. Para impuestos y seguros públicos no hace falta juez: tras el aviso (督促状) la oficina puede embargar sueldo y cuentas. Lleve nóminas y gastos. Pida plazos, un aplazamiento (換価の猶予, 徴収の猶予) y una reducción (減免). Una parte del sueldo siempre queda a salvo. Si no puede vivir, pida que paren (滞納処分の停止).',
  },
  'jp.ask.nhk': {
    says: 'Sin aparato no necesita contrato y puede terminarlo. Lo de hace más de cinco años puede haber prescrito, pero dígalo antes de pagar.',
    dependsOn: 'si tiene un aparato que recibe NHK',
  },
  'jp.ask.late-return': {
    says: 'Presente la declaración ya, aunque sea tarde (期限後申告). Antes de una inspección el recargo es bajo. Dentro de un mes casi nunca lo hay. El interés corre. Si no puede pagar, pida tiempo o plazos.',
  },
}
