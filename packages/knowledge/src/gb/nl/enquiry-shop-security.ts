/** Questions about money that a shop wants after an accusation of theft: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_SECURITY_NL: Words = {
  'gb.ask-shop.civil-recovery': {
    says: 'Dit is een eis om geld, geen boete, en op zich geen zaak van de politie. Betaal of beken niets in haast. Vraag welk verlies de winkel echt had en om de beelden van u. Een verbod mag de winkel geven. Vraag gratis advies voor u antwoordt.',
  },
}
