/** The Italian words of the rows in ../enquiry-money-taken-from-accounts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_IT: Words = {
  'us.fact.stop-debits': {
    says: 'Puoi fermarlo in ogni momento, qualunque cosa tu abbia firmato. Di’ alla banca di bloccare i pagamenti, almeno tre giorni lavorativi prima del prossimo. Scrivi a chi presta e alla banca che ritiri il permesso. Contesta ogni addebito successivo entro 60 giorni dall’estratto conto. Il debito resta.',
  },
  'us.fact.benefits-frozen': {
    says: 'La banca deve lasciare liberi fino a due mesi di Social Security, SSI o soldi VA arrivati con accredito diretto. Su quelli non può prendere spese di pignoramento. Chiedi per iscritto di sbloccarli. Presenta la claim of exemption al tribunale indicato, nei termini, e chiama legal aid.',
  },
  'us.fact.code-tricked': {
    says: 'Non è la fine. Se un ladro ha inviato i soldi con un codice avuto da te con l’inganno, per legge non è autorizzato. Essere stati ingannati non è un motivo di rifiuto. Se avvisi in due giorni lavorativi, devi al massimo 50 dollari. Chiedi per iscritto le carte e reclama al CFPB.',
  },
  'us.fact.zelle-self-sent': {
    says: 'Chiama subito la banca e chiedi di richiamare il pagamento. Se l’hai inviato tu per una bugia, la legge di solito non obbliga la banca a pagare. Chiedi lo stesso: Zelle rimborsa alcuni casi in cui il ladro si fingeva banca o ufficio. Denuncia alla polizia e reclama a CFPB e FTC.',
  },
  'us.fact.card-dispute-closed': {
    says: 'Puoi ancora opporti. Manda alla carta un avviso scritto di errore (billing error), all’indirizzo per i reclami, entro 60 giorni dal primo estratto con l’addebito. Allega le prove, come il CAP sbagliato. Non devi pagare quella somma durante l’esame. Se rifiuta: CFPB, o causa al venditore.',
  },
}
