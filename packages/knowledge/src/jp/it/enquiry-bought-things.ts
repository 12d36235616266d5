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
}
