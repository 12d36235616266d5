/** The United Kingdom in Italian: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_ACTIONS_IT } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_IT } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_IT } from './bailiff-checks.ts'
import { BAILIFF_COURTS_IT } from './bailiff-courts.ts'
import { BAILIFF_FACTS_IT } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_IT } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_IT } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_IT } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_CHARGE_IT } from './bailiff-scotland-charge.ts'
import { BAILIFF_SCOTLAND_IT } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_IT } from './bailiff-steps.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_IT } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_IT } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_IT } from './benefit-refused.ts'
import { CEASE_AND_DESIST_IT } from './cease-and-desist.ts'
import { CHARGE_CERTIFICATE_STEPS_IT } from './charge-certificate-steps.ts'
import { CHARGING_ORDER_IT } from './charging-order.ts'
import { CONSUMER_CONTRACT_RIGHTS_IT } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_IT } from './consumer-contract.ts'
import { COPYRIGHT_LETTER_IT } from './copyright-letter.ts'
import { COUNCIL_TAX_ACTIONS_IT } from './council-tax-actions.ts'
import { COUNCIL_TAX_BELIEFS_IT } from './council-tax-beliefs.ts'
import { COUNCIL_TAX_BILL_IT } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_IT } from './council-tax-facts.ts'
import { COUNCIL_TAX_OPTIONS_IT } from './council-tax-options.ts'
import { COUNCIL_TAX_RECOVERY_IT } from './council-tax-recovery.ts'
import { COUNCIL_TAX_RIGHTS_IT } from './council-tax-rights.ts'
import { COUNCIL_TAX_SCOTLAND_IT } from './council-tax-scotland.ts'
import { COUNCIL_TAX_STEPS_IT } from './council-tax-steps.ts'
import { COURT_CLAIM_ACCELERATED_IT } from './court-claim-accelerated.ts'
import { COURT_CLAIM_ELEMENTS_IT } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_IT } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_IT } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_IT } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_IT } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_IT } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_IT } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_IT } from './court-claim-steps.ts'
import { COURT_CLAIM_IT } from './court-claim.ts'
import { COURT_JUDGMENT_INSIGHTS_IT } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_IT } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_IT } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_IT } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_IT } from './court-judgment.ts'
import { DATA_BEFORE_A_CLAIM_IT } from './data-before-a-claim.ts'
import { DEBT_COLLECTION_DEFAULT_IT } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_IT } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_IT } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_IT } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_IT } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_IT } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_IT } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_IT } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEFAULT_SUMS_ROWS_IT } from './default-sums.ts'
import { DEPOSIT_AT_THE_END_IT } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_IT } from './deposit-deductions.ts'
import { DISMISSAL_WHEN_ILL_OR_EXPECTING_IT } from './dismissal-when-ill-or-expecting.ts'
import { EVICTION_DEFENCES_IT } from './eviction-defences.ts'
import { FISCAL_PENALTIES_IT } from './fiscal-penalties.ts'
import { FIXED_PENALTIES_IT } from './fixed-penalties.ts'
import { INSURANCE_DECISION_IT } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_IT } from './insurance-rights.ts'
import { LEASE_FORFEITURE_IT } from './lease-forfeiture.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_IT } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_IT } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_IT } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_IT } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_IT } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_IT } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_IT } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_IT } from './letter-before-claim.ts'
import { LOW_EMISSION_ZONE_SCOTLAND_IT } from './low-emission-zone-scotland.ts'
import { MORTGAGE_ARREARS_IT } from './mortgage-arrears.ts'
import { MUSIC_HEARD_IT } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_IT } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_IT } from './music-licence-steps.ts'
import { MUSIC_LICENCE_IT } from './music-licence.ts'
import { OLDER_BENEFIT_OVERPAYMENT_IT } from './older-benefit-overpayment.ts'
import { PARKING_ACTIONS_IT } from './parking-actions.ts'
import { PARKING_BELIEFS_IT } from './parking-beliefs.ts'
import { PARKING_FACTS_IT } from './parking-facts.ts'
import { PARKING_NOTICE_TO_KEEPER_IT } from './parking-notice-to-keeper.ts'
import { PARKING_OPTIONS_IT } from './parking-options.ts'
import { PARKING_PLACES_IT } from './parking-places.ts'
import { PARKING_RIGHTS_IT } from './parking-rights.ts'
import { PARKING_STAGES_IT } from './parking-stages.ts'
import { PARKING_STEPS_IT } from './parking-steps.ts'
import { PENALTY_CHARGE_ACTIONS_IT } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS_IT } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_OPTIONS_IT } from './penalty-charge-options.ts'
import { PENALTY_CHARGE_RIGHTS_IT } from './penalty-charge-rights.ts'
import { PENALTY_CHARGE_SCOTLAND_NI_IT } from './penalty-charge-scotland-ni.ts'
import { PENALTY_CHARGE_STEPS_IT } from './penalty-charge-steps.ts'
import { PENALTY_FARE_IT } from './penalty-fare.ts'
import { RATES_NORTHERN_IRELAND_IT } from './rates-northern-ireland.ts'
import { ROAD_USER_CHARGES_IT } from './road-user-charges.ts'
import { SCAM_LAW_IT } from './scam-law.ts'
import { SCAM_SIGNS_IT } from './scam-signs.ts'
import { SCAM_STEPS_IT } from './scam-steps.ts'
import { SCAM_IT } from './scam.ts'
import { STATUTORY_DEMAND_NORTHERN_IRELAND_IT } from './statutory-demand-northern-ireland.ts'
import { STATUTORY_DEMAND_IT } from './statutory-demand.ts'
import { TAX_CODES_AND_ERRORS_IT } from './tax-codes-and-errors.ts'
import { TAX_DEMAND_STEPS_IT } from './tax-demand-steps.ts'
import { TAX_DEMAND_IT } from './tax-demand.ts'
import { THIRD_PARTY_DEBT_IT } from './third-party-debt.ts'
import { TOO_LATE_FOR_DECISIONS_IT } from './too-late-for-decisions.ts'
import { TOO_LATE_FOR_FINES_IT } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_IT } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_IT } from './too-late-for-offices.ts'
import { TOO_LATE_FOR_OTHER_PENALTIES_IT } from './too-late-for-other-penalties.ts'
import { TOO_LATE_IN_COURT_IT } from './too-late-in-court.ts'
import { TV_LICENCE_COURT_IT } from './tv-licence-court.ts'
import { TV_LICENCE_IT } from './tv-licence.ts'
import { UTILITY_BILL_INSIGHTS_IT } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_IT } from './utility-bill-rights.ts'
import { UTILITY_BILL_IT } from './utility-bill.ts'

export const ONE_KIND_WORDS_IT: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_IT,
  ...TOO_LATE_FOR_OFFICES_IT,
  ...TOO_LATE_IN_COURT_IT,
  ...TOO_LATE_FOR_OTHER_PENALTIES_IT,
  ...TOO_LATE_FOR_DECISIONS_IT,
  ...TOO_LATE_FOR_FINES_IT,
  ...FISCAL_PENALTIES_IT,
  ...BAILIFF_STEPS_IT,
  ...BAILIFF_ACTIONS_IT,
  ...BAILIFF_CHECKS_IT,
  ...BAILIFF_RIGHTS_IT,
  ...BAILIFF_BELIEFS_IT,
  ...BAILIFF_FACTS_IT,
  ...BAILIFF_LATER_STAGES_IT,
  ...BAILIFF_SCOTLAND_IT,
  ...BAILIFF_SCOTLAND_CHARGE_IT,
  ...BAILIFF_NORTHERN_IRELAND_IT,
  ...BENEFIT_OVERPAYMENT_RIGHTS_IT,
  ...BENEFIT_REFUSED_IT,
  ...BENEFIT_OVERPAYMENT_IT,
  ...OLDER_BENEFIT_OVERPAYMENT_IT,
  ...COPYRIGHT_LETTER_IT,
  ...COUNCIL_TAX_STEPS_IT,
  ...COUNCIL_TAX_OPTIONS_IT,
  ...COUNCIL_TAX_ACTIONS_IT,
  ...COUNCIL_TAX_BILL_IT,
  ...COUNCIL_TAX_RIGHTS_IT,
  ...COUNCIL_TAX_BELIEFS_IT,
  ...COUNCIL_TAX_FACTS_IT,
  ...COUNCIL_TAX_SCOTLAND_IT,
  ...RATES_NORTHERN_IRELAND_IT,
  ...COURT_CLAIM_FACTS_IT,
  ...COURT_CLAIM_STEPS_IT,
  ...COURT_CLAIM_IT,
  ...COURT_CLAIM_GOODS_IT,
  ...COURT_CLAIM_POSSESSION_IT,
  ...COURT_CLAIM_ACCELERATED_IT,
  ...COURT_CLAIM_ELEMENTS_IT,
  ...COURT_CLAIM_RIGHTS_IT,
  ...COURT_CLAIM_SCOTLAND_IT,
  ...COURT_JUDGMENT_STEPS_IT,
  ...COURT_JUDGMENT_RIGHTS_IT,
  ...COURT_JUDGMENT_INSIGHTS_IT,
  ...COURT_JUDGMENT_IT,
  ...DEBT_COLLECTION_FACTS_IT,
  ...DEBT_COLLECTION_STEPS_IT,
  ...DEBT_COLLECTION_IT,
  ...DEBT_COLLECTION_OTHER_IT,
  ...DEBT_COLLECTION_INSIGHTS_IT,
  ...DEBT_COLLECTION_TACTICS_IT,
  ...DEBT_COLLECTION_DEFAULT_IT,
  ...DEBT_COLLECTION_RIGHTS_IT,
  ...DEBT_COLLECTION_SCOTLAND_NI_IT,
  ...COURT_JUDGMENT_NATIONS_IT,
  ...INSURANCE_RIGHTS_IT,
  ...INSURANCE_DECISION_IT,
  ...LETTER_BEFORE_CLAIM_NATIONS_IT,
  ...LETTER_BEFORE_CLAIM_STEPS_IT,
  ...LETTER_BEFORE_CLAIM_RIGHTS_IT,
  ...LETTER_BEFORE_CLAIM_INSIGHTS_IT,
  ...LETTER_BEFORE_CLAIM_IT,
  ...DATA_BEFORE_A_CLAIM_IT,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_IT,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_IT,
  ...LETTER_BEFORE_CLAIM_KINDS_IT,
  ...MUSIC_HEARD_IT,
  ...MUSIC_LICENCE_STEPS_IT,
  ...MUSIC_LICENCE_INSIGHTS_IT,
  ...MUSIC_LICENCE_IT,
  ...PARKING_STEPS_IT,
  ...PARKING_OPTIONS_IT,
  ...PARKING_ACTIONS_IT,
  ...PARKING_RIGHTS_IT,
  ...PARKING_NOTICE_TO_KEEPER_IT,
  ...PARKING_BELIEFS_IT,
  ...PARKING_FACTS_IT,
  ...PARKING_STAGES_IT,
  ...PENALTY_CHARGE_STEPS_IT,
  ...CHARGE_CERTIFICATE_STEPS_IT,
  ...PENALTY_CHARGE_OPTIONS_IT,
  ...PENALTY_CHARGE_ACTIONS_IT,
  ...PENALTY_CHARGE_RIGHTS_IT,
  ...PENALTY_CHARGE_FACTS_IT,
  ...PENALTY_CHARGE_SCOTLAND_NI_IT,
  ...LOW_EMISSION_ZONE_SCOTLAND_IT,
  ...SCAM_STEPS_IT,
  ...SCAM_SIGNS_IT,
  ...SCAM_IT,
  ...STATUTORY_DEMAND_IT,
  ...TAX_DEMAND_STEPS_IT,
  ...TAX_DEMAND_IT,
  ...TV_LICENCE_COURT_IT,
  ...TV_LICENCE_IT,
  ...UTILITY_BILL_RIGHTS_IT,
  ...UTILITY_BILL_INSIGHTS_IT,
  ...UTILITY_BILL_IT,
  ...MORTGAGE_ARREARS_IT,
  ...CONSUMER_CONTRACT_RIGHTS_IT,
  ...CONSUMER_CONTRACT_IT,
  ...DEPOSIT_DEDUCTIONS_IT,
  ...CEASE_AND_DESIST_IT,
  ...COUNCIL_TAX_RECOVERY_IT,
  ...ROAD_USER_CHARGES_IT,
  ...BAILIFF_COURTS_IT,
  ...COURT_CLAIM_HOME_AND_CREDIT_IT,
  ...SCAM_LAW_IT,
  ...PARKING_PLACES_IT,
  ...PENALTY_FARE_IT,
  ...FIXED_PENALTIES_IT,
  ...LEASE_FORFEITURE_IT,
  ...DEPOSIT_AT_THE_END_IT,
  ...CHARGING_ORDER_IT,
  ...THIRD_PARTY_DEBT_IT,
  ...STATUTORY_DEMAND_NORTHERN_IRELAND_IT,
  ...EVICTION_DEFENCES_IT,
  ...DISMISSAL_WHEN_ILL_OR_EXPECTING_IT,
  ...TAX_CODES_AND_ERRORS_IT,
  ...DEFAULT_SUMS_ROWS_IT,
}
