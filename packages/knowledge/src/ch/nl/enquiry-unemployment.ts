/** Questions about unemployment pay and days without it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_NL: Words = {
  'ch.ask.jobless-sanction': {
    says: 'Maak binnen 30 dagen schriftelijk bezwaar, gratis. Zeg waarom u een goede reden had, of waarom het te veel dagen zijn. Blijf werk zoeken en bewaar bewijs van elke brief.',
  },
  'ch.ask.jobless': {
    says: 'Meld u bij het RAV (job-room.ch) uiterlijk op de eerste dag zonder werk, en zoek vanaf de opzegging. Nodig zijn twaalf maanden premie in twee jaar. Het is 70% van uw loon, 80% met kinderen of laag loon. Gaat u zelf weg zonder nieuwe baan, dan kunnen tot 60 dagen vervallen: toon uw goede reden.',
  },
}
