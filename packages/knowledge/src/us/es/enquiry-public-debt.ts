/** Questions about tickets and about benefits that are asked back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_ES: Words = {
  'us.ask-debt.ticket': {
    says: 'Actúe a más tardar en la fecha de la multa (ticket). Pague, o declárese no culpable y pida una audiencia. Lleve fotos y recibos. Dejar pasar la fecha puede costarle cargos o su licencia.',
  },
  'us.ask-debt.overpayment': {
    says: 'Actúe en un plazo de 30 días para que no empiecen a quitarle dinero. Tiene 60 días para apelar (SSA-561). Puede pedir una exoneración (waiver, SSA-632) en cualquier momento.',
  },
}
