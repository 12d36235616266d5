/** Questions about a lender who goes to court for an old credit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_IN_COURT_NL: Words = {
  'fr.ask-debt.credit-court-late': {
    says: 'Ga naar de zitting of stuur een advocaat: wie wegblijft verliest meestal. De kredietgever had twee jaar vanaf de eerste onbetaalde termijn om te dagvaarden (forclusion). Een samen afgesproken nieuw plan laat die opnieuw beginnen. Is er meer tijd voorbij, zeg dat en toon uw uittreksels: dan verliest hij. Brieven stoppen die twee jaar niet. Anders vraagt u tot 24 maanden uitstel.',
  },
}
