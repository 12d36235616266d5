/** The United States in French: rows about goods, services and fees. */
import type { Words } from '@plainletter/contracts/rule'

import { ASSISTANCE_ANIMALS_FR } from './assistance-animals.ts'
import { BANK_DECISIONS_FR } from './bank-decisions.ts'
import { BANK_LETTERS_FR } from './bank-letters.ts'
import { CANCEL_RIGHTS_FR } from './cancel-rights.ts'
import { CARD_CHARGES_AND_TERMS_FR } from './card-charges-and-terms.ts'
import { CLASS_ACTIONS_FR } from './class-actions.ts'
import { CREDIT_REFUSED_FR } from './credit-refused.ts'
import { CREDIT_REPORTS_FR } from './credit-reports.ts'
import { DATA_BREACH_FR } from './data-breach.ts'
import { DEPOSIT_LETTER_FR } from './deposit-letter.ts'
import { DISASTER_AID_FR } from './disaster-aid.ts'
import { DOMAIN_NAMES_FR } from './domain-names.ts'
import { FAMILY_LEAVE_FR } from './family-leave.ts'
import { FILE_SHARING_FR } from './file-sharing.ts'
import { GYMS_FR } from './gyms.ts'
import { HEALTH_PLAN_APPEALS_FR } from './health-plan-appeals.ts'
import { LAST_INSURERS_FR } from './last-insurers.ts'
import { MEDICAL_RECORDS_FR } from './medical-records.ts'
import { MEDICARE_FR } from './medicare.ts'
import { MORTGAGE_SERVICING_FR } from './mortgage-servicing.ts'
import { MOVERS_FR } from './movers.ts'
import { MUSIC_LICENSE_FR } from './music-license.ts'
import { NAMED_LAW_FR } from './named-law.ts'
import { OFFERS_FR } from './offers.ts'
import { SCHOOLS_FR } from './schools.ts'
import { SPEECH_AND_MARKS_FR } from './speech-and-marks.ts'
import { TAKEDOWN_FR } from './takedown.ts'
import { TIMESHARES_FR } from './timeshares.ts'
import { TRAVEL_AND_PARCELS_FR } from './travel-and-parcels.ts'
import { USED_CAR_WARRANTIES_FR } from './used-car-warranties.ts'
import { USED_CARS_AND_GOODS_FR } from './used-cars-and-goods.ts'
import { WORK_INJURIES_FR } from './work-injuries.ts'

export const CONSUMER_WORDS_FR: Words = {
  ...ASSISTANCE_ANIMALS_FR,
  ...BANK_DECISIONS_FR,
  ...BANK_LETTERS_FR,
  ...CLASS_ACTIONS_FR,
  ...CREDIT_REFUSED_FR,
  ...CREDIT_REPORTS_FR,
  ...DATA_BREACH_FR,
  ...DEPOSIT_LETTER_FR,
  ...DISASTER_AID_FR,
  ...FAMILY_LEAVE_FR,
  ...CANCEL_RIGHTS_FR,
  ...GYMS_FR,
  ...HEALTH_PLAN_APPEALS_FR,
  ...LAST_INSURERS_FR,
  ...MEDICARE_FR,
  ...TIMESHARES_FR,
  ...FILE_SHARING_FR,
  ...MORTGAGE_SERVICING_FR,
  ...MOVERS_FR,
  ...MUSIC_LICENSE_FR,
  ...CARD_CHARGES_AND_TERMS_FR,
  ...WORK_INJURIES_FR,
  ...OFFERS_FR,
  ...MEDICAL_RECORDS_FR,
  ...SCHOOLS_FR,
  ...SPEECH_AND_MARKS_FR,
  ...DOMAIN_NAMES_FR,
  ...TAKEDOWN_FR,
  ...TRAVEL_AND_PARCELS_FR,
  ...USED_CAR_WARRANTIES_FR,
  ...USED_CARS_AND_GOODS_FR,
  ...NAMED_LAW_FR,
}
