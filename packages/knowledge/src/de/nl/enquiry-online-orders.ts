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
  'de.ask-buy.sale-goods': {
    says: 'Ja, dat kan. Wie online koopt, mag binnen 14 dagen na levering zonder reden terug, en de uitverkoop is geen uitzondering. Een zin die dat uitsluit, telt niet. Weinig valt erbuiten, zoals maatwerk of een geopend hygiënezegel. Meld het duidelijk en schriftelijk, en stuur het binnen 14 dagen terug. De winkel betaalt binnen 14 dagen alles terug, ook de eerste verzendkosten.',
  },
  'de.ask-buy.refund-after-return': {
    says: 'Een brief is niet nodig, maar u moet duidelijk hebben gezegd dat u herroept. Het product zonder een woord terugsturen is niet genoeg. Lopen de 14 dagen nog, zeg het dan nu schriftelijk. Heeft men u niet over dit recht verteld, dan hebt u een jaar langer. Daarna moet de winkel binnen 14 dagen alles terugbetalen. De winkel mag alleen wachten op het product of het verzendbewijs. Stel een laatste dag.',
  },
}
