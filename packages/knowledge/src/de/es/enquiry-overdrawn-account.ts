/** Questions about a bank that keeps benefits because the account is overdrawn: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAWN_ACCOUNT_ES: Words = {
  'de.ask-debt.overdrawn': {
    says: 'Pida hoy por escrito al banco que la cuenta sea P-Konto. Debe hacerlo, también en descubierto. Desde su petición no puede compensar la parte protegida de los ingresos nuevos con el descubierto, al menos 1.590 € al mes. El descubierto viejo se aparta y se paga a plazos. ¿Sin comida? Vaya al Jobcenter o a la oficina social. También puede abrir una cuenta básica en otro banco.',
  },
}
