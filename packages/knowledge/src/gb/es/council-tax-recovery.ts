/** Impuesto municipal, costas y agentes judiciales: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RECOVERY_ES: Words = {
  'gb.council-tax.right-bailiff-limits': {
    says: 'Si luego usan bailiffs, antes deben mandarle un aviso. Por el impuesto municipal no pueden entrar por la fuerza en su casa en la primera visita.',
  },
  'gb.council-tax.insight-bailiff-fees': {
    says: 'Las tarifas de los bailiffs están fijadas por ley y suben en cada paso. Un plan con el ayuntamiento antes de eso no añade nada.',
    actionable:
      'Acuerde un plan con el ayuntamiento antes de que pase la deuda, y pídalo por escrito.',
  },
  'gb.council-tax.insight-costs-case': {
    says: 'La High Court decidió en 2015 que el ayuntamiento debe poder mostrar cómo calculó las costas.',
    actionable:
      'Pregunte al ayuntamiento por el cálculo. Puede pedir a los magistrates que las revisen.',
  },
  'gb.council-tax.right-not-counted': {
    says: 'Estudiantes, aprendices y algunos más no cuentan como adultos para el descuento del 25%. Diga al ayuntamiento quién vive con usted.',
  },
  'gb.council-tax.wales-reduction-law': {
    says: 'Las reglas de la reducción son iguales en todo Gales. Si la niegan, pida que la revisen y luego recurra al Valuation Tribunal for Wales.',
  },
  'gb.council-tax.scotland-right-reminder': {
    says: 'El ayuntamiento debe mandar antes un aviso. Solo si la parte atrasada sigue 7 días sin pagar puede pedir el resto del año.',
  },
  'gb.council-tax.scotland-charge-first': {
    says: 'Incluso con un warrant, los sheriff officers casi siempre deben entregar antes una orden de pago (charge). Le da 14 días.',
  },
  'gb.council-tax.scotland-information-pack': {
    says: 'Antes de tomar cosas o sueldo deben darle un folleto de ayuda (debt advice and information package). Llame a un asesor que figure en él.',
  },
  'gb.council-tax.scotland-payment-programme': {
    says: 'El Debt Arrangement Scheme permite pagar las deudas en más tiempo, sin más intereses. Un asesor lo prepara gratis.',
  },
  'gb.council-tax.ni-right-check': {
    says: 'Puede pedir las ayudas que le corresponden, y que revisen el valor de su casa si está mal.',
  },
}
