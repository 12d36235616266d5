/** Questions about orders that turn out to be subscriptions: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUBSCRIPTIONS_IT: Words = {
  'jp.ask.subscription': {
    says: "Gli ordini online non hanno recesso (クーリング・オフ): valgono le regole di reso della pagina. Se non ce ne sono, può rimandare la merce entro otto giorni a Sue spese. L'ultima schermata nascondeva numero di consegne, totale o disdetta? Allora può annullare l'ordine: lo scriva per mail o lettera, conservi schermate e mail, e intanto non paghi. Disdica anche nel modo del negozio. Chiami il 188, aiuto gratuito.",
  },
}
