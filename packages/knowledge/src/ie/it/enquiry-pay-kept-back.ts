/** Questions about wages kept back where there is no written contract: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_BACK_IT: Words = {
  'ie.ask.pay-deducted-no-contract': {
    says: 'No. Per rotture o ritardi possono trattenere solo se le condizioni scritte lo permettono, la somma è giusta e c’è stato un avviso scritto di una settimana. Senza nulla di scritto è illegale. Le spettano anche le ferie maturate, l’8 % delle ore. Chieda entrambe per iscritto. Poi ricorra alla WRC entro sei mesi, gratis.',
  },
}
