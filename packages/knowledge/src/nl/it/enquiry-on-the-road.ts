/** Questions about fines and parking: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_IT: Words = {
  'nl.ask.fine': {
    says: 'Faccia ricorso gratis entro sei settimane al pubblico ministero (officier van justitie). Se non può pagare subito, chieda un piano al CJIB.',
  },
  'nl.ask.private-parking': {
    says: 'La penale di una ditta privata è materia di contratto e non una multa dello Stato. La ditta deve provarla, e un giudice può abbassarla.',
    dependsOn: 'se guidava Lei e se poteva leggere le condizioni.',
  },
  'nl.ask.parking-tax': {
    says: 'Si opponga (bezwaar) al comune entro sei settimane, gratis, con prove come biglietto, permesso o foto. Le spese aggiunte hanno un massimo fissato ogni anno. Dopo un no può andare dal giudice tributario.',
  },
  'nl.ask.parking-paid': {
    says: 'Mandi la prova del pagamento. È una tassa del comune (naheffingsaanslag)? Si opponga gratis al comune entro sei settimane. Viene dal CJIB? Ricorra gratis all’officier van justitie entro sei settimane.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'chi aveva l’auto',
    says: 'La multa va all’intestatario, chiunque guidasse, e non ci sono punti. Ne esce solo se l’auto era rubata, noleggiata o già venduta. Ricorra allora gratis entro sei settimane, con prove.',
  },
  'nl.ask.fine-unpaid': {
    says: 'La multa sale di metà, poi raddoppia. Poi arrivano l’ufficiale, i soldi dal conto o la perdita della patente. Solo un giudice può permettere il fermo. Chieda ora un piano al CJIB; se non ha soldi lo dica con prove.',
  },
}
