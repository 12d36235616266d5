/** The Italian words of the rows in ../enquiry-e-transfers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_E_TRANSFERS_IT: Words = {
  'ca.fact.e-transfer-taken': {
    says: 'Di’ oggi per iscritto alla banca che un altro ha preso l’e-transfer e chiedi i soldi. Chiedi quale conto l’ha avuto e avvisa polizia e 1-888-495-8501. Cambia la password della mail. Se la banca rifiuta o impiega 56 giorni, OBSI decide gratis. Di’ come avevi scelto la risposta.',
  },
  'ca.fact.e-transfer-sent': {
    says: 'Chiama ora la banca: un e-transfer non incassato si annulla. Se è incassato e l’hai inviato tu, la banca di solito non deve pagare; chiedi lo stesso per iscritto. Segnala a polizia, sito e 1-888-495-8501. Tieni annuncio e messaggi. Se la banca ha sbagliato, OBSI esamina gratis.',
  },
}
