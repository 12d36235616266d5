/** Questions about an entry of the Schufa for a bill that was paid: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRIES_ES: Words = {
  'de.ask-debt.schufa-paid': {
    says: 'Una deuda pagada se borra casi siempre tres años después del pago. Si pagó en los 100 días tras el aviso a la Schufa y no hay nada más, a los 18 meses. Pida la copia gratuita (Datenkopie) y mire el día del pago. ¿Falso, o estaba disputada? Pida por escrito a la empresa y a la Schufa que la borren, con pruebas. Mientras, muestre al casero el pago.',
    dependsOn: 'cuándo pagó y si hay más registros',
  },
}
