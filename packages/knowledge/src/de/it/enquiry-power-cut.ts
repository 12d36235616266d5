/** Questions about a threat to cut off power or gas: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_WORDS: Words = {
  'de.ask-debt.power-cut': {
    says: 'Chieda oggi un piano (Abwendungsvereinbarung). Per un distacco servono due mesi di arretrati e 100 €, quattro settimane di minaccia e una lettera otto giorni lavorativi prima.',
  },
}
