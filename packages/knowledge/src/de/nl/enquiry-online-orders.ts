/** Questions about orders online: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_ORDERS_NL: Words = {
  'de.ask-buy.withdraw': {
    says: 'Online, telefonisch of aan de deur: 14 dagen, bij spullen vanaf de levering. In een winkel alleen als het gebrekkig is of de winkel akkoord gaat.',
    dependsOn: 'hoe u het kocht',
  },
  'de.ask-buy.return-cost': {
    says: 'Wat u online kocht, mag u binnen 14 dagen na levering terugsturen. U betaalt het terugsturen alleen als de winkel dat vooraf zei. Binnen 14 dagen moet de winkel de prijs en de gewone verzendkosten teruggeven.',
  },
}
