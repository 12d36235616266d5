/** Questions about a raised fine whose first notice never came: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_IT: Words = {
  'fr.ask-buy.raised-fine': {
    says: "La contesti (réclamation) su antai.gouv.fr o per raccomandata: entro 30 giorni dall'invio, o dal pignoramento con cui l'ha saputo. Sono tre mesi se è partita per raccomandata all'indirizzo del libretto. Alleghi l'avviso, i motivi e le prove, per esempio di un trasloco. Un reclamo valido annulla il titolo, e il denaro già preso torna indietro. Chieda all'ufficio del Tesoro di aspettare. Non paghi ciò che contesta.",
  },
}
