/** Questions about sending back what was opened or tried on: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OPENED_BOX_IT: Words = {
  'nl.ask.opened-box': {
    says: 'No. Ciò che compra online si rende entro 14 giorni senza motivo, anche a scatola aperta. Può provarlo come in negozio. Il negozio toglie solo l’uso in più. Deve rendere tutto entro 14 giorni, con la spedizione normale. Diverso per igiene sigillata, software aperti e merce su misura. Scriva che recede e tenga la prova.',
  },
}
