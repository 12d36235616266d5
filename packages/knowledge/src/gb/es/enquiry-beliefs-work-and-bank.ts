/** What people believe of checks on bank accounts, private messages and parties at work, put right: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_WORK_AND_BANK_ES: Words = {
  'gb.ask-benefit.bank-check': {
    says: 'No cuando quiera. Pero una ley de 2025 deja al DWP ordenar a los bancos que revisen las cuentas donde entra Universal Credit, Pension Credit o ESA. El banco solo avisa de cuentas con una señal, como ahorros de más de £16,000 o demasiado tiempo fuera. No puede contar qué compra. La State Pension queda fuera. Antes de cortar nada debe mirar una persona. Si sospecha fraude, puede pedir más. Comunique ahorros y viajes.',
  },
  'gb.ask-work.private-messages': {
    says: 'En su propio móvil y cuentas privadas la empresa no puede entrar sin su permiso. El teléfono, correo y chats del trabajo sí puede revisarlos, con límites. Debe avisar antes, tener buen motivo y no tomar más de lo necesario. En secreto solo en casos raros, como sospecha de delito. Lo que enseña un compañero puede usarse. Pida copia de lo que tiene. Quéjese a la empresa y luego al ICO.',
  },
  'gb.ask-work.party': {
    says: 'Una fiesta de la empresa cuenta como trabajo. Una pelea, amenazas, tocamientos o palabras racistas pueden costar el puesto enseguida. Beber de más sin causar daño casi nunca basta. Antes de decidir, la empresa debe investigar y oírle. Lleve a un compañero o al sindicato. Para reclamar por despido injusto hacen falta casi siempre dos años. Si el empleo acaba desde el 1 de enero de 2027, seis meses. Llame a Acas.',
  },
}
