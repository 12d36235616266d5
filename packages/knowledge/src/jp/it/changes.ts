/** The Italian words of Japan: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_IT: Words = {
  'jp.news.bicycle-tickets': {
    says: 'Dal 1 aprile 2026 chi ha 16 anni o più può ricevere un biglietto blu (青切符) per infrazioni in bicicletta.',
    was: 'Chi andava in bicicletta riceveva un avviso o un caso penale.',
    is: 'Paghi in tempo la somma del biglietto e non c’è caso penale. Un telefono in mano costa 12.000 ¥.',
  },
  'jp.news.online-court': {
    says: 'Dal 21 maggio 2026 i tribunali civili lavorano online. Senza avvocato può ancora usare la carta.',
    was: 'I tribunali lavoravano su carta e mandavano gli atti per posta.',
    is: 'Gli avvocati devono depositare online. Gli atti possono arrivare online anche a Lei, se si è iscritto.',
  },
  'jp.news.child-support': {
    says: 'Per i divorzi dal 1 aprile 2026 un genitore può chiedere 20.000 ¥ al mese per ogni figlio, anche senza accordo.',
    was: 'Senza un accordo non c’era una somma fissa da chiedere.',
    is: 'La somma di legge vale finché vi accordate o decide un tribunale. È possibile anche la responsabilità di tutti e due i genitori.',
  },
  'jp.news.freelance-law': {
    says: 'Dal 1 novembre 2024 una legge protegge i freelance: condizioni scritte e paga entro 60 giorni.',
    was: 'I freelance avevano poche regole proprie.',
    is: 'Il cliente deve dare le condizioni per iscritto, pagare entro 60 giorni e agire contro le molestie.',
  },
  'jp.news.subcontract-law': {
    says: 'Dal 1 gennaio 2026 una ditta non può fissare un prezzo senza trattare, né pagare piccoli fornitori con cambiali.',
    was: 'La vecchia legge sul subappalto lasciava pagare con cambiali.',
    is: 'Con la nuova legge (取適法) chi compra deve trattare sul prezzo e pagare in contanti entro 60 giorni.',
  },
  'jp.news.inheritance-register': {
    says: 'Dal 1 aprile 2024 chi eredita terreno o casa deve registrarlo entro tre anni.',
    was: 'Registrare era una libera scelta.',
    is: 'Senza un buon motivo può esserci una multa fino a 100.000 ¥. Per i casi più vecchi il tempo finisce il 31 marzo 2027.',
  },
}
