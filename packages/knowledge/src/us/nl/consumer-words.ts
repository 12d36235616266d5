/** The United States in Dutch: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSISTANCE_ANIMALS_NL } from './assistance-animals.ts'
import { BANK_DECISIONS_NL } from './bank-decisions.ts'
import { BANK_LETTERS_NL } from './bank-letters.ts'
import { CANCEL_RIGHTS_NL } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_NL } from './card-charges-and-terms.ts'
import { CLASS_ACTIONS_NL } from './class-actions.ts'
import { CREDIT_REFUSED_NL } from './credit-refused.ts'
import { CREDIT_REPORTS_NL } from './credit-reports.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DEPOSIT_LETTER_NL } from './deposit-letter.ts'
import { DISASTER_AID_NL } from './disaster-aid.ts'
import { DOMAIN_NAMES_NL } from './domain-names.ts'
import { FAMILY_LEAVE_NL } from './family-leave.ts'
import { FILE_SHARING_NL } from './file-sharing.ts'
import { GYMS_NL } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_NL } from './health-plan-appeals.ts'
import { LAST_INSURERS_NL } from './last-insurers.ts'
import { MEDICAL_RECORDS_NL } from './medical-records.ts'
import { MEDICARE_NL } from './medicare.ts'
import { MORTGAGE_SERVICING_NL } from './mortgage-servicing.ts'
import { MOVERS_NL } from './movers.ts'
import { MUSIC_LICENSE_NL } from './music-license.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { OFFERS_NL } from './offers.ts'
import { SCHOOLS_NL } from './schools.ts'
import { SPEECH_AND_MARKS_NL } from './speech-and-marks.ts'
import { TAKEDOWN_NL } from './takedown.ts'
import { TIMESHARES_NL } from './timeshares.ts'
import { TRAVEL_AND_PARCELS_NL } from './travel-and-parcels.ts'
import { USED_CAR_WARRANTIES_NL } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_NL } from './used-cars-and-goods.ts'
import { WORK_INJURIES_NL } from './work-injuries.ts'

export const CONSUMER_WORDS_NL: Words = {
  ...ASSISTANCE_ANIMALS_NL,
  ...BANK_DECISIONS_NL,
  ...BANK_LETTERS_NL,
  ...CLASS_ACTIONS_NL,
  ...CREDIT_REFUSED_NL,
  ...CREDIT_REPORTS_NL,
  ...DATA_BREACH_NL,
  ...DEPOSIT_LETTER_NL,
  ...DISASTER_AID_NL,
  ...FAMILY_LEAVE_NL,
  ...CANCEL_RIGHTS_NL,
  ...GYMS_NL,
  ...HEALTH_PLAN_APPEALS_NL,
  ...LAST_INSURERS_NL,
  ...MEDICARE_NL,
  ...TIMESHARES_NL,
  ...FILE_SHARING_NL,
  ...MORTGAGE_SERVICING_NL,
  ...MOVERS_NL,
  ...MUSIC_LICENSE_NL,
  ...CARD_CHARGES_AND_TERMS_NL,
  ...WORK_INJURIES_NL,
  ...OFFERS_NL,
  ...MEDICAL_RECORDS_NL,
  ...SCHOOLS_NL,
  ...SPEECH_AND_MARKS_NL,
  ...DOMAIN_NAMES_NL,
  ...TAKEDOWN_NL,
  ...TRAVEL_AND_PARCELS_NL,
  ...USED_CAR_WARRANTIES_NL,
  ...USED_CARS_AND_GOODS_NL,
  ...NAMED_LAW_NL,
}
