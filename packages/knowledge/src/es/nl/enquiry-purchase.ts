/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_NL: Words = {
  'es.ask.return-online': {
    says: 'Online, per telefoon of aan de deur gekocht, mag u binnen 14 dagen zonder reden annuleren. In een winkel alleen als de winkel het toestaat of het stuk is.',
    dependsOn: 'waar u het kocht',
  },
  'es.ask.not-delivered': {
    says: 'De verkoper moet binnen 30 dagen leveren als niets anders is afgesproken. Geef schriftelijk een laatste datum. Daarna ontbindt u: alles moet zonder vertraging terug. Treuzelt hij zonder reden, dan kunt u het dubbele vragen.',
  },
}
