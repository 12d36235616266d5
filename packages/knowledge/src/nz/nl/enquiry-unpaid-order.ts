/** Questions about an order or judgment that the other side does not pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_ORDER_NL: Words = {
  'nz.ask.enforce-order': {
    says: 'U kunt het bevel laten uitvoeren als een van het District Court. Vraag het online of bij de rechtbank aan, tegen een klein bedrag dat bij de schuld komt. Een attachment order haalt het van loon of uitkering. Met een warrant mag de deurwaarder spullen nemen en verkopen. Weet u niet wat hij heeft, vraag een financial assessment. U hebt het adres nodig. Stuur eerst een laatste brief. Meestal hebt u zes jaar.',
  },
}
