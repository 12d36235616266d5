/** Questions of people whose bank account is frozen: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FROZEN_ACCOUNT_ES: Words = {
  'us.ask-debt.account-frozen': {
    says: 'Pregunte hoy al banco quién lo ordenó y por qué tribunal. Un cobrador privado necesita antes una sentencia. Dos meses de ayudas federales por depósito directo deben quedar libres. Otro dinero también puede estar a salvo: presente ya al tribunal una petición de exención (claim of exemption), el plazo es corto. Si nunca recibió papeles, pida anular la sentencia. Si fue el banco solo, pida la razón por escrito.',
  },
}
