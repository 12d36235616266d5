/** Questions about a conviction nobody told you of: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNKNOWN_CONVICTION_IT: Words = {
  'gb.ask-court-fine.never-knew': {
    says: "Si può annullare. Dichiari sotto giuramento (statutory declaration) a un tribunale (magistrates' court) che non sapeva del caso, entro 21 giorni da quando lo ha saputo. Condanna, multa e punti cadono, e il caso ricomincia. Chiami oggi l'ufficio multe del tribunale. Se scrivono agenti di recupero, avvisi la ditta per iscritto, anche di una malattia. Per una multa penale possono entrare con la forza come ultima via.",
  },
  'gb.ask-court-fine.declaration': {
    says: "Chieda un appuntamento a un magistrates' court; lì è gratis. Porti il modulo, il numero del caso e la sua risposta (colpevole o no). Lo faccia entro 21 giorni da quando lo ha saputo. Dica solo il vero: una dichiarazione falsa è reato.",
  },
}
