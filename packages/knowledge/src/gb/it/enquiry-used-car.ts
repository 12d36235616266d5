/** Questions about used cars and private sellers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_IT: Words = {
  'gb.ask-consumer.used-car': {
    says: 'Da un rivenditore (dealer) può rifiutare un’auto difettosa nei primi 30 giorni. Dopo il rivenditore ha un solo tentativo di riparazione. Età e chilometri contano. Da un privato deve solo essere come descritta.',
    dependsOn: 'se l’ha comprata da un rivenditore (dealer), e quanto tempo fa',
  },
  'gb.ask-consumer.private-seller': {
    says: 'Con un venditore privato ha meno diritti. La cosa deve essere come ha detto, e il venditore non deve mentire. Conservi l’annuncio. Se ha pagato con carta o tramite il sito, usi la loro protezione. Se ha mentito, chieda i soldi per iscritto con un ultimo giorno. Poi faccia causa (small claim). Un commerciante che si finge privato deve quanto un negozio.',
    dependsOn: 'che cosa Le ha detto il venditore',
  },
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'Sì. Se era difettosa alla vendita, può restituirla entro 30 giorni e riavere tutti i soldi. Lo scriva oggi al rivenditore (dealer). «Sold as seen» (venduto come visto) non toglie questo diritto, e Lei non è obbligato ad accettare la metà.',
  },
}
