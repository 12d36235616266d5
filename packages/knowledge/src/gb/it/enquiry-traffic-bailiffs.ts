/** Questions about bailiffs for a traffic penalty whose letters went to an old address: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAFFIC_BAILIFFS_IT: Words = {
  'gb.ask-parking.bailiff-moved': {
    says: 'Non è tardi. Mandi oggi TE7 e TE9 al Traffic Enforcement Centre: non ha mai ricevuto gli avvisi. A Londra, per ULEZ, congestion, corsie bus o incroci, sono PE2 e PE3, sotto giuramento. È gratis. Avvisi gli agenti e il comune, che devono aspettare. Se è accolto, cadono le spese e può pagare o contestare la prima somma. Tenga l’auto fuori dalla strada.',
  },
}
