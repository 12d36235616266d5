/** Questions about a package holiday that was changed, cancelled or went badly: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_IT: Words = {
  'gb.ask-travel.package': {
    says: "Se cambia molto una parte principale, come l'hotel o le date, o il prezzo sale oltre l'8%, può annullare e riavere tutto in 14 giorni. Risponda entro il giorno fissato. Se sul posto è andata male, lo segnali subito e poi chieda un prezzo più basso.",
  },
  'gb.ask-travel.company-bust': {
    says: 'Un pacchetto è protetto: la ditta doveva garantire i Suoi soldi. Cerchi un ATOL certificate tra le carte. Con quello chiede alla Civil Aviation Authority; elenco e modulo sono sul suo sito. Senza volo, cerchi ABTA o un assicuratore. Solo hotel o solo volo? Chieda alla carta: con carta di credito oltre £100 risponde anche lei. Tenga ogni ricevuta.',
  },
}
