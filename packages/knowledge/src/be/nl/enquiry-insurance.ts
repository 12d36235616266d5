/** Questions about an insurer that refuses: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'be.ask.insurer-refuses': {
    says: 'Vraag welk artikel van de polis bedoeld is. Antwoord schriftelijk met bewijs en klaag bij de verzekeraar. Daarna bekijkt de Ombudsman van de Verzekeringen het gratis.',
  },
}
