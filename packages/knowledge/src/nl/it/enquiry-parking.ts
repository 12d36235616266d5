/** The Italian words of the rows in ../enquiry-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_IT: Words = {
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
}
