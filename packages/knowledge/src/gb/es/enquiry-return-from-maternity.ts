/** Questions about the job that waits, or does not, after maternity leave: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_FROM_MATERNITY_ES: Words = {
  'gb.ask-work.maternity-return': {
    says: 'No firme nada aún. Tras el permiso tiene derecho a su propio puesto. Pasadas 26 semanas, solo si no es razonablemente posible pueden darle otro adecuado y no peor. Quedarse con la sustituta puede ser discriminación. En un despido real por reducción, usted va primero para una vacante adecuada. Escriba que vuelve a su puesto y llame ya a Acas: 0300 123 1100.',
  },
}
