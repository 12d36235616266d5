/** The Italian words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_ROWS_IT: Words = {
  'fr.telecom.right-leave': {
    says: 'Dopo il 12° mese può lasciare un contratto più lungo senza pagare il resto. Solo con un telefono a prezzo ridotto possono chiederne fino al 20%.',
  },
  'fr.telecom.right-fees': {
    says: 'Per uscire bastano al massimo dieci giorni di preavviso. Le spese di chiusura devono essere nel contratto.',
  },
  'fr.telecom.right-terms': {
    says: 'Nuove condizioni o prezzi vanno detti un mese prima. Può uscire senza spese entro quattro mesi dall’avviso.',
  },
  'fr.telecom.right-mediator': {
    says: 'Il mediatore per telefono e internet (mediateur-telecom.fr) è gratis, dopo che i servizi della ditta hanno risposto o taciuto.',
  },
}
