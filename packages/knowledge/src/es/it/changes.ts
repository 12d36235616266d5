/** The Italian words of Spain: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_IT: Words = {
  'es.news.rent-index': {
    says: 'Dal 2025 l’aumento annuo della maggior parte degli affitti più recenti ha un tetto: un indice dell’istituto di statistica (IRAV).',
    was: 'Gli affitti seguivano l’indice dei prezzi, con un tetto del 2% e poi del 3%.',
    is: 'Per i contratti dal 26 maggio 2023 l’aumento non può superare l’IRAV di quel mese.',
  },
  'es.news.talks-first': {
    says: 'Dal 3 aprile 2025 prima della maggior parte delle cause civili si deve cercare un accordo (MASC). Chi ignora un’offerta giusta può pagare le spese.',
    was: 'Un creditore poteva fare causa senza parlare prima.',
    is: 'Prima della maggior parte delle cause le parti devono cercare un accordo e conservarne la prova. Risponda in tempo a un’offerta così.',
  },
  'es.news.minimum-wage': {
    says: 'Il salario minimo per il 2026 è di 1.221 € al mese in 14 pagamenti. Quella parte dello stipendio non si può pignorare.',
    was: 'Nel 2025 era di 1.184 €.',
    is: 'Gli stipendi fino a 1.221 € al mese sono al sicuro. Oltre, ne possono prendere solo una parte.',
  },
  'es.news.light-contract': {
    says: 'Dal 12 giugno 2026 nuove regole permettono alle famiglie di lasciare un contratto della luce in ogni momento.',
    was: 'Un contratto poteva chiedere una somma se Lei andava via prima.',
    is: 'Può andare via senza penale. Nel primo anno di prezzo fisso è al massimo il 5% dell’energia che resta.',
  },
  'es.news.payee-check': {
    says: 'Dal 9 ottobre 2025 la Sua banca deve confrontare il nome con il numero di conto prima di un bonifico.',
    was: 'Le banche guardavano solo il numero di conto (IBAN).',
    is: 'La banca Le dice se il nome non corrisponde. Se non controlla, può doverle restituire i soldi.',
  },
  'es.news.dispute-site-closed': {
    says: 'Il sito europeo per le liti con i negozi (ODR) ha chiuso il 20 luglio 2025. I link a quel sito non funzionano più.',
    was: 'I negozi dovevano mettere un link al sito europeo per le liti.',
    is: 'Si rivolga all’ente per le liti nel Suo paese. Per un negozio all’estero si rivolga al Suo Centro europeo dei consumatori.',
  },
}
