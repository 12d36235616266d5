/** Vragen over kopen en diensten: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_NL: Words = {
  'gb.ask-shop.civil-recovery': {
    says: 'Dit is een eis om geld, geen boete, en op zich geen zaak van de politie. Betaal of beken niets in haast. Vraag welk verlies de winkel echt had en om de beelden van u. Een verbod mag de winkel geven. Vraag gratis advies voor u antwoordt.',
  },
}
