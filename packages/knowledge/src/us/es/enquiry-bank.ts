/** Questions about checks on hold, overdrafts, closed accounts and credit denied: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_ES: Words = {
  'us.ask-life.hold': {
    says: 'Un banco puede retener un cheque solo por razones que nombra la ley, y debe decirle por qué y hasta cuándo. Pida a la sucursal que lo libere antes.',
    dependsOn: 'la razón del aviso',
  },
  'us.ask-life.overdraft': {
    says: 'Por cajeros y pagos únicos con tarjeta el banco puede cobrar solo si usted aceptó. Pida que le devuelva los cargos y retire ahora su permiso.',
    dependsOn: 'qué causó el sobregiro y si usted aceptó',
  },
  'us.ask-life.account-closed': {
    says: 'Un banco casi siempre puede cerrar una cuenta, pero el saldo es suyo. Pídalo por escrito, con la razón. Si usaron un informe, pídalo gratis y dispute errores.',
    dependsOn: 'las condiciones de la cuenta y la razón',
  },
  'us.ask-life.credit-denied': {
    says: 'Deben decirle las razones principales y el buró que usaron. Pida gratis ese informe en 60 días y dispute lo que esté mal.',
  },
  'us.fact.card-number-only': {
    says: 'Avise hoy al banco por teléfono y luego por escrito, y pida otra tarjeta. Si la tarjeta nunca se perdió y solo usaron su número, no debe nada si avisa en los 60 días desde el estado de cuenta que lo muestra. Los límites de $50 y $500 son para tarjeta o PIN perdidos o robados. El banco tiene 10 días hábiles para investigar; si no, casi siempre debe devolver el dinero mientras tanto.',
  },
}
