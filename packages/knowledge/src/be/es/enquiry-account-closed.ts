/** Questions about a bank that closes or refuses an account: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_ES: Words = {
  'be.ask.account-closed': {
    says: 'Un banco que cierra una cuenta debe avisar casi siempre por escrito dos meses antes, salvo fraude o falta grave. Pregunte por escrito por qué y pida el dinero. Todo consumidor tiene derecho al servicio bancario básico: pídalo a un banco con su formulario. Incluye tarjeta, transferencias y domiciliaciones, barato. Si se niega, queja al banco, luego a Ombudsfin, gratis. Dé la nueva cuenta a la empresa.',
  },
}
