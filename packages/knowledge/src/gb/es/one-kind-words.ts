/** The United Kingdom in Spanish: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_ACTIONS_ES } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_ES } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_ES } from './bailiff-checks.ts'
import { BAILIFF_COURTS_ES } from './bailiff-courts.ts'
import { BAILIFF_FACTS_ES } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_ES } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_ES } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_ES } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_CHARGE_ES } from './bailiff-scotland-charge.ts'
import { BAILIFF_SCOTLAND_ES } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_ES } from './bailiff-steps.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_ES } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_ES } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_ES } from './benefit-refused.ts'
import { CEASE_AND_DESIST_ES } from './cease-and-desist.ts'
import { CHARGE_CERTIFICATE_STEPS_ES } from './charge-certificate-steps.ts'
import { CHARGING_ORDER_ES } from './charging-order.ts'
import { CONSUMER_CONTRACT_RIGHTS_ES } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_ES } from './consumer-contract.ts'
import { COPYRIGHT_LETTER_ES } from './copyright-letter.ts'
import { COUNCIL_TAX_ACTIONS_ES } from './council-tax-actions.ts'
import { COUNCIL_TAX_BELIEFS_ES } from './council-tax-beliefs.ts'
import { COUNCIL_TAX_BILL_ES } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_ES } from './council-tax-facts.ts'
import { COUNCIL_TAX_OPTIONS_ES } from './council-tax-options.ts'
import { COUNCIL_TAX_RECOVERY_ES } from './council-tax-recovery.ts'
import { COUNCIL_TAX_RIGHTS_ES } from './council-tax-rights.ts'
import { COUNCIL_TAX_SCOTLAND_ES } from './council-tax-scotland.ts'
import { COUNCIL_TAX_STEPS_ES } from './council-tax-steps.ts'
import { COURT_CLAIM_ACCELERATED_ES } from './court-claim-accelerated.ts'
import { COURT_CLAIM_ELEMENTS_ES } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_ES } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_ES } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_ES } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_ES } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_ES } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_ES } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_ES } from './court-claim-steps.ts'
import { COURT_CLAIM_ES } from './court-claim.ts'
import { COURT_JUDGMENT_INSIGHTS_ES } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_ES } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_ES } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_ES } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_ES } from './court-judgment.ts'
import { DATA_BEFORE_A_CLAIM_ES } from './data-before-a-claim.ts'
import { DEBT_COLLECTION_DEFAULT_ES } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_ES } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_ES } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_ES } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_ES } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_ES } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_ES } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_ES } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DEFAULT_SUMS_ROWS_ES } from './default-sums.ts'
import { DEPOSIT_AT_THE_END_ES } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_ES } from './deposit-deductions.ts'
import { DISMISSAL_WHEN_ILL_OR_EXPECTING_ES } from './dismissal-when-ill-or-expecting.ts'
import { EVICTION_DEFENCES_ES } from './eviction-defences.ts'
import { FISCAL_PENALTIES_ES } from './fiscal-penalties.ts'
import { FIXED_PENALTIES_ES } from './fixed-penalties.ts'
import { INSURANCE_DECISION_ES } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_ES } from './insurance-rights.ts'
import { LEASE_FORFEITURE_ES } from './lease-forfeiture.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_ES } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_ES } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_ES } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_ES } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_ES } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_ES } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_ES } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_ES } from './letter-before-claim.ts'
import { LOW_EMISSION_ZONE_SCOTLAND_ES } from './low-emission-zone-scotland.ts'
import { MORTGAGE_ARREARS_ES } from './mortgage-arrears.ts'
import { MUSIC_HEARD_ES } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_ES } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_ES } from './music-licence-steps.ts'
import { MUSIC_LICENCE_ES } from './music-licence.ts'
import { OLDER_BENEFIT_OVERPAYMENT_ES } from './older-benefit-overpayment.ts'
import { PARKING_ACTIONS_ES } from './parking-actions.ts'
import { PARKING_BELIEFS_ES } from './parking-beliefs.ts'
import { PARKING_FACTS_ES } from './parking-facts.ts'
import { PARKING_NOTICE_TO_KEEPER_ES } from './parking-notice-to-keeper.ts'
import { PARKING_OPTIONS_ES } from './parking-options.ts'
import { PARKING_PLACES_ES } from './parking-places.ts'
import { PARKING_RIGHTS_ES } from './parking-rights.ts'
import { PARKING_STAGES_ES } from './parking-stages.ts'
import { PARKING_STEPS_ES } from './parking-steps.ts'
import { PENALTY_CHARGE_ACTIONS_ES } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS_ES } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_OPTIONS_ES } from './penalty-charge-options.ts'
import { PENALTY_CHARGE_RIGHTS_ES } from './penalty-charge-rights.ts'
import { PENALTY_CHARGE_SCOTLAND_NI_ES } from './penalty-charge-scotland-ni.ts'
import { PENALTY_CHARGE_STEPS_ES } from './penalty-charge-steps.ts'
import { PENALTY_FARE_ES } from './penalty-fare.ts'
import { RATES_NORTHERN_IRELAND_ES } from './rates-northern-ireland.ts'
import { ROAD_USER_CHARGES_ES } from './road-user-charges.ts'
import { SCAM_LAW_ES } from './scam-law.ts'
import { SCAM_SIGNS_ES } from './scam-signs.ts'
import { SCAM_STEPS_ES } from './scam-steps.ts'
import { SCAM_ES } from './scam.ts'
import { STATUTORY_DEMAND_NORTHERN_IRELAND_ES } from './statutory-demand-northern-ireland.ts'
import { STATUTORY_DEMAND_ES } from './statutory-demand.ts'
import { TAX_CODES_AND_ERRORS_ES } from './tax-codes-and-errors.ts'
import { TAX_DEMAND_STEPS_ES } from './tax-demand-steps.ts'
import { TAX_DEMAND_ES } from './tax-demand.ts'
import { THIRD_PARTY_DEBT_ES } from './third-party-debt.ts'
import { TOO_LATE_FOR_DECISIONS_ES } from './too-late-for-decisions.ts'
import { TOO_LATE_FOR_FINES_ES } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_ES } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_ES } from './too-late-for-offices.ts'
import { TOO_LATE_FOR_OTHER_PENALTIES_ES } from './too-late-for-other-penalties.ts'
import { TOO_LATE_IN_COURT_ES } from './too-late-in-court.ts'
import { TV_LICENCE_COURT_ES } from './tv-licence-court.ts'
import { TV_LICENCE_ES } from './tv-licence.ts'
import { UTILITY_BILL_INSIGHTS_ES } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_ES } from './utility-bill-rights.ts'
import { UTILITY_BILL_ES } from './utility-bill.ts'

export const ONE_KIND_WORDS_ES: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_ES,
  ...TOO_LATE_FOR_OFFICES_ES,
  ...TOO_LATE_IN_COURT_ES,
  ...TOO_LATE_FOR_OTHER_PENALTIES_ES,
  ...TOO_LATE_FOR_DECISIONS_ES,
  ...TOO_LATE_FOR_FINES_ES,
  ...FISCAL_PENALTIES_ES,
  ...BAILIFF_STEPS_ES,
  ...BAILIFF_ACTIONS_ES,
  ...BAILIFF_CHECKS_ES,
  ...BAILIFF_RIGHTS_ES,
  ...BAILIFF_BELIEFS_ES,
  ...BAILIFF_FACTS_ES,
  ...BAILIFF_LATER_STAGES_ES,
  ...BAILIFF_SCOTLAND_ES,
  ...BAILIFF_SCOTLAND_CHARGE_ES,
  ...BAILIFF_NORTHERN_IRELAND_ES,
  ...BENEFIT_OVERPAYMENT_RIGHTS_ES,
  ...BENEFIT_REFUSED_ES,
  ...BENEFIT_OVERPAYMENT_ES,
  ...OLDER_BENEFIT_OVERPAYMENT_ES,
  ...COPYRIGHT_LETTER_ES,
  ...COUNCIL_TAX_STEPS_ES,
  ...COUNCIL_TAX_OPTIONS_ES,
  ...COUNCIL_TAX_ACTIONS_ES,
  ...COUNCIL_TAX_BILL_ES,
  ...COUNCIL_TAX_RIGHTS_ES,
  ...COUNCIL_TAX_BELIEFS_ES,
  ...COUNCIL_TAX_FACTS_ES,
  ...COUNCIL_TAX_SCOTLAND_ES,
  ...RATES_NORTHERN_IRELAND_ES,
  ...COURT_CLAIM_FACTS_ES,
  ...COURT_CLAIM_STEPS_ES,
  ...COURT_CLAIM_ES,
  ...COURT_CLAIM_GOODS_ES,
  ...COURT_CLAIM_POSSESSION_ES,
  ...COURT_CLAIM_ACCELERATED_ES,
  ...COURT_CLAIM_ELEMENTS_ES,
  ...COURT_CLAIM_RIGHTS_ES,
  ...COURT_CLAIM_SCOTLAND_ES,
  ...COURT_JUDGMENT_STEPS_ES,
  ...COURT_JUDGMENT_RIGHTS_ES,
  ...COURT_JUDGMENT_INSIGHTS_ES,
  ...COURT_JUDGMENT_ES,
  ...DEBT_COLLECTION_FACTS_ES,
  ...DEBT_COLLECTION_STEPS_ES,
  ...DEBT_COLLECTION_ES,
  ...DEBT_COLLECTION_OTHER_ES,
  ...DEBT_COLLECTION_INSIGHTS_ES,
  ...DEBT_COLLECTION_TACTICS_ES,
  ...DEBT_COLLECTION_DEFAULT_ES,
  ...DEBT_COLLECTION_RIGHTS_ES,
  ...DEBT_COLLECTION_SCOTLAND_NI_ES,
  ...COURT_JUDGMENT_NATIONS_ES,
  ...INSURANCE_RIGHTS_ES,
  ...INSURANCE_DECISION_ES,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_ES,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_ES,
  ...LETTER_BEFORE_CLAIM_NATIONS_ES,
  ...LETTER_BEFORE_CLAIM_STEPS_ES,
  ...LETTER_BEFORE_CLAIM_RIGHTS_ES,
  ...LETTER_BEFORE_CLAIM_INSIGHTS_ES,
  ...LETTER_BEFORE_CLAIM_ES,
  ...DATA_BEFORE_A_CLAIM_ES,
  ...LETTER_BEFORE_CLAIM_KINDS_ES,
  ...MUSIC_HEARD_ES,
  ...MUSIC_LICENCE_STEPS_ES,
  ...MUSIC_LICENCE_INSIGHTS_ES,
  ...MUSIC_LICENCE_ES,
  ...PARKING_STEPS_ES,
  ...PARKING_OPTIONS_ES,
  ...PARKING_ACTIONS_ES,
  ...PARKING_RIGHTS_ES,
  ...PARKING_NOTICE_TO_KEEPER_ES,
  ...PARKING_BELIEFS_ES,
  ...PARKING_FACTS_ES,
  ...PARKING_STAGES_ES,
  ...PENALTY_CHARGE_STEPS_ES,
  ...CHARGE_CERTIFICATE_STEPS_ES,
  ...PENALTY_CHARGE_OPTIONS_ES,
  ...PENALTY_CHARGE_ACTIONS_ES,
  ...PENALTY_CHARGE_RIGHTS_ES,
  ...PENALTY_CHARGE_FACTS_ES,
  ...PENALTY_CHARGE_SCOTLAND_NI_ES,
  ...LOW_EMISSION_ZONE_SCOTLAND_ES,
  ...SCAM_STEPS_ES,
  ...SCAM_SIGNS_ES,
  ...SCAM_ES,
  ...STATUTORY_DEMAND_ES,
  ...TAX_DEMAND_STEPS_ES,
  ...TAX_DEMAND_ES,
  ...TV_LICENCE_COURT_ES,
  ...TV_LICENCE_ES,
  ...UTILITY_BILL_RIGHTS_ES,
  ...UTILITY_BILL_INSIGHTS_ES,
  ...UTILITY_BILL_ES,
  ...MORTGAGE_ARREARS_ES,
  ...CONSUMER_CONTRACT_RIGHTS_ES,
  ...CONSUMER_CONTRACT_ES,
  ...DEPOSIT_DEDUCTIONS_ES,
  ...CEASE_AND_DESIST_ES,
  ...COUNCIL_TAX_RECOVERY_ES,
  ...ROAD_USER_CHARGES_ES,
  ...BAILIFF_COURTS_ES,
  ...COURT_CLAIM_HOME_AND_CREDIT_ES,
  ...SCAM_LAW_ES,
  ...PARKING_PLACES_ES,
  ...PENALTY_FARE_ES,
  ...FIXED_PENALTIES_ES,
  ...LEASE_FORFEITURE_ES,
  ...DEPOSIT_AT_THE_END_ES,
  ...CHARGING_ORDER_ES,
  ...THIRD_PARTY_DEBT_ES,
  ...STATUTORY_DEMAND_NORTHERN_IRELAND_ES,
  ...EVICTION_DEFENCES_ES,
  ...DISMISSAL_WHEN_ILL_OR_EXPECTING_ES,
  ...TAX_CODES_AND_ERRORS_ES,
  ...DEFAULT_SUMS_ROWS_ES,
}
