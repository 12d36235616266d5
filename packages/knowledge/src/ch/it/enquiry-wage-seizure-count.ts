/** Questions about a seizure of wages that leaves too little: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_COUNT_IT: Words = {
  'ch.ask.wage-count': {
    says: "Il calcolo non è definitivo. Faccia ricorso all'autorità di vigilanza entro dieci giorni dalla ricezione; è gratis. Se qualcosa cambia, porti le prove all'ufficio esecuzione e chieda in ogni momento un nuovo calcolo. Deve contare l'importo di base, l'affitto, i premi davvero pagati e ciò che serve al lavoro: pasti fuori, e l'auto se non ci sono bus o treni. Le imposte correnti di solito non contano: chieda al fisco rate o un condono.",
  },
}
