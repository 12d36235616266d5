/** Questions about bullying at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_IT: Words = {
  'ch.ask.bullying': {
    says: 'Il datore deve proteggere la Sua persona e salute. Tenga un diario: giorno, parole, testimoni. Reclami per iscritto dal capo o dalla persona di fiducia e chieda misure. Veda un medico. L’ispettorato cantonale del lavoro aiuta. Non si dimetta in fretta: la disoccupazione può sospendere giorni. Una disdetta per il reclamo può essere abusiva.',
  },
}
