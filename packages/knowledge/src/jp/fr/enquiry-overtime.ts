/** Questions about overtime that is not paid: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_FR: Words = {
  'jp.ask.overtime': {
    says: 'Les heures en plus se paient au moins 25 % de plus, même seulement tolérées. Gardez notes, mails et pointages. Réclamez par écrit, puis allez à l’inspection. Vous avez trois ans.',
  },
}
