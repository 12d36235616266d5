/** Belgium in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFITS_IT } from './benefits.ts'
import { CHANGES_IT } from './changes.ts'
import { CONSUMER_IT } from './consumer.ts'
import { COURT_AND_CREDIT_IT } from './court-and-credit.ts'
import { COURT_IT } from './court.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEBT_SETTLEMENT_IT } from './debt-settlement.ts'
import { DEPOSITS_AND_REFUSALS_IT } from './deposits-and-refusals.ts'
import { DISMISSAL_IT } from './dismissal.ts'
import { ENQUIRY_EVERYDAY_IT } from './enquiry-everyday.ts'
import { ENQUIRY_LIFE_IT } from './enquiry-life.ts'
import { ENQUIRY_WORK_IT } from './enquiry-work.ts'
import { ENQUIRY_IT } from './enquiry.ts'
import { EVERYDAY_TERMS_IT } from './everyday-terms.ts'
import { FINE_IT } from './fine.ts'
import { HEALTH_FUND_IT } from './health-fund.ts'
import { HELP_IT } from './help.ts'
import { INSURANCE_IT } from './insurance.ts'
import { LIMITATION_IT } from './limitation.ts'
import { PRIVATE_PARKING_IT } from './private-parking.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { RENTING_IT } from './renting.ts'
import { SCAM_TERMS_IT } from './scam-terms.ts'
import { SENDERS_IT } from './senders.ts'
import { TAX_TERMS_IT } from './tax-terms.ts'
import { TAX_IT } from './tax.ts'
import { TENANCY_TERMS_IT } from './tenancy-terms.ts'
import { WORK_TERMS_IT } from './work-terms.ts'

export const BE_IT: Words = {
  ...PUBLIC_DEBTS_IT,
  ...DEBT_SETTLEMENT_IT,
  ...HEALTH_FUND_IT,
  ...DEPOSITS_AND_REFUSALS_IT,
  ...SCAM_TERMS_IT,
  ...PRIVATE_PARKING_IT,
  ...ENQUIRY_LIFE_IT,
  ...ENQUIRY_WORK_IT,
  ...EVERYDAY_TERMS_IT,
  ...TAX_TERMS_IT,
  ...TENANCY_TERMS_IT,
  ...WORK_TERMS_IT,
  ...COURT_AND_CREDIT_IT,
  ...ENQUIRY_EVERYDAY_IT,
  ...pictureClaimWords('be', 'it', 5),
  ...dataBreachWords('be', 'it'),
  ...INSURANCE_IT,
  ...BENEFITS_IT,
  ...CHANGES_IT,
  ...CONSUMER_IT,
  ...COURT_IT,
  ...DEBT_COLLECTION_IT,
  ...DISMISSAL_IT,
  ...ENQUIRY_IT,
  ...FINE_IT,
  ...HELP_IT,
  ...LIMITATION_IT,
  ...RENT_RISE_IT,
  ...RENTING_IT,
  ...SENDERS_IT,
  ...TAX_IT,
}
