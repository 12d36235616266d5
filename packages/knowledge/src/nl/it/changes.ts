/** The Italian words of the Netherlands: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_IT: Words = {
  'nl.news.collector-register': {
    says: 'Dal 1 aprile 2025 ogni agenzia di recupero deve stare nel registro pubblico. Controlli lì il nome.',
    was: 'Chiunque poteva riscuotere debiti per altri.',
    is: 'Un’agenzia senza iscrizione non può riscuotere. Le ditte già attive avevano tempo fino al 1 aprile 2025.',
  },
  'nl.news.fixed-leases': {
    says: 'Dal 1 luglio 2024 un nuovo contratto d’affitto per una casa è di solito senza data di fine.',
    was: 'Un padrone di casa poteva affittare fino a due anni, poi finiva.',
    is: 'Un nuovo contratto non ha data di fine, salvo pochi gruppi come gli studenti. Senza un motivo di legge può restare.',
  },
  'nl.news.mid-rent': {
    says: 'Dal 1 luglio 2024 anche le case da 144 a 186 punti hanno un affitto massimo, nei nuovi contratti.',
    was: 'Solo le case sociali avevano un affitto massimo.',
    is: 'Conti i punti della Sua casa. Può chiedere alla commissione affitti (Huurcommissie) di abbassare l’affitto.',
  },
  'nl.news.points-statement': {
    says: 'Dal 1 gennaio 2025 il padrone di casa deve unire il conto dei punti a un nuovo contratto.',
    was: 'L’inquilino doveva contare i punti da solo.',
    is: 'Chieda il conto. Il comune può multare un padrone di casa che chiede troppo.',
  },
  'nl.news.rent-rise-2026': {
    says: 'Nel 2026 l’affitto può salire al massimo del 4,4% nel settore libero. È il 6,1% per l’affitto medio e il 4,1% per quello sociale.',
    was: 'Nel 2025 i limiti erano 4,1% (libero), 7,7% (medio) e 5% (sociale).',
    is: '4,4% e 6,1% valgono dal 1 gennaio 2026, e 4,1% per l’affitto sociale dal 1 luglio 2026.',
  },
  'nl.news.payee-check': {
    says: 'Dal 9 ottobre 2025 la Sua banca deve confrontare il nome con il numero di conto prima di un bonifico.',
    was: 'Le banche guardavano solo il numero di conto (IBAN).',
    is: 'La Sua banca Le dice se il nome non corrisponde. Se non controlla, può doverle restituire i soldi.',
  },
  'nl.news.dispute-site-closed': {
    says: 'Il sito europeo per le liti con i negozi (ODR) ha chiuso il 20 luglio 2025. I link a quel sito non funzionano più.',
    was: 'I negozi dovevano mettere un link al sito europeo per le liti.',
    is: 'Si rivolga all’organo per le liti del Suo Paese. Per un negozio all’estero, al Suo Centro europeo consumatori.',
  },
}
