/** The United States in Spanish: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSISTANCE_ANIMALS_ES } from './assistance-animals.ts'
import { BANK_DECISIONS_ES } from './bank-decisions.ts'
import { BANK_LETTERS_ES } from './bank-letters.ts'
import { CANCEL_RIGHTS_ES } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_ES } from './card-charges-and-terms.ts'
import { CLASS_ACTIONS_ES } from './class-actions.ts'
import { CREDIT_REFUSED_ES } from './credit-refused.ts'
import { CREDIT_REPORTS_ES } from './credit-reports.ts'
import { DATA_BREACH_ES } from './data-breach.ts'
import { DEPOSIT_LETTER_ES } from './deposit-letter.ts'
import { DISASTER_AID_ES } from './disaster-aid.ts'
import { DOMAIN_NAMES_ES } from './domain-names.ts'
import { FAMILY_LEAVE_ES } from './family-leave.ts'
import { FILE_SHARING_ES } from './file-sharing.ts'
import { GYMS_ES } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_ES } from './health-plan-appeals.ts'
import { LAST_INSURERS_ES } from './last-insurers.ts'
import { MEDICAL_RECORDS_ES } from './medical-records.ts'
import { MEDICARE_ES } from './medicare.ts'
import { MORTGAGE_SERVICING_ES } from './mortgage-servicing.ts'
import { MOVERS_ES } from './movers.ts'
import { MUSIC_LICENSE_ES } from './music-license.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { OFFERS_ES } from './offers.ts'
import { SCHOOLS_ES } from './schools.ts'
import { SPEECH_AND_MARKS_ES } from './speech-and-marks.ts'
import { TAKEDOWN_LAW_ES } from './takedown.ts'
import { TIMESHARES_ES } from './timeshares.ts'
import { TRAVEL_AND_PARCELS_ES } from './travel-and-parcels.ts'
import { USED_CAR_WARRANTIES_ES } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_ES } from './used-cars-and-goods.ts'
import { WORK_INJURIES_ES } from './work-injuries.ts'

export const CONSUMER_WORDS_ES: Words = {
  ...TIMESHARES_ES,
  ...FILE_SHARING_ES,
  ...CARD_CHARGES_AND_TERMS_ES,
  ...WORK_INJURIES_ES,
  ...SPEECH_AND_MARKS_ES,
  ...DOMAIN_NAMES_ES,
  ...MEDICAL_RECORDS_ES,
  ...CANCEL_RIGHTS_ES,
  ...GYMS_ES,
  ...USED_CARS_AND_GOODS_ES,
  ...TRAVEL_AND_PARCELS_ES,
  ...MUSIC_LICENSE_ES,
  ...SCHOOLS_ES,
  ...BANK_DECISIONS_ES,
  ...CREDIT_REPORTS_ES,
  ...CLASS_ACTIONS_ES,
  ...BANK_LETTERS_ES,
  ...MEDICARE_ES,
  ...ASSISTANCE_ANIMALS_ES,
  ...MORTGAGE_SERVICING_ES,
  ...MOVERS_ES,
  ...TAKEDOWN_LAW_ES,
  ...DATA_BREACH_ES,
  ...USED_CAR_WARRANTIES_ES,
  ...FAMILY_LEAVE_ES,
  ...HEALTH_PLAN_APPEALS_ES,
  ...LAST_INSURERS_ES,
  ...DEPOSIT_LETTER_ES,
  ...DISASTER_AID_ES,
  ...CREDIT_REFUSED_ES,
  ...OFFERS_ES,
  ...NAMED_LAW_ES,
}
