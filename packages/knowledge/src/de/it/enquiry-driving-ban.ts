/** Questions about driving so fast that the licence is taken for a month: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_IT: Words = {
  'de.ask-drive.speed-ban': {
    says: 'Da 31 km/h di troppo in città o 41 fuori: multa, due punti e almeno un mese senza guidare. Anche due volte 26 o più in un anno. Sul modulo dia solo nome e indirizzo. Ha due settimane dalla busta gialla per opporsi. Al primo divieto sceglie l’inizio entro quattro mesi. Se ne dipende il lavoro, senta prima un avvocato.',
    dependsOn: 'quanto, dove e cosa c’era prima',
  },
  'de.ask-drive.alcohol': {
    says: 'Da 1,1 per mille è reato. Il giudice di solito toglie la patente e fissa un blocco (Sperre) da sei mesi a cinque anni. La nuova patente va chiesta, meglio tre mesi prima della fine. L’esame MPU c’è sempre da 1,6; sotto, solo con altri motivi. Da 0,5 a 1,09 senza errori: 500 €, due punti e un mese di divieto. Non dica nulla dei fatti alla polizia e senta un avvocato. Contro un decreto penale: due settimane.',
  },
}
