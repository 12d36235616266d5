/** The Dutch words of the rows in ../enquiry-stunt-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUNT_DRIVING_NL: Words = {
  'ca.fact.stunt-on': {
    says: '50 km/u te hard op zo’n weg is in Ontario stunt driving: meer dan een bon. U kunt het niet per post betalen; kom naar de rechtbank of stuur een paralegal of advocaat. U riskeert 2.000 tot 10.000 dollar, zes punten en een tot drie jaar rijverbod. De 30 dagen verbod en 14 dagen zonder auto gaan meteen in. Vraag raad voor de eerste datum.',
  },
}
