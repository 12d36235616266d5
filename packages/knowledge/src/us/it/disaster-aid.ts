/** The Italian words of the rows in ../disaster-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISASTER_AID_IT: Words = {
  'us.disaster.want': {
    says: 'La FEMA dice che non aiuta, o che prima servono altre carte. Molti primi rifiuti sono solo per una carta mancante.',
  },
  'us.disaster.right': {
    says: 'Può fare ricorso entro 60 giorni dalla data della lettera della FEMA. La FEMA deve quasi sempre decidere entro 90 giorni.',
  },
  'us.disaster.step': {
    says: 'Mandi quello che manca secondo la lettera: prova della casa, chi è Lei, preventivi, la decisione dell’assicurazione. Chieda una copia del Suo fascicolo.',
  },
  'us.flood.right': {
    says: 'Può fare ricorso alla FEMA entro 60 giorni dal rifiuto scritto dell’assicurazione. Per fare causa ha un anno da quel rifiuto, in un tribunale federale.',
  },
}
