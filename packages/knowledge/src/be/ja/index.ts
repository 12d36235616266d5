/** Belgium in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFITS_JA } from './benefits.ts'
import { CHANGES_JA } from './changes.ts'
import { CONSUMER_JA } from './consumer.ts'
import { COURT_AND_CREDIT_JA } from './court-and-credit.ts'
import { COURT_JA } from './court.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEBT_SETTLEMENT_JA } from './debt-settlement.ts'
import { DEPOSITS_AND_REFUSALS_JA } from './deposits-and-refusals.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { ENQUIRY_EVERYDAY_JA } from './enquiry-everyday.ts'
import { ENQUIRY_LIFE_JA } from './enquiry-life.ts'
import { ENQUIRY_WORK_JA } from './enquiry-work.ts'
import { ENQUIRY_JA } from './enquiry.ts'
import { EVERYDAY_TERMS_JA } from './everyday-terms.ts'
import { FINE_JA } from './fine.ts'
import { HEALTH_FUND_JA } from './health-fund.ts'
import { HELP_JA } from './help.ts'
import { INSURANCE_JA } from './insurance.ts'
import { LIMITATION_JA } from './limitation.ts'
import { PRIVATE_PARKING_JA } from './private-parking.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RENTING_JA } from './renting.ts'
import { SCAM_TERMS_JA } from './scam-terms.ts'
import { SENDERS_JA } from './senders.ts'
import { TAX_TERMS_JA } from './tax-terms.ts'
import { TAX_JA } from './tax.ts'
import { TENANCY_TERMS_JA } from './tenancy-terms.ts'
import { WORK_TERMS_JA } from './work-terms.ts'

export const BE_JA: Words = {
  ...PUBLIC_DEBTS_JA,
  ...DEBT_SETTLEMENT_JA,
  ...HEALTH_FUND_JA,
  ...DEPOSITS_AND_REFUSALS_JA,
  ...SCAM_TERMS_JA,
  ...PRIVATE_PARKING_JA,
  ...ENQUIRY_LIFE_JA,
  ...ENQUIRY_WORK_JA,
  ...EVERYDAY_TERMS_JA,
  ...TAX_TERMS_JA,
  ...TENANCY_TERMS_JA,
  ...WORK_TERMS_JA,
  ...COURT_AND_CREDIT_JA,
  ...ENQUIRY_EVERYDAY_JA,
  ...pictureClaimWords('be', 'ja', 5),
  ...dataBreachWords('be', 'ja'),
  ...INSURANCE_JA,
  ...BENEFITS_JA,
  ...CHANGES_JA,
  ...CONSUMER_JA,
  ...COURT_JA,
  ...DEBT_COLLECTION_JA,
  ...DISMISSAL_JA,
  ...ENQUIRY_JA,
  ...FINE_JA,
  ...HELP_JA,
  ...LIMITATION_JA,
  ...RENT_RISE_JA,
  ...RENTING_JA,
  ...SENDERS_JA,
  ...TAX_JA,
}
