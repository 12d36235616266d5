/** Questions about a contract that a seller at the door had signed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_NL: Words = {
  'nl.ask.door-sale': {
    says: 'Wat u thuis of aan de deur tekent, kunt u binnen 14 dagen zonder reden herroepen: bij diensten en energie vanaf het contract, bij goederen vanaf de levering. Zei men u dat niet? Dan twaalf maanden langer. Schrijf het duidelijk, per mail of brief, en bewaar bewijs; een boete is niet verschuldigd. Meld het ook bij uw oude energieleverancier, zodat u terug kunt. List of druk op een oudere: meld het bij de ACM (ConsuWijzer).',
  },
}
