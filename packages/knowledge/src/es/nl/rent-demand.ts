/** The Dutch words of the rows in ../rent-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEMAND_ROWS_NL: Words = {
  'es.rent-demand.right-pay-once': {
    says: 'Klagen zij om de huur, dan kunt u dat één keer stoppen door alles op tijd te betalen (enervar). Een formele aanmaning 30 dagen vóór de zaak neemt dat weg: betaal dus eerder.',
  },
  'es.rent-demand.only-judge': {
    says: 'Alleen een rechter kan de huur om achterstand beëindigen en u laten vertrekken (desahucio). U krijgt eerst papieren van de rechtbank.',
  },
  'es.rent-demand.duty': {
    says: 'Huur moet op de afgesproken dagen. Na vijf jaar zonder aanmaning is een maand verjaard.',
  },
}
