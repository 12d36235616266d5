/** Questions about orders: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_IT: Words = {
  'jp.ask.cooling': {
    says: 'Vendite alla porta e al telefono: otto giorni. Vendita piramidale: venti. Online questo diritto non c’è; guardi le regole di reso del negozio.',
    dependsOn: 'come l’ha comprato',
  },
  'jp.ask.not-delivered': {
    says: 'Scriva con un ultimo giorno, per esempio una settimana. Se non arriva nulla, annulli e chieda tutto il denaro. Pagato con carta? Chieda di fermarla. Bonifico e nessuna risposta? Può essere un negozio falso: chiami oggi banca e polizia (#9110), poi il 188.',
  },
  'jp.ask.child-purchase': {
    says: 'I contratti di un minore di 18 anni senza permesso dei genitori si annullano. Non per la paghetta, né se ha ingannato sull’età. Un clic su «oltre 18» non è sempre un inganno. Scriva subito al negozio, ad Apple o Google e alla carta, con età e date. Chiami il 188.',
  },
}
