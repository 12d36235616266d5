/** Questions of people who are accused of harassment or of a crash, or whose old arrest is seen: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCUSATIONS_AND_RECORDS_IT: Words = {
  'us.fact.accused-of-stalking': {
    says: 'Non scriva più a quella persona, non la chiami e non vada da lei, nemmeno per spiegare. Conservi tutti i messaggi e annoti dov’era e chi l’ha visto. Se arrivano carte del tribunale, rispetti da quel giorno il primo ordine e non tenga armi. Vada all’udienza con le prove: senza di Lei il giudice può decidere da solo. Un ordine può risultare nei controlli per lavoro e licenze: chieda a un avvocato o all’assistenza legale.',
  },
  'us.fact.arrest-papers-abroad': {
    says: 'Chieda alla cancelleria del tribunale di ogni caso una copia certificata di come è finito. Costa poco e non serve un avvocato. Per 18 dollari l’FBI Le manda la Sua scheda; può contestare gratis ciò che manca. Porti con sé queste carte. Il Canada guarda condanne e fatti: un’accusa lasciata cadere di solito non impedisce l’ingresso, una condanna per droga può farlo. Ogni paese ha le sue regole: chieda prima al consolato.',
  },
  'us.fact.own-criminal-record': {
    says: 'Guardi la Sua scheda. Per 18 dollari l’FBI Le manda ciò che ha, e la polizia dello stato tiene un suo archivio. Questi archivi nascono dalle impronte: chi non è mai stato schedato spesso non c’è. Ma il tribunale tiene il suo fascicolo, di solito pubblico, con l’accusa e l’esito. Un controllo senza problemi vuol dire che non c’era nulla, o nulla che impedisca: chieda all’ente per iscritto.',
  },
  'us.fact.said-to-have-crashed': {
    says: 'Mandi ogni lettera lo stesso giorno alla Sua assicurazione: di solito deve difenderla e pagare se perde. Fotografi ora l’auto da ogni lato e annoti chi ha visto cosa. Compili il rapporto d’incidente dello stato entro il suo giorno, breve e vero: dove, quando, e che non ha visto danni. In Illinois è entro 10 giorni se c’è un ferito o il danno supera 1.500 dollari. Non ammetta colpe e non tiri a indovinare.',
  },
  'us.fact.letter-to-their-lawyer': {
    says: 'Non è tenuto a farlo: una lettera che ha ricevuto conta da quel giorno, chiunque la legga per lui. Conviene comunque, perché non costa nulla e un giudice vedrà la buona fede. Lasci fare al Suo avvocato: se l’altra parte ha un avvocato, il Suo deve scrivere a quello. Glielo dica oggi. La nuova copia dica che i giorni della prima lettera corrono ancora. Conservi la prova di quando è arrivata la prima.',
  },
}
