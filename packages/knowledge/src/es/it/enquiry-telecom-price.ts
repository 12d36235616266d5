/** Questions about a phone or internet firm that raises its price: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TELECOM_PRICE_IT: Words = {
  'es.ask.telecom-price': {
    says: 'Sì. Se la compagnia cambia da sola prezzo o condizioni, deve avvisare un mese prima. Allora può andare via senza penale entro un mese dall’avviso, anche con vincolo. Se non ha avvisato bene, lo dica e non paghi la penale. Paga solo un telefono sovvenzionato che tiene. Gli aumenti già fissati nel contratto possono essere diversi. Reclami per iscritto, poi gratis alla Oficina de Telecomunicaciones.',
  },
}
