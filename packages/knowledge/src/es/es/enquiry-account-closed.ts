/** Questions about a bank that closes or refuses an account: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_ES: Words = {
  'es.ask.account-closed': {
    says: 'Un banco que cierra una cuenta debe avisar casi siempre por escrito dos meses antes. Si pide papeles (identidad, ingresos), llévelos y guarde copia sellada: sin ellos puede bloquearla. Quien vive legalmente en la UE, y los solicitantes de asilo, tienen derecho a una cuenta de pago básica. El banco debe contestar en diez días hábiles. Si se niega, reclame, y luego gratis al Banco de España.',
  },
}
