/** Questions about a red ticket in traffic: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RED_TICKET_IT: Words = {
  'jp.ask.red-ticket': {
    says: 'Un cartellino rosso (赤切符) è un caso penale. La convoca la polizia o il procuratore; ci vada. Per la velocità la multa è di solito 60,000-100,000 yen, con rito scritto (略式) se accetta. È un precedente (前科), ma la ditta non lo sa. La patente è a parte: da 90 giorni c’è prima un’udienza. Se nega o aveva bevuto, prima un avvocato.',
  },
}
