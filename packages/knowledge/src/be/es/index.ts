/** Belgium in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFITS_ES } from './benefits.ts'
import { CHANGES_ES } from './changes.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COURT_AND_CREDIT_ES } from './court-and-credit.ts'
import { COURT_ES } from './court.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEBT_SETTLEMENT_ES } from './debt-settlement.ts'
import { DEPOSITS_AND_REFUSALS_ES } from './deposits-and-refusals.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENQUIRY_EVERYDAY_ES } from './enquiry-everyday.ts'
import { ENQUIRY_LIFE_ES } from './enquiry-life.ts'
import { ENQUIRY_WORK_ES } from './enquiry-work.ts'
import { ENQUIRY_ES } from './enquiry.ts'
import { EVERYDAY_TERMS_ES } from './everyday-terms.ts'
import { FINE_ES } from './fine.ts'
import { HEALTH_FUND_ES } from './health-fund.ts'
import { HELP_ES } from './help.ts'
import { INSURANCE_ES } from './insurance.ts'
import { LIMITATION_ES } from './limitation.ts'
import { PRIVATE_PARKING_ES } from './private-parking.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { RENTING_ES } from './renting.ts'
import { SCAM_TERMS_ES } from './scam-terms.ts'
import { SENDERS_ES } from './senders.ts'
import { TAX_TERMS_ES } from './tax-terms.ts'
import { TAX_ES } from './tax.ts'
import { TENANCY_TERMS_ES } from './tenancy-terms.ts'
import { WORK_TERMS_ES } from './work-terms.ts'

export const BE_ES: Words = {
  ...PUBLIC_DEBTS_ES,
  ...DEBT_SETTLEMENT_ES,
  ...HEALTH_FUND_ES,
  ...DEPOSITS_AND_REFUSALS_ES,
  ...SCAM_TERMS_ES,
  ...PRIVATE_PARKING_ES,
  ...ENQUIRY_LIFE_ES,
  ...ENQUIRY_WORK_ES,
  ...EVERYDAY_TERMS_ES,
  ...TAX_TERMS_ES,
  ...TENANCY_TERMS_ES,
  ...WORK_TERMS_ES,
  ...COURT_AND_CREDIT_ES,
  ...ENQUIRY_EVERYDAY_ES,
  ...pictureClaimWords('be', 'es', 5),
  ...dataBreachWords('be', 'es'),
  ...INSURANCE_ES,
  ...BENEFITS_ES,
  ...CHANGES_ES,
  ...CONSUMER_ES,
  ...COURT_ES,
  ...DEBT_COLLECTION_ES,
  ...DISMISSAL_ES,
  ...ENQUIRY_ES,
  ...FINE_ES,
  ...HELP_ES,
  ...LIMITATION_ES,
  ...RENT_RISE_ES,
  ...RENTING_ES,
  ...SENDERS_ES,
  ...TAX_ES,
}
