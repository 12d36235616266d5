/** Questions about a conviction nobody told you of: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_IT: Words = {
  'gb.ask-court-fine.never-knew': {
    says: 'Sì, si può annullare. Dichiari al tribunale (statutory declaration) che non sapeva nulla del caso, entro 21 giorni da quando lo ha saputo. Più tardi deve spiegare il ritardo. La condanna allora cade, ma il caso ricomincia e Lei si dichiara colpevole o no.',
  },
  'gb.ask-court-fine.declaration': {
    says: "Chieda un appuntamento a un magistrates' court; lì è gratis. Porti il modulo, il numero del caso e la sua risposta (colpevole o no). Lo faccia entro 21 giorni da quando lo ha saputo. Dica solo il vero: una dichiarazione falsa è reato.",
  },
}
