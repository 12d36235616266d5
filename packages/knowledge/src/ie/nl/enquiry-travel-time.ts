/** Questions about unpaid time on the road between clients: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_NL: Words = {
  'ie.ask.travel-time': {
    says: 'Ja. Reizen voor het werk telt als werktijd voor het minimumloon, dus van cliënt naar cliënt. De weg van huis naar werk en terug niet. Deel uw loon door al die uren: vanaf 20 jaar mag het niet onder €14.15 liggen. Vraag schriftelijk een overzicht van uw gemiddelde loon, klaag dan binnen zes maanden bij de WRC. Het is gratis.',
  },
}
