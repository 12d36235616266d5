/** Questions about tax that is due or wrong: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_IT: Words = {
  'be.ask.tax-cannot-pay': {
    says: 'Chieda un piano in MyMinfin prima della scadenza. È gratis e può durare 12 mesi. Se è sbagliata, si opponga anche: ha un anno per l’imposta federale.',
  },
  'be.ask.tax-object': {
    says: 'Si opponga per iscritto o in MyMinfin, con motivi e prove. Per l’imposta federale ha un anno dal terzo giorno lavorativo dopo l’invio. Le tasse di regione o comune hanno altri termini: guardi il retro. Paghi la parte giusta.',
  },
}
