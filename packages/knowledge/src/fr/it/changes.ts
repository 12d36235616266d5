/** The Italian words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_WORDS: Words = {
  'fr.news.consumer-credit': {
    says: 'Per i contratti dal 20 novembre 2026 le regole sul credito al consumo valgono anche per piccoli prestiti e per quasi tutti i pagamenti a rate.',
    was: 'I prestiti sotto 200 € o sopra 75.000 € e quasi tutti i pagamenti a rate gratis entro tre mesi erano fuori dalle regole.',
    is: 'Il credito fino a 100.000 € è compreso, con un controllo di ciò che può pagare. I contratti più vecchi di solito tengono le vecchie regole.',
  },
  'fr.news.payee-check': {
    says: 'Dal 9 ottobre 2025 la Sua banca deve confrontare il nome con il numero di conto prima di un bonifico.',
    was: 'Le banche guardavano solo il numero di conto (IBAN).',
    is: 'La Sua banca Le dice se il nome non corrisponde. Se non controlla, può doverle restituire i soldi.',
  },
  'fr.news.dispute-site-closed': {
    says: 'Il sito europeo per le liti con i negozi (ODR) ha chiuso il 20 luglio 2025. I link a quel sito non funzionano più.',
    was: 'I negozi dovevano mettere un link al sito europeo per le liti.',
    is: 'Si rivolga all’organo per le liti del Suo Paese. Per un negozio all’estero, al Suo Centro europeo consumatori.',
  },
}
