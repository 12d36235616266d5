/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_NL: Words = {
  'be.ask.birth-leave': {
    says: 'U krijgt 20 dagen, ineens of los, binnen vier maanden na de geboorte. Uw werkgever betaalt de eerste drie volledig. Het ziekenfonds betaalt voor de andere 82% van een begrensd loon. Zeg het vooraf. Weigeren mag niet.',
  },
}
