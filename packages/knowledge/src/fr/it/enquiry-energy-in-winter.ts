/** Questions about a cut of power or gas in the winter months: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_IN_WINTER_IT: Words = {
  'fr.ask-buy.energy-winter': {
    says: 'No. Dal 1° novembre al 31 marzo nessuno può tagliare luce, gas o calore nella casa principale per un debito. Possono ridurre la potenza, ma non con l’assegno energia (chèque énergie). Il debito resta: chiami subito e chieda un piano. Chieda aiuto al FSL e ai servizi sociali prima di aprile. Se tagliano, avvisi il mediatore dell’energia.',
  },
}
