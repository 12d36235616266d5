/** Questions about shorter hours for a child: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_HOURS_IT: Words = {
  'es.ask.child-hours': {
    says: 'Con un figlio sotto i 12 anni ha diritto di ridurre la giornata da un ottavo a metà, con meno paga. L’azienda può discutere solo gli orari. Lo chieda per iscritto 15 giorni prima. Se rifiuta, faccia causa entro 20 giorni lavorativi.',
  },
}
