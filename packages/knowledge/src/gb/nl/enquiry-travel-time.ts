/** Questions about unpaid time on the road between jobs: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_NL: Words = {
  'gb.ask-work.travel-between-clients': {
    says: 'Ja. Reistijd van de ene cliënt naar de volgende telt mee voor het minimumloon. De weg van huis naar de eerste en terug niet. Deel uw loon door al die uren: vanaf 21 jaar mag het niet onder £12.71 liggen. Vraag schriftelijk wat ontbreekt, bel dan Acas: 0300 123 1100. Er lopen termijnen.',
  },
}
