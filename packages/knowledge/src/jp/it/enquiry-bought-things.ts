/** Questions on a cancellation after eight days, private sales and credit files: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUGHT_THINGS_IT: Words = {
  'jp.ask.cooling-late': {
    says: 'Spesso è ancora possibile. Gli otto giorni iniziano solo con un contratto completo. Se manca qualcosa o l’hanno ostacolata, il tempo corre ancora. Un contratto fatto con bugie o paura si annulla dopo. Mandi il recesso per iscritto e chiami oggi il 188.',
  },
  'jp.ask.private-sale-fake': {
    says: 'Sì, se non è come descritto. Un falso si rende per il prezzo intero, anche con «niente resi». Non confermi la ricezione. Scriva subito al venditore e all’ufficio dell’app con foto. Anche dopo il voto, chieda a entrambi.',
  },
  'jp.ask.credit-file': {
    says: 'Chieda i suoi dati a CIC, JICC e al centro delle banche (全国銀行個人信用情報センター), online o per posta, per poco. I ritardi restano per lo più cinque anni dopo il saldo, il fallimento da cinque a sette. Se c’è un errore, chieda la correzione.',
  },
  'jp.ask.other-than-shown': {
    says: 'Se non è ciò che era mostrato, il negozio deve mandare la cosa giusta o rimborsare, spese incluse. Scriva subito con foto e un ultimo giorno. Se ha solo cambiato idea, valgono le sue regole di reso. Se non ne mostra, ha otto giorni e paga la spedizione.',
  },
  'jp.ask.old-parent-sold': {
    says: 'Spesso sì. Alla porta si recede entro otto giorni (クーリング・オフ). Una quantità eccessiva si annulla per un anno. Chi non poteva capire non è vincolato. Conservi merce e carte, chieda un certificato medico e chiami oggi il 188.',
  },
  'jp.ask.parcel-stolen': {
    says: 'Se non aveva scelto la consegna alla porta, il negozio non ha consegnato; chieda un altro pacco o i soldi. Se l’aveva scelta, il rischio è per lo più suo. Chieda lo stesso: molti pagano secondo le loro regole. Denunci alla polizia e tenga il numero.',
  },
  'jp.ask.above-estimate': {
    says: 'Per lo più no. Deve ciò che era concordato. Un lavoro non ordinato o un prezzo non detto prima non si paga. Chieda la lista di ogni lavoro, la somma e chi l’ha accettato. Offra per iscritto la somma concordata. Se tengono le sue cose, chiami oggi il 188.',
  },
}
