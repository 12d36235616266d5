/** The United Kingdom in Dutch: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_ACTIONS_NL } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_NL } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_NL } from './bailiff-checks.ts'
import { BAILIFF_COURTS_NL } from './bailiff-courts.ts'
import { BAILIFF_FACTS_NL } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_NL } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_NL } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_NL } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_CHARGE_NL } from './bailiff-scotland-charge.ts'
import { BAILIFF_SCOTLAND_NL } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_NL } from './bailiff-steps.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_NL } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_NL } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_NL } from './benefit-refused.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CHARGE_CERTIFICATE_STEPS_NL } from './charge-certificate-steps.ts'
import { CHARGING_ORDER_NL } from './charging-order.ts'
import { CONSUMER_CONTRACT_RIGHTS_NL } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_NL } from './consumer-contract.ts'
import { COPYRIGHT_LETTER_NL } from './copyright-letter.ts'
import { COUNCIL_TAX_ACTIONS_NL } from './council-tax-actions.ts'
import { COUNCIL_TAX_BELIEFS_NL } from './council-tax-beliefs.ts'
import { COUNCIL_TAX_BILL_NL } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_NL } from './council-tax-facts.ts'
import { COUNCIL_TAX_OPTIONS_NL } from './council-tax-options.ts'
import { COUNCIL_TAX_RECOVERY_NL } from './council-tax-recovery.ts'
import { COUNCIL_TAX_RIGHTS_NL } from './council-tax-rights.ts'
import { COUNCIL_TAX_SCOTLAND_NL } from './council-tax-scotland.ts'
import { COUNCIL_TAX_STEPS_NL } from './council-tax-steps.ts'
import { COURT_CLAIM_ACCELERATED_NL } from './court-claim-accelerated.ts'
import { COURT_CLAIM_ELEMENTS_NL } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_NL } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_NL } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_NL } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_NL } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_NL } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_NL } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_NL } from './court-claim-steps.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { COURT_JUDGMENT_INSIGHTS_NL } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_NL } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_NL } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_NL } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { DATA_BEFORE_A_CLAIM_NL } from './data-before-a-claim.ts'
import { DEBT_COLLECTION_DEFAULT_NL } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_NL } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_NL } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_NL } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_NL } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_NL } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_NL } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEFAULT_SUMS_ROWS_NL } from './default-sums.ts'
import { DEPOSIT_AT_THE_END_NL } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_NL } from './deposit-deductions.ts'
import { DISMISSAL_WHEN_ILL_OR_EXPECTING_NL } from './dismissal-when-ill-or-expecting.ts'
import { EVICTION_DEFENCES_NL } from './eviction-defences.ts'
import { FISCAL_PENALTIES_NL } from './fiscal-penalties.ts'
import { FIXED_PENALTIES_NL } from './fixed-penalties.ts'
import { INSURANCE_DECISION_NL } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_NL } from './insurance-rights.ts'
import { LEASE_FORFEITURE_NL } from './lease-forfeiture.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_NL } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_NL } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_NL } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_NL } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_NL } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_NL } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_NL } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_NL } from './letter-before-claim.ts'
import { LOW_EMISSION_ZONE_SCOTLAND_NL } from './low-emission-zone-scotland.ts'
import { MORTGAGE_ARREARS_NL } from './mortgage-arrears.ts'
import { MUSIC_HEARD_NL } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_NL } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_NL } from './music-licence-steps.ts'
import { MUSIC_LICENCE_NL } from './music-licence.ts'
import { OLDER_BENEFIT_OVERPAYMENT_NL } from './older-benefit-overpayment.ts'
import { PARKING_ACTIONS_NL } from './parking-actions.ts'
import { PARKING_BELIEFS_NL } from './parking-beliefs.ts'
import { PARKING_FACTS_NL } from './parking-facts.ts'
import { PARKING_NOTICE_TO_KEEPER_NL } from './parking-notice-to-keeper.ts'
import { PARKING_OPTIONS_NL } from './parking-options.ts'
import { PARKING_PLACES_NL } from './parking-places.ts'
import { PARKING_RIGHTS_NL } from './parking-rights.ts'
import { PARKING_STAGES_NL } from './parking-stages.ts'
import { PARKING_STEPS_NL } from './parking-steps.ts'
import { PENALTY_CHARGE_ACTIONS_NL } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS_NL } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_OPTIONS_NL } from './penalty-charge-options.ts'
import { PENALTY_CHARGE_RIGHTS_NL } from './penalty-charge-rights.ts'
import { PENALTY_CHARGE_SCOTLAND_NI_NL } from './penalty-charge-scotland-ni.ts'
import { PENALTY_CHARGE_STEPS_NL } from './penalty-charge-steps.ts'
import { PENALTY_FARE_NL } from './penalty-fare.ts'
import { RATES_NORTHERN_IRELAND_NL } from './rates-northern-ireland.ts'
import { ROAD_USER_CHARGES_NL } from './road-user-charges.ts'
import { SCAM_LAW_NL } from './scam-law.ts'
import { SCAM_SIGNS_NL } from './scam-signs.ts'
import { SCAM_STEPS_NL } from './scam-steps.ts'
import { SCAM_NL } from './scam.ts'
import { STATUTORY_DEMAND_NORTHERN_IRELAND_NL } from './statutory-demand-northern-ireland.ts'
import { STATUTORY_DEMAND_NL } from './statutory-demand.ts'
import { TAX_CODES_AND_ERRORS_NL } from './tax-codes-and-errors.ts'
import { TAX_DEMAND_STEPS_NL } from './tax-demand-steps.ts'
import { TAX_DEMAND_NL } from './tax-demand.ts'
import { THIRD_PARTY_DEBT_NL } from './third-party-debt.ts'
import { TOO_LATE_FOR_DECISIONS_NL } from './too-late-for-decisions.ts'
import { TOO_LATE_FOR_FINES_NL } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_NL } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_NL } from './too-late-for-offices.ts'
import { TOO_LATE_FOR_OTHER_PENALTIES_NL } from './too-late-for-other-penalties.ts'
import { TOO_LATE_IN_COURT_NL } from './too-late-in-court.ts'
import { TV_LICENCE_COURT_NL } from './tv-licence-court.ts'
import { TV_LICENCE_NL } from './tv-licence.ts'
import { UTILITY_BILL_INSIGHTS_NL } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_NL } from './utility-bill-rights.ts'
import { UTILITY_BILL_NL } from './utility-bill.ts'

export const ONE_KIND_WORDS_NL: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_NL,
  ...TOO_LATE_FOR_OFFICES_NL,
  ...TOO_LATE_IN_COURT_NL,
  ...TOO_LATE_FOR_OTHER_PENALTIES_NL,
  ...TOO_LATE_FOR_DECISIONS_NL,
  ...TOO_LATE_FOR_FINES_NL,
  ...FISCAL_PENALTIES_NL,
  ...BAILIFF_STEPS_NL,
  ...BAILIFF_ACTIONS_NL,
  ...BAILIFF_CHECKS_NL,
  ...BAILIFF_RIGHTS_NL,
  ...BAILIFF_BELIEFS_NL,
  ...BAILIFF_FACTS_NL,
  ...BAILIFF_LATER_STAGES_NL,
  ...BAILIFF_SCOTLAND_NL,
  ...BAILIFF_SCOTLAND_CHARGE_NL,
  ...BAILIFF_NORTHERN_IRELAND_NL,
  ...BENEFIT_OVERPAYMENT_RIGHTS_NL,
  ...BENEFIT_REFUSED_NL,
  ...BENEFIT_OVERPAYMENT_NL,
  ...OLDER_BENEFIT_OVERPAYMENT_NL,
  ...COPYRIGHT_LETTER_NL,
  ...COUNCIL_TAX_STEPS_NL,
  ...COUNCIL_TAX_OPTIONS_NL,
  ...COUNCIL_TAX_ACTIONS_NL,
  ...COUNCIL_TAX_BILL_NL,
  ...COUNCIL_TAX_RIGHTS_NL,
  ...COUNCIL_TAX_BELIEFS_NL,
  ...COUNCIL_TAX_FACTS_NL,
  ...COUNCIL_TAX_SCOTLAND_NL,
  ...RATES_NORTHERN_IRELAND_NL,
  ...COURT_CLAIM_GOODS_NL,
  ...COURT_CLAIM_FACTS_NL,
  ...COURT_CLAIM_STEPS_NL,
  ...COURT_CLAIM_NL,
  ...COURT_CLAIM_POSSESSION_NL,
  ...COURT_CLAIM_ACCELERATED_NL,
  ...COURT_CLAIM_ELEMENTS_NL,
  ...COURT_CLAIM_RIGHTS_NL,
  ...COURT_CLAIM_SCOTLAND_NL,
  ...COURT_JUDGMENT_STEPS_NL,
  ...COURT_JUDGMENT_RIGHTS_NL,
  ...COURT_JUDGMENT_INSIGHTS_NL,
  ...COURT_JUDGMENT_NL,
  ...DEBT_COLLECTION_FACTS_NL,
  ...DEBT_COLLECTION_STEPS_NL,
  ...DEBT_COLLECTION_NL,
  ...DEBT_COLLECTION_OTHER_NL,
  ...DEBT_COLLECTION_INSIGHTS_NL,
  ...DEBT_COLLECTION_TACTICS_NL,
  ...DEBT_COLLECTION_DEFAULT_NL,
  ...DEBT_COLLECTION_RIGHTS_NL,
  ...DEBT_COLLECTION_SCOTLAND_NI_NL,
  ...COURT_JUDGMENT_NATIONS_NL,
  ...INSURANCE_RIGHTS_NL,
  ...INSURANCE_DECISION_NL,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_NL,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_NL,
  ...LETTER_BEFORE_CLAIM_KINDS_NL,
  ...LETTER_BEFORE_CLAIM_NATIONS_NL,
  ...LETTER_BEFORE_CLAIM_STEPS_NL,
  ...LETTER_BEFORE_CLAIM_RIGHTS_NL,
  ...LETTER_BEFORE_CLAIM_INSIGHTS_NL,
  ...LETTER_BEFORE_CLAIM_NL,
  ...DATA_BEFORE_A_CLAIM_NL,
  ...MUSIC_HEARD_NL,
  ...MUSIC_LICENCE_STEPS_NL,
  ...MUSIC_LICENCE_INSIGHTS_NL,
  ...MUSIC_LICENCE_NL,
  ...PARKING_STEPS_NL,
  ...PARKING_OPTIONS_NL,
  ...PARKING_ACTIONS_NL,
  ...PARKING_RIGHTS_NL,
  ...PARKING_NOTICE_TO_KEEPER_NL,
  ...PARKING_BELIEFS_NL,
  ...PARKING_FACTS_NL,
  ...PARKING_STAGES_NL,
  ...PENALTY_CHARGE_STEPS_NL,
  ...CHARGE_CERTIFICATE_STEPS_NL,
  ...PENALTY_CHARGE_OPTIONS_NL,
  ...PENALTY_CHARGE_ACTIONS_NL,
  ...PENALTY_CHARGE_RIGHTS_NL,
  ...PENALTY_CHARGE_FACTS_NL,
  ...PENALTY_CHARGE_SCOTLAND_NI_NL,
  ...LOW_EMISSION_ZONE_SCOTLAND_NL,
  ...SCAM_STEPS_NL,
  ...SCAM_SIGNS_NL,
  ...SCAM_NL,
  ...STATUTORY_DEMAND_NL,
  ...TAX_DEMAND_STEPS_NL,
  ...TAX_DEMAND_NL,
  ...TV_LICENCE_COURT_NL,
  ...TV_LICENCE_NL,
  ...UTILITY_BILL_RIGHTS_NL,
  ...UTILITY_BILL_INSIGHTS_NL,
  ...UTILITY_BILL_NL,
  ...MORTGAGE_ARREARS_NL,
  ...CONSUMER_CONTRACT_RIGHTS_NL,
  ...CONSUMER_CONTRACT_NL,
  ...DEPOSIT_DEDUCTIONS_NL,
  ...CEASE_AND_DESIST_NL,
  ...COUNCIL_TAX_RECOVERY_NL,
  ...ROAD_USER_CHARGES_NL,
  ...BAILIFF_COURTS_NL,
  ...COURT_CLAIM_HOME_AND_CREDIT_NL,
  ...SCAM_LAW_NL,
  ...PARKING_PLACES_NL,
  ...PENALTY_FARE_NL,
  ...FIXED_PENALTIES_NL,
  ...LEASE_FORFEITURE_NL,
  ...DEPOSIT_AT_THE_END_NL,
  ...CHARGING_ORDER_NL,
  ...THIRD_PARTY_DEBT_NL,
  ...STATUTORY_DEMAND_NORTHERN_IRELAND_NL,
  ...EVICTION_DEFENCES_NL,
  ...DISMISSAL_WHEN_ILL_OR_EXPECTING_NL,
  ...TAX_CODES_AND_ERRORS_NL,
  ...DEFAULT_SUMS_ROWS_NL,
}
