/** The rows of Belgium in French. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFITS_WORDS } from './benefits.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_AND_CREDIT_FR } from './court-and-credit.ts'
import { COURT_WORDS } from './court.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEBT_SETTLEMENT_FR } from './debt-settlement.ts'
import { DEPOSITS_AND_REFUSALS_FR } from './deposits-and-refusals.ts'
import { DISMISSAL_WORDS } from './dismissal.ts'
import { ENQUIRY_EVERYDAY_FR } from './enquiry-everyday.ts'
import { ENQUIRY_LIFE_FR } from './enquiry-life.ts'
import { ENQUIRY_WORK_FR } from './enquiry-work.ts'
import { ENQUIRY_WORDS } from './enquiry.ts'
import { EVERYDAY_TERMS_FR } from './everyday-terms.ts'
import { FINE_WORDS } from './fine.ts'
import { HEALTH_FUND_FR } from './health-fund.ts'
import { HELP_WORDS } from './help.ts'
import { INSURANCE_FR } from './insurance.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { PRIVATE_PARKING_FR } from './private-parking.ts'
import { PUBLIC_DEBTS_FR } from './public-debts.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RENTING_WORDS } from './renting.ts'
import { SCAM_TERMS_FR } from './scam-terms.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TAX_TERMS_FR } from './tax-terms.ts'
import { TAX_WORDS } from './tax.ts'
import { TENANCY_TERMS_FR } from './tenancy-terms.ts'
import { WORK_TERMS_FR } from './work-terms.ts'

export const BE_IN_FRENCH: Words = {
  ...PUBLIC_DEBTS_FR,
  ...DEBT_SETTLEMENT_FR,
  ...HEALTH_FUND_FR,
  ...DEPOSITS_AND_REFUSALS_FR,
  ...SCAM_TERMS_FR,
  ...PRIVATE_PARKING_FR,
  ...ENQUIRY_LIFE_FR,
  ...ENQUIRY_WORK_FR,
  ...EVERYDAY_TERMS_FR,
  ...TAX_TERMS_FR,
  ...TENANCY_TERMS_FR,
  ...WORK_TERMS_FR,
  ...COURT_AND_CREDIT_FR,
  ...ENQUIRY_EVERYDAY_FR,
  ...pictureClaimWords('be', 'fr', 5),
  ...dataBreachWords('be', 'fr'),
  ...INSURANCE_FR,
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
