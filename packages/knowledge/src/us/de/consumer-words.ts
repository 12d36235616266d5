/** The United States in German: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSISTANCE_ANIMALS_DE } from './assistance-animals.ts'
import { BANK_DECISIONS_DE } from './bank-decisions.ts'
import { BANK_LETTERS_DE } from './bank-letters.ts'
import { CANCEL_RIGHTS_DE } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_DE } from './card-charges-and-terms.ts'
import { CLASS_ACTIONS_DE } from './class-actions.ts'
import { CREDIT_REFUSED_DE } from './credit-refused.ts'
import { CREDIT_REPORTS_DE } from './credit-reports.ts'
import { DATA_BREACH_DE } from './data-breach.ts'
import { DEPOSIT_LETTER_DE } from './deposit-letter.ts'
import { DISASTER_AID_DE } from './disaster-aid.ts'
import { DOMAIN_NAMES_DE } from './domain-names.ts'
import { FAMILY_LEAVE_DE } from './family-leave.ts'
import { FILE_SHARING_DE } from './file-sharing.ts'
import { GYMS_DE } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_DE } from './health-plan-appeals.ts'
import { LAST_INSURERS_DE } from './last-insurers.ts'
import { MEDICAL_RECORDS_DE } from './medical-records.ts'
import { MEDICARE_DE } from './medicare.ts'
import { MORTGAGE_SERVICING_DE } from './mortgage-servicing.ts'
import { MOVERS_DE } from './movers.ts'
import { MUSIC_LICENSE_DE } from './music-license.ts'
import { NAMED_LAW_DE } from './named-law.ts'
import { OFFERS_DE } from './offers.ts'
import { SCHOOLS_DE } from './schools.ts'
import { SPEECH_AND_MARKS_DE } from './speech-and-marks.ts'
import { TAKEDOWN_DE } from './takedown.ts'
import { TIMESHARES_DE } from './timeshares.ts'
import { TRAVEL_AND_PARCELS_DE } from './travel-and-parcels.ts'
import { USED_CAR_WARRANTIES_DE } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_DE } from './used-cars-and-goods.ts'
import { WORK_INJURIES_DE } from './work-injuries.ts'

export const CONSUMER_WORDS_DE: Words = {
  ...ASSISTANCE_ANIMALS_DE,
  ...BANK_DECISIONS_DE,
  ...BANK_LETTERS_DE,
  ...CLASS_ACTIONS_DE,
  ...CREDIT_REFUSED_DE,
  ...CREDIT_REPORTS_DE,
  ...DATA_BREACH_DE,
  ...DEPOSIT_LETTER_DE,
  ...DISASTER_AID_DE,
  ...FAMILY_LEAVE_DE,
  ...CANCEL_RIGHTS_DE,
  ...GYMS_DE,
  ...HEALTH_PLAN_APPEALS_DE,
  ...LAST_INSURERS_DE,
  ...MEDICARE_DE,
  ...TIMESHARES_DE,
  ...FILE_SHARING_DE,
  ...MORTGAGE_SERVICING_DE,
  ...MOVERS_DE,
  ...MUSIC_LICENSE_DE,
  ...CARD_CHARGES_AND_TERMS_DE,
  ...WORK_INJURIES_DE,
  ...OFFERS_DE,
  ...MEDICAL_RECORDS_DE,
  ...SCHOOLS_DE,
  ...SPEECH_AND_MARKS_DE,
  ...DOMAIN_NAMES_DE,
  ...TAKEDOWN_DE,
  ...TRAVEL_AND_PARCELS_DE,
  ...USED_CAR_WARRANTIES_DE,
  ...USED_CARS_AND_GOODS_DE,
  ...NAMED_LAW_DE,
}
