/** Questions about an order to pay (monitorio): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONITORIO_IT: Words = {
  'es.ask.monitorio': {
    says: 'Paghi o si opponga per iscritto entro 20 giorni lavorativi da quando è stato ricevuto, anche da un familiare. Se non fa nulla, possono pignorare stipendio e conti, ma nessuno va in prigione. Dica tutti i motivi: interessi abusivi, cessione senza prova, somma sbagliata, prescrizione. Sopra 2.000 € serve un avvocato: ne chieda ora uno gratuito e di fermare il termine.',
  },
  'es.ask.fund-in-court': {
    says: 'Nel monitorio ha 20 giorni lavorativi dalla ricezione: pagare o opporsi per iscritto. Non ritirarlo non basta. Non paghi una piccola parte: può valere come riconoscere il debito. Motivi: usura o interessi poco chiari, nessuna prova della vendita, somma sbagliata, prescrizione. Oltre 2.000 € serve un avvocato: lo chieda oggi gratis e che il termine si fermi. Netto fino a 1.221 € salvo.',
  },
}
