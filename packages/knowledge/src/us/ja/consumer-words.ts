/** The United States in Japanese: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSISTANCE_ANIMALS_JA } from './assistance-animals.ts'
import { BANK_DECISIONS_JA } from './bank-decisions.ts'
import { BANK_LETTERS_JA } from './bank-letters.ts'
import { CANCEL_RIGHTS_JA } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_JA } from './card-charges-and-terms.ts'
import { CLASS_ACTIONS_JA } from './class-actions.ts'
import { CREDIT_REFUSED_JA } from './credit-refused.ts'
import { CREDIT_REPORTS_JA } from './credit-reports.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DEPOSIT_LETTER_JA } from './deposit-letter.ts'
import { DISASTER_AID_JA } from './disaster-aid.ts'
import { DOMAIN_NAMES_JA } from './domain-names.ts'
import { FAMILY_LEAVE_JA } from './family-leave.ts'
import { FILE_SHARING_JA } from './file-sharing.ts'
import { GYMS_JA } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_JA } from './health-plan-appeals.ts'
import { LAST_INSURERS_JA } from './last-insurers.ts'
import { MEDICAL_RECORDS_JA } from './medical-records.ts'
import { MEDICARE_JA } from './medicare.ts'
import { MORTGAGE_SERVICING_JA } from './mortgage-servicing.ts'
import { MOVERS_JA } from './movers.ts'
import { MUSIC_LICENSE_JA } from './music-license.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { OFFERS_JA } from './offers.ts'
import { SCHOOLS_JA } from './schools.ts'
import { SPEECH_AND_MARKS_JA } from './speech-and-marks.ts'
import { TAKEDOWN_JA } from './takedown.ts'
import { TIMESHARES_JA } from './timeshares.ts'
import { TRAVEL_AND_PARCELS_JA } from './travel-and-parcels.ts'
import { USED_CAR_WARRANTIES_JA } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_JA } from './used-cars-and-goods.ts'
import { WORK_INJURIES_JA } from './work-injuries.ts'

export const CONSUMER_WORDS_JA: Words = {
  ...ASSISTANCE_ANIMALS_JA,
  ...BANK_DECISIONS_JA,
  ...BANK_LETTERS_JA,
  ...CLASS_ACTIONS_JA,
  ...CREDIT_REFUSED_JA,
  ...CREDIT_REPORTS_JA,
  ...DATA_BREACH_JA,
  ...DEPOSIT_LETTER_JA,
  ...DISASTER_AID_JA,
  ...FAMILY_LEAVE_JA,
  ...CANCEL_RIGHTS_JA,
  ...GYMS_JA,
  ...HEALTH_PLAN_APPEALS_JA,
  ...LAST_INSURERS_JA,
  ...MEDICARE_JA,
  ...TIMESHARES_JA,
  ...FILE_SHARING_JA,
  ...MORTGAGE_SERVICING_JA,
  ...MOVERS_JA,
  ...MUSIC_LICENSE_JA,
  ...CARD_CHARGES_AND_TERMS_JA,
  ...WORK_INJURIES_JA,
  ...OFFERS_JA,
  ...MEDICAL_RECORDS_JA,
  ...SCHOOLS_JA,
  ...SPEECH_AND_MARKS_JA,
  ...DOMAIN_NAMES_JA,
  ...TAKEDOWN_JA,
  ...TRAVEL_AND_PARCELS_JA,
  ...USED_CAR_WARRANTIES_JA,
  ...USED_CARS_AND_GOODS_JA,
  ...NAMED_LAW_JA,
}
