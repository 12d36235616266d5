/** Questions about orders: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_IT: Words = {
  'nl.ask.return': {
    says: 'Online o alla porta: 14 giorni, senza motivo. In un negozio questo diritto non c’è.',
    dependsOn: 'come l’ha comprato',
  },
  'nl.ask.delivery': {
    says: 'Il negozio deve consegnare entro 30 giorni e porta il rischio finché non l’ha Lei. Scriva e dia un ultimo tempo giusto. Poi annulli e chieda i soldi. Conservi le prove.',
  },
  'nl.ask.phone-sale': {
    says: 'Un contratto di energia, telefono o altri servizi per chiamata vincola solo dopo il Suo sì scritto. Poi ha 14 giorni per recedere. Scriva che non lo accetta.',
  },
  'nl.ask.unordered': {
    says: 'Non deve nulla per ciò che non ha ordinato e non deve rimandarlo. Scriva una volta che non ha ordinato nulla e chieda prove.',
  },
}
