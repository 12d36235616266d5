/** Questions about an order to pay (monitorio): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONITORIO_IT: Words = {
  'es.ask.monitorio': {
    says: 'Paghi o si opponga per iscritto entro 20 giorni lavorativi da quando è stato ricevuto, anche da un familiare. Se non fa nulla, possono pignorare stipendio e conti, ma nessuno va in prigione. Dica tutti i motivi: interessi abusivi, cessione senza prova, somma sbagliata, prescrizione. Sopra 2.000 € serve un avvocato: ne chieda ora uno gratuito e di fermare il termine.',
  },
}
