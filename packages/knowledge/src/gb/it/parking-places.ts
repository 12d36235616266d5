/** Parcheggi di ospedali e stazioni: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_PLACES_IT: Words = {
  'gb.parking.hospital-principles': {
    says: 'Secondo il NHS nessuno dovrebbe pagare di più per un ritardo senza colpa, per esempio se la cura è durata di più.',
    actionable:
      "Chieda una nota al reparto. La mandi alla società e all'ospedale, e chieda all'ospedale di annullare.",
  },
  'gb.parking.hospital-free': {
    says: 'In Inghilterra gli ospedali NHS dovrebbero far parcheggiare gratis alcuni: Blue Badge, pazienti frequenti, genitori di bambini ricoverati la notte e personale notturno.',
  },
  'gb.parking.railway-byelaws': {
    says: "I terreni ferroviari hanno regole proprie (byelaws), quindi le norme usuali sull'intestatario non valgono. Decide un giudice, non la società.",
  },
  'gb.parking.railway-six-months': {
    says: "Un'accusa secondo le byelaws deve iniziare entro sei mesi. Dopo, il giudice penale non può più decidere.",
    actionable: "Tenga l'avviso e annoti la data. Non trascuri nessuna carta del tribunale.",
  },
}
