/** Questions about orders, delivery, the guarantee and used cars, and the first steps for buyers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_IT: Words = {
  'be.ask.step-buy': {
    says: 'Scriva prima alla ditta, poi vada dal mediatore gratis.',
  },
  'be.ask.withdraw': {
    says: 'Online o alla porta: 14 giorni, senza motivo. In un negozio questo diritto non c’è.',
    dependsOn: 'come l’ha comprato',
  },
  'be.ask.guarantee': {
    says: 'Per due anni il venditore deve riparare o sostituire gratis il nuovo. Una garanzia più breve del negozio non cambia nulla, e non può mandarla dal produttore. Scriva con lo scontrino e un ultimo giorno. Altrimenti chieda uno sconto o i soldi. Usato da un professionista: almeno un anno. Poi aiuta gratis il mediatore.',
  },
  'be.ask.right-buy': {
    says: 'Per quasi tutti gli acquisti a distanza ha 14 giorni per recedere.',
  },
  'be.ask.delivery': {
    says: 'Il negozio deve consegnare in 30 giorni e porta il rischio fino ad allora. Scriva e dia un ultimo termine. Poi annulli e chieda i soldi. Il mediatore gratuito può aiutare.',
  },
}
