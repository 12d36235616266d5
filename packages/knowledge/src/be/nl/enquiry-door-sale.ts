/** Questions about a contract that a seller at home had signed, other than for energy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_NL: Words = {
  'be.ask.door-sale': {
    says: 'Wat u thuis of aan de deur tekent, kunt u binnen 14 dagen zonder reden herroepen: bij diensten vanaf het contract, bij goederen vanaf de levering. Zei men u dat niet? Dan twaalf maanden langer. Schrijf het duidelijk en aangetekend aan de firma, en aan de kredietgever als er een krediet is, en bewaar bewijs. Een boete is niet verschuldigd. Laat geen werk beginnen. List of druk op een oudere: meld het bij ConsumerConnect.',
  },
}
