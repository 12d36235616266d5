/** The Spanish words of the rows in ../enquiry-withdrawal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WITHDRAWAL_ES: Words = {
  'de.ask-withdraw.refund': {
    says: 'Puede desembalarlo y probarlo como en una tienda. La tienda debe devolver todo en 14 días, con el envío normal. Puede esperar hasta tener el producto o su prueba de envío. Solo paga el desgaste que pase de una prueba así.',
  },
}
