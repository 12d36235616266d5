/** Questions about an internet contract after a move: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_INTERNET_NL: Words = {
  'de.ask-buy.internet-move': {
    says: 'Nee, niet tot het einde. De aanbieder moet het contract onder dezelfde voorwaarden meenemen. Kan hij daar niet hetzelfde leveren, dan mag u met een maand opzeggen, ook al voor de verhuizing. Een nieuwe looptijd mag hij niet starten. Schrijf nieuw adres en datum, voeg de inschrijving bij en bewaar bewijs. Weigert hij, dan helpt de bemiddeling van de Bundesnetzagentur gratis.',
  },
}
