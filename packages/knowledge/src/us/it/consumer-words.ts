/** The United States in Italian: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSISTANCE_ANIMALS_IT } from './assistance-animals.ts'
import { BANK_DECISIONS_IT } from './bank-decisions.ts'
import { BANK_LETTERS_IT } from './bank-letters.ts'
import { CANCEL_RIGHTS_IT } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_IT } from './card-charges-and-terms.ts'
import { CLASS_ACTIONS_IT } from './class-actions.ts'
import { CREDIT_REFUSED_IT } from './credit-refused.ts'
import { CREDIT_REPORTS_IT } from './credit-reports.ts'
import { DATA_BREACH_IT } from './data-breach.ts'
import { DEPOSIT_LETTER_IT } from './deposit-letter.ts'
import { DISASTER_AID_IT } from './disaster-aid.ts'
import { DOMAIN_NAMES_IT } from './domain-names.ts'
import { FAMILY_LEAVE_IT } from './family-leave.ts'
import { FILE_SHARING_IT } from './file-sharing.ts'
import { GYMS_IT } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_IT } from './health-plan-appeals.ts'
import { LAST_INSURERS_IT } from './last-insurers.ts'
import { MEDICAL_RECORDS_IT } from './medical-records.ts'
import { MEDICARE_IT } from './medicare.ts'
import { MORTGAGE_SERVICING_IT } from './mortgage-servicing.ts'
import { MOVERS_IT } from './movers.ts'
import { MUSIC_LICENSE_IT } from './music-license.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { OFFERS_IT } from './offers.ts'
import { SCHOOLS_IT } from './schools.ts'
import { SPEECH_AND_MARKS_IT } from './speech-and-marks.ts'
import { TAKEDOWN_IT } from './takedown.ts'
import { TIMESHARES_IT } from './timeshares.ts'
import { TRAVEL_AND_PARCELS_IT } from './travel-and-parcels.ts'
import { USED_CAR_WARRANTIES_IT } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_IT } from './used-cars-and-goods.ts'
import { WORK_INJURIES_IT } from './work-injuries.ts'

export const CONSUMER_WORDS_IT: Words = {
  ...GYMS_IT,
  ...ASSISTANCE_ANIMALS_IT,
  ...BANK_DECISIONS_IT,
  ...BANK_LETTERS_IT,
  ...CLASS_ACTIONS_IT,
  ...CREDIT_REFUSED_IT,
  ...CREDIT_REPORTS_IT,
  ...DATA_BREACH_IT,
  ...DEPOSIT_LETTER_IT,
  ...DISASTER_AID_IT,
  ...FAMILY_LEAVE_IT,
  ...CANCEL_RIGHTS_IT,
  ...HEALTH_PLAN_APPEALS_IT,
  ...LAST_INSURERS_IT,
  ...MEDICARE_IT,
  ...TIMESHARES_IT,
  ...FILE_SHARING_IT,
  ...MORTGAGE_SERVICING_IT,
  ...MOVERS_IT,
  ...MUSIC_LICENSE_IT,
  ...CARD_CHARGES_AND_TERMS_IT,
  ...WORK_INJURIES_IT,
  ...OFFERS_IT,
  ...MEDICAL_RECORDS_IT,
  ...SCHOOLS_IT,
  ...SPEECH_AND_MARKS_IT,
  ...DOMAIN_NAMES_IT,
  ...TAKEDOWN_IT,
  ...TRAVEL_AND_PARCELS_IT,
  ...USED_CAR_WARRANTIES_IT,
  ...USED_CARS_AND_GOODS_IT,
  ...NAMED_LAW_IT,
}
