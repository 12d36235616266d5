/** Questions about the raised fare for no valid ticket: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUS_AND_TRAM_WORDS: Words = {
  'de.ask-debt.no-ticket': {
    says: 'Dans bus et tram, le supplément va jusqu’à 60 €. Si vous aviez un billet personnel valable, montrez-le sous une semaine : alors au plus 7 €. Si l’automate était en panne, dites-le avec preuve. Voyager exprès sans payer peut être un délit.',
  },
}
