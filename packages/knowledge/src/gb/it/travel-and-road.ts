/** Italian: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_IT: Words = {
  'gb.ask-travel.package': {
    says: "Se cambia molto una parte principale, come l'hotel o le date, o il prezzo sale oltre l'8%, può annullare e riavere tutto in 14 giorni. Risponda entro il giorno fissato. Se sul posto è andata male, lo segnali subito e poi chieda un prezzo più basso.",
  },
  'gb.ask-travel.late-train': {
    says: "Sì. Chieda il Delay Repay alla compagnia del treno in ritardo, entro 28 giorni, con il biglietto. Paga una parte da 15 o 30 minuti, di più per un'ora. Se il treno è cancellato e non ha viaggiato, chieda tutto. Poi il Rail Ombudsman è gratuito.",
  },
}
