/** Questions about what a bailiff may take: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_NL: Words = {
  'be.ask.seize': {
    says: 'Niet zonder vonnis of andere titel. Met titel blijven van u: bedden, kleren, tafel en stoelen, koelkast, fornuis, wasmachine, verwarming, spullen van de kinderen en werkgereedschap. Ook leefloon, kinderbijslag en een basis van uw loon. U hebt vijf dagen na de lijst om de deurwaarder te zeggen wat niet mag. Toon van wie de rest is.',
  },
}
