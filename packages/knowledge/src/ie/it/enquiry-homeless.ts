/** Questions about help from the council without a home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_IT: Words = {
  'ie.ask.homeless': {
    says: 'Vada subito all’ufficio senzatetto (homeless section) del comune, non aspetti l’ultimo giorno. Porti la disdetta, i numeri PPS e i redditi. Decide se è senza casa e può dare un alloggio d’emergenza o pagare deposito e primo affitto (Homeless HAP). Non esca prima che la disdetta sia controllata: Threshold 1800 454 454. Stanotte a Dublino: 1800 707 707.',
  },
}
