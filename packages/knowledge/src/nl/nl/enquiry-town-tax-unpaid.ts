/** Questions about a tax of the town or the water board that one cannot pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_TAX_UNPAID_NL: Words = {
  'nl.ask.town-tax-unpaid': {
    says: 'Vraag vandaag kwijtschelding aan met het formulier van gemeente of waterschap, ook laat. Met een inkomen rond bijstandsniveau en weinig spaargeld kan dat. Vraag in dezelfde brief uitstel tot er beslist is. Is het nee, vraag dan een regeling in delen. Kwam er een dwangbevel? Dat geldt als een vonnis, en na twee dagen mag een deurwaarder verder: bel vandaag. Kosten blijven staan. Schuldhulp van de gemeente is gratis.',
  },
}
