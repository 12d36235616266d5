/** The rows of Belgium in German. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFITS_WORDS } from './benefits.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_AND_CREDIT_DE } from './court-and-credit.ts'
import { COURT_WORDS } from './court.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEBT_SETTLEMENT_DE } from './debt-settlement.ts'
import { DEPOSITS_AND_REFUSALS_DE } from './deposits-and-refusals.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENQUIRY_EVERYDAY_DE } from './enquiry-everyday.ts'
import { ENQUIRY_LIFE_DE } from './enquiry-life.ts'
import { ENQUIRY_WORK_DE } from './enquiry-work.ts'
import { ENQUIRY_WORDS } from './enquiry.ts'
import { EVERYDAY_TERMS_DE } from './everyday-terms.ts'
import { FINE_WORDS } from './fine.ts'
import { HEALTH_FUND_DE } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { INSURANCE_DE } from './insurance.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { PRIVATE_PARKING_DE } from './private-parking.ts'
import { PUBLIC_DEBTS_DE } from './public-debts.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_WORDS } from './renting.ts'
import { SCAM_TERMS_DE } from './scam-terms.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TAX_TERMS_DE } from './tax-terms.ts'
import { TAX_WORDS } from './tax.ts'
import { TENANCY_TERMS_DE } from './tenancy-terms.ts'
import { WORK_TERMS_DE } from './work-terms.ts'

export const BE_IN_GERMAN: Words = {
  ...PUBLIC_DEBTS_DE,
  ...DEBT_SETTLEMENT_DE,
  ...HEALTH_FUND_DE,
  ...DEPOSITS_AND_REFUSALS_DE,
  ...SCAM_TERMS_DE,
  ...PRIVATE_PARKING_DE,
  ...ENQUIRY_LIFE_DE,
  ...ENQUIRY_WORK_DE,
  ...EVERYDAY_TERMS_DE,
  ...TAX_TERMS_DE,
  ...TENANCY_TERMS_DE,
  ...WORK_TERMS_DE,
  ...COURT_AND_CREDIT_DE,
  ...ENQUIRY_EVERYDAY_DE,
  ...pictureClaimWords('be', 'de', 5),
  ...dataBreachWords('be', 'de'),
  ...INSURANCE_DE,
  ...RENT_RISE_WORDS,
  ...FINE_WORDS,
  ...BENEFITS_WORDS,
  ...TAX_WORDS,
  ...CHANGES_WORDS,
  ...CONSUMER_WORDS,
  ...COURT_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...DISMISSAL_WORDS,
  ...ENQUIRY_WORDS,
  ...HELP_WORDS,
  ...LIMITATION_WORDS,
  ...RENTING_WORDS,
  ...SENDERS_WORDS,
}
