/** Questions about a prepayment meter forced on a home with a baby, old age or illness: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREPAYMENT_METER_IT: Words = {
  'gb.ask-consumer.prepay-warrant-child': {
    says: 'Non possono imporlo in una casa con un bambino sotto i due anni, dove tutti hanno 75 anni o più senza aiuto, o se qualcuno ha bisogno di luce o calore per la salute. Lo scriva oggi al fornitore, con prove. Scriva al tribunale o vada all’udienza sul mandato (warrant). Offra un piano. Reclami; poi l’Energy Ombudsman è gratis.',
  },
}
