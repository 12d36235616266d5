/** The Dutch words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_NL: Words = {
  'nl.ask.health-arrears': {
    says: 'U blijft verzekerd voor de basiszorg. Spreek een regeling af voordat zes maanden openstaan, dan wordt u niet bij het CAK gemeld. Bij het CAK betaalt u een hogere premie. Een regeling of schuldhulp van uw gemeente kan dat beëindigen.',
  },
}
