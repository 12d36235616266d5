/** Questions about overtime that is not paid: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_IT: Words = {
  'jp.ask.overtime': {
    says: 'Lo straordinario richiede almeno il 25% in più, anche se il capo l’ha solo lasciato fare. Tenga note, e-mail e orari Suoi. Chieda per iscritto, poi vada all’ispettorato del lavoro (労働基準監督署). Ha tre anni.',
  },
}
