/** Questions about the house and the cost of a nursing home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NURSING_HOME_NL: Words = {
  'ie.ask.fair-deal-house': {
    says: 'Niemand neemt het huis. Met Fair Deal betaalt de persoon 80% van het inkomen en 7,5% per jaar van bezit boven €36,000 (paar €72,000). Het eigen huis telt hoogstens drie jaar, dus 22,5%. Dat deel kan als lening van de staat wachten tot na het overlijden. Voor een paar de helft. Vraag het aan bij de HSE vóór de opname: het gaat niet terug.',
  },
}
