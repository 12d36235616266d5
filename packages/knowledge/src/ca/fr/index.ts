/** The rows of Canada in French. Bodies and forms of provinces that work in English keep their English name as well. */
import type { Words } from '@plainletter/contracts/rule'

import { BENEFIT_LAW_WORDS } from './benefit-law.ts'
import { BILLS_AND_SCAMS_WORDS } from './bills-and-scams.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { COURT_WORDS } from './court.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { EMPLOYMENT_WORDS } from './employment.ts'
import { ENQUIRY_DAILY_LIFE_WORDS } from './enquiry-daily-life.ts'
import { ENQUIRY_SHARED_HOME_WORDS } from './enquiry-shared-home.ts'
import { ENQUIRY_WORDS } from './enquiry.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_WORDS } from './housing.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { NAMED_LAW_WORDS } from './named-law.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RIGHTS_LAW_WORDS } from './rights-law.ts'
import { SENDERS_WORDS } from './senders.ts'
import { TAX_AND_FINES_WORDS } from './tax-and-fines.ts'

export const CA_IN_FRENCH: Words = {
  ...RENT_RISE_WORDS,
  ...ENQUIRY_SHARED_HOME_WORDS,
  ...CHANGES_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...LIMITATION_WORDS,
  ...COURT_WORDS,
  ...HOUSING_WORDS,
  ...EMPLOYMENT_WORDS,
  ...CONSUMER_WORDS,
  ...ENQUIRY_WORDS,
  ...ENQUIRY_DAILY_LIFE_WORDS,
  ...HELP_WORDS,
  ...SENDERS_WORDS,
  ...TAX_AND_FINES_WORDS,
  ...BILLS_AND_SCAMS_WORDS,
  ...NAMED_LAW_WORDS,
  ...BENEFIT_LAW_WORDS,
  ...RIGHTS_LAW_WORDS,
}
