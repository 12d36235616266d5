/** Questions about tickets and about benefits that are asked back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_ES: Words = {
  'us.ask-debt.ticket': {
    says: 'Actúe a más tardar en la fecha de la multa (ticket). Pague, o declárese no culpable y pida una audiencia. Lleve fotos y recibos. Dejar pasar la fecha puede costarle cargos o su licencia.',
  },
  'us.ask-debt.overpayment': {
    says: 'Si no fue su culpa y no puede pagarlo, pida una exención (waiver, SSA-632). Si la suma está mal, apele en 60 días (SSA-561). Pida en 30 días y casi nunca toman nada hasta decidir. También puede pedir devolver menos al mes. El error de ellos ayuda, pero solo no basta.',
  },
}
