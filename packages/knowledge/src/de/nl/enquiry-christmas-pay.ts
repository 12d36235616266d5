/** Questions about Christmas pay or a bonus that is not paid: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHRISTMAS_PAY_NL: Words = {
  'de.ask-job.christmas-pay': {
    says: 'Kijk in contract, cao en de vorige jaren. Drie jaar na elkaar betaald zonder “vrijwillig, geen recht voor later”? Dan hebt u er meestal recht op. Betaalt het ook uw werk, dan vervalt het niet door opzegging: u krijgt het deel van de gewerkte maanden. Alleen een zuivere trouwpremie mag aan blijven hangen. Vraag het snel schriftelijk.',
    dependsOn: 'uw contract en waarvoor het geld was',
  },
}
