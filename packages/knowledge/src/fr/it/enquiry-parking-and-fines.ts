/** Questions about fines and parking charges: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_WORDS: Words = {
  'fr.ask-buy.fine': {
    says: 'Ha 45 giorni per pagare o contestare su antai.gouv.fr. Se contesta, non paghi. Per una multa aumentata: 30 giorni.',
    dependsOn: 'se la accetta',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Contesti entro un mese all’ente indicato nell’avviso (RAPO). Se dice no, vada entro un mese al tribunale dei parcheggi.',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Indichi il vero conducente su antai.gouv.fr entro 45 giorni, prima di pagare. Così non deve né multa né punti. Se mostra solo che non era Lei, può dovere la multa, ma non perde punti.',
  },
}
