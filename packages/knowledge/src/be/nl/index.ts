/** The rows of Belgium in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFITS_WORDS } from './benefits.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_AND_CREDIT_NL } from './court-and-credit.ts'
import { COURT_WORDS } from './court.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEBT_SETTLEMENT_NL } from './debt-settlement.ts'
import { DEPOSITS_AND_REFUSALS_NL } from './deposits-and-refusals.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENQUIRY_EVERYDAY_NL } from './enquiry-everyday.ts'
import { ENQUIRY_LIFE_NL } from './enquiry-life.ts'
import { ENQUIRY_WORK_NL } from './enquiry-work.ts'
import { ENQUIRY_WORDS } from './enquiry.ts'
import { EVERYDAY_TERMS_NL } from './everyday-terms.ts'
import { FINE_WORDS } from './fine.ts'
import { HEALTH_FUND_NL } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { INSURANCE_NL } from './insurance.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { PRIVATE_PARKING_NL } from './private-parking.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_WORDS } from './renting.ts'
import { SCAM_TERMS_NL } from './scam-terms.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TAX_TERMS_NL } from './tax-terms.ts'
import { TAX_WORDS } from './tax.ts'
import { TENANCY_TERMS_NL } from './tenancy-terms.ts'
import { WORK_TERMS_NL } from './work-terms.ts'

export const BE_IN_DUTCH: Words = {
  ...PUBLIC_DEBTS_NL,
  ...DEBT_SETTLEMENT_NL,
  ...HEALTH_FUND_NL,
  ...DEPOSITS_AND_REFUSALS_NL,
  ...SCAM_TERMS_NL,
  ...PRIVATE_PARKING_NL,
  ...ENQUIRY_LIFE_NL,
  ...ENQUIRY_WORK_NL,
  ...EVERYDAY_TERMS_NL,
  ...TAX_TERMS_NL,
  ...TENANCY_TERMS_NL,
  ...WORK_TERMS_NL,
  ...COURT_AND_CREDIT_NL,
  ...ENQUIRY_EVERYDAY_NL,
  ...pictureClaimWords('be', 'nl', 5),
  ...dataBreachWords('be', 'nl'),
  ...INSURANCE_NL,
  ...RENT_RISE_WORDS,
  ...FINE_WORDS,
  ...BENEFITS_WORDS,
  ...TAX_WORDS,
  ...CHANGES_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...LIMITATION_WORDS,
  ...COURT_WORDS,
  ...RENTING_WORDS,
  ...DISMISSAL_WORDS,
  ...CONSUMER_WORDS,
  ...ENQUIRY_WORDS,
  ...HELP_WORDS,
  ...SENDERS_WORDS,
}
