/** Questions about a credit for a thing that is faulty or never came: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_ES: Words = {
  'fr.ask-debt.linked-credit': {
    says: 'No deje de pagar por su cuenta: le ficharían y demandarían. En un crédito vinculado (crédit affecté) las cuotas empiezan solo con la entrega. En un litigio el juez puede suspender el crédito. Si un juez anula la venta, también cae el crédito. Escriba certificado al vendedor y al prestamista, pida reparación o anulación. Luego demande a los dos y pida la suspensión.',
  },
}
