/** Questions about an unpaid fine: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_FINE_ES: Words = {
  'ie.ask.unpaid-fine': {
    says: 'Vaya al juzgado ese día con una declaración de su dinero. El juez puede tomarlo del sueldo, mandar recoger bienes si la multa pasa de €500 o dar trabajo comunitario. La prisión es lo último. Una multa de más de €100 se puede pagar a plazos en 12 meses.',
  },
}
