/** Questions about a car from a private person and things broken in a move: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_AND_MOVE_NL: Words = {
  'jp.ask.private-car': {
    says: 'Ook een particuliere verkoper staat in voor een gebrek tegen de afspraak. Meld het schriftelijk binnen een jaar en vraag reparatie, korting of geld. Bij „zoals het is” (現状渡し, ノークレーム) krijgt u meestal niets, tenzij hij het wist en zweeg. Bewaar advertentie en chats en een papier van de garage. Tot 600,000 yen: kleine zaak.',
    dependsOn: 'wat is afgesproken en wat de verkoper wist',
  },
  'jp.ask.mover-damage': {
    says: 'Meld het schriftelijk aan de verhuizer binnen drie maanden na ontvangst; daarna vervalt het. Na een jaar verjaart het. Volgens de standaardvoorwaarden is hij aansprakelijk als hij geen zorg bewijst. Stuur foto’s, contract en kostenraming. Tekende u dat alles goed was? Verborgen schade telt nog. Weigert hij, bel 188 of de vereniging (全日本トラック協会).',
  },
}
