/** The United Kingdom in Japanese: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_ACTIONS_JA } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_JA } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_JA } from './bailiff-checks.ts'
import { BAILIFF_COURTS_JA } from './bailiff-courts.ts'
import { BAILIFF_FACTS_JA } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_JA } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_JA } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_JA } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_CHARGE_JA } from './bailiff-scotland-charge.ts'
import { BAILIFF_SCOTLAND_JA } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_JA } from './bailiff-steps.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_JA } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_JA } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_JA } from './benefit-refused.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHARGE_CERTIFICATE_STEPS_JA } from './charge-certificate-steps.ts'
import { CHARGING_ORDER_JA } from './charging-order.ts'
import { CONSUMER_CONTRACT_RIGHTS_JA } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_JA } from './consumer-contract.ts'
import { COPYRIGHT_LETTER_JA } from './copyright-letter.ts'
import { COUNCIL_TAX_ACTIONS_JA } from './council-tax-actions.ts'
import { COUNCIL_TAX_BELIEFS_JA } from './council-tax-beliefs.ts'
import { COUNCIL_TAX_BILL_JA } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_JA } from './council-tax-facts.ts'
import { COUNCIL_TAX_OPTIONS_JA } from './council-tax-options.ts'
import { COUNCIL_TAX_RECOVERY_JA } from './council-tax-recovery.ts'
import { COUNCIL_TAX_RIGHTS_JA } from './council-tax-rights.ts'
import { COUNCIL_TAX_SCOTLAND_JA } from './council-tax-scotland.ts'
import { COUNCIL_TAX_STEPS_JA } from './council-tax-steps.ts'
import { COURT_CLAIM_ACCELERATED_JA } from './court-claim-accelerated.ts'
import { COURT_CLAIM_ELEMENTS_JA } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_JA } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_JA } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_JA } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_JA } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_JA } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_JA } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_JA } from './court-claim-steps.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_JUDGMENT_INSIGHTS_JA } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_JA } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_JA } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_JA } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { DATA_BEFORE_A_CLAIM_JA } from './data-before-a-claim.ts'
import { DEBT_COLLECTION_DEFAULT_JA } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_JA } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_JA } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_JA } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_JA } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_JA } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_JA } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEFAULT_SUMS_ROWS_JA } from './default-sums.ts'
import { DEPOSIT_AT_THE_END_JA } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_JA } from './deposit-deductions.ts'
import { DISMISSAL_WHEN_ILL_OR_EXPECTING_JA } from './dismissal-when-ill-or-expecting.ts'
import { EVICTION_DEFENCES_JA } from './eviction-defences.ts'
import { FISCAL_PENALTIES_JA } from './fiscal-penalties.ts'
import { FIXED_PENALTIES_JA } from './fixed-penalties.ts'
import { INSURANCE_DECISION_JA } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_JA } from './insurance-rights.ts'
import { LEASE_FORFEITURE_JA } from './lease-forfeiture.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_JA } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_JA } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_JA } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_JA } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_JA } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_JA } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_JA } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_JA } from './letter-before-claim.ts'
import { LOW_EMISSION_ZONE_SCOTLAND_JA } from './low-emission-zone-scotland.ts'
import { MORTGAGE_ARREARS_JA } from './mortgage-arrears.ts'
import { MUSIC_HEARD_JA } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_JA } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_JA } from './music-licence-steps.ts'
import { MUSIC_LICENCE_JA } from './music-licence.ts'
import { OLDER_BENEFIT_OVERPAYMENT_JA } from './older-benefit-overpayment.ts'
import { PARKING_ACTIONS_JA } from './parking-actions.ts'
import { PARKING_BELIEFS_JA } from './parking-beliefs.ts'
import { PARKING_FACTS_JA } from './parking-facts.ts'
import { PARKING_NOTICE_TO_KEEPER_JA } from './parking-notice-to-keeper.ts'
import { PARKING_OPTIONS_JA } from './parking-options.ts'
import { PARKING_PLACES_JA } from './parking-places.ts'
import { PARKING_RIGHTS_JA } from './parking-rights.ts'
import { PARKING_STAGES_JA } from './parking-stages.ts'
import { PARKING_STEPS_JA } from './parking-steps.ts'
import { PENALTY_CHARGE_ACTIONS_JA } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS_JA } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_OPTIONS_JA } from './penalty-charge-options.ts'
import { PENALTY_CHARGE_RIGHTS_JA } from './penalty-charge-rights.ts'
import { PENALTY_CHARGE_SCOTLAND_NI_JA } from './penalty-charge-scotland-ni.ts'
import { PENALTY_CHARGE_STEPS_JA } from './penalty-charge-steps.ts'
import { PENALTY_FARE_JA } from './penalty-fare.ts'
import { RATES_NORTHERN_IRELAND_JA } from './rates-northern-ireland.ts'
import { ROAD_USER_CHARGES_JA } from './road-user-charges.ts'
import { SCAM_LAW_JA } from './scam-law.ts'
import { SCAM_SIGNS_JA } from './scam-signs.ts'
import { SCAM_STEPS_JA } from './scam-steps.ts'
import { SCAM_JA } from './scam.ts'
import { STATUTORY_DEMAND_NORTHERN_IRELAND_JA } from './statutory-demand-northern-ireland.ts'
import { STATUTORY_DEMAND_JA } from './statutory-demand.ts'
import { TAX_CODES_AND_ERRORS_JA } from './tax-codes-and-errors.ts'
import { TAX_DEMAND_STEPS_JA } from './tax-demand-steps.ts'
import { TAX_DEMAND_JA } from './tax-demand.ts'
import { THIRD_PARTY_DEBT_JA } from './third-party-debt.ts'
import { TOO_LATE_FOR_DECISIONS_JA } from './too-late-for-decisions.ts'
import { TOO_LATE_FOR_FINES_JA } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_JA } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_JA } from './too-late-for-offices.ts'
import { TOO_LATE_FOR_OTHER_PENALTIES_JA } from './too-late-for-other-penalties.ts'
import { TOO_LATE_IN_COURT_JA } from './too-late-in-court.ts'
import { TV_LICENCE_COURT_JA } from './tv-licence-court.ts'
import { TV_LICENCE_JA } from './tv-licence.ts'
import { UTILITY_BILL_INSIGHTS_JA } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_JA } from './utility-bill-rights.ts'
import { UTILITY_BILL_JA } from './utility-bill.ts'

export const ONE_KIND_WORDS_JA: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_JA,
  ...TOO_LATE_FOR_OFFICES_JA,
  ...TOO_LATE_IN_COURT_JA,
  ...TOO_LATE_FOR_OTHER_PENALTIES_JA,
  ...TOO_LATE_FOR_DECISIONS_JA,
  ...TOO_LATE_FOR_FINES_JA,
  ...FISCAL_PENALTIES_JA,
  ...BAILIFF_STEPS_JA,
  ...BAILIFF_ACTIONS_JA,
  ...BAILIFF_CHECKS_JA,
  ...BAILIFF_RIGHTS_JA,
  ...BAILIFF_BELIEFS_JA,
  ...BAILIFF_FACTS_JA,
  ...BAILIFF_LATER_STAGES_JA,
  ...BAILIFF_SCOTLAND_JA,
  ...BAILIFF_SCOTLAND_CHARGE_JA,
  ...BAILIFF_NORTHERN_IRELAND_JA,
  ...BENEFIT_OVERPAYMENT_RIGHTS_JA,
  ...BENEFIT_REFUSED_JA,
  ...BENEFIT_OVERPAYMENT_JA,
  ...OLDER_BENEFIT_OVERPAYMENT_JA,
  ...COPYRIGHT_LETTER_JA,
  ...COUNCIL_TAX_STEPS_JA,
  ...COUNCIL_TAX_OPTIONS_JA,
  ...COUNCIL_TAX_ACTIONS_JA,
  ...COUNCIL_TAX_BILL_JA,
  ...COUNCIL_TAX_RIGHTS_JA,
  ...COUNCIL_TAX_BELIEFS_JA,
  ...COUNCIL_TAX_FACTS_JA,
  ...COUNCIL_TAX_SCOTLAND_JA,
  ...RATES_NORTHERN_IRELAND_JA,
  ...COURT_CLAIM_FACTS_JA,
  ...COURT_CLAIM_STEPS_JA,
  ...COURT_CLAIM_JA,
  ...COURT_CLAIM_GOODS_JA,
  ...COURT_CLAIM_POSSESSION_JA,
  ...COURT_CLAIM_ACCELERATED_JA,
  ...COURT_CLAIM_ELEMENTS_JA,
  ...COURT_CLAIM_RIGHTS_JA,
  ...COURT_CLAIM_SCOTLAND_JA,
  ...COURT_JUDGMENT_STEPS_JA,
  ...COURT_JUDGMENT_RIGHTS_JA,
  ...COURT_JUDGMENT_INSIGHTS_JA,
  ...COURT_JUDGMENT_JA,
  ...DEBT_COLLECTION_FACTS_JA,
  ...DEBT_COLLECTION_STEPS_JA,
  ...DEBT_COLLECTION_JA,
  ...DEBT_COLLECTION_OTHER_JA,
  ...DEBT_COLLECTION_INSIGHTS_JA,
  ...DEBT_COLLECTION_TACTICS_JA,
  ...DEBT_COLLECTION_DEFAULT_JA,
  ...DEBT_COLLECTION_RIGHTS_JA,
  ...DEBT_COLLECTION_SCOTLAND_NI_JA,
  ...COURT_JUDGMENT_NATIONS_JA,
  ...INSURANCE_RIGHTS_JA,
  ...INSURANCE_DECISION_JA,
  ...LETTER_BEFORE_CLAIM_NATIONS_JA,
  ...LETTER_BEFORE_CLAIM_STEPS_JA,
  ...LETTER_BEFORE_CLAIM_RIGHTS_JA,
  ...LETTER_BEFORE_CLAIM_INSIGHTS_JA,
  ...LETTER_BEFORE_CLAIM_JA,
  ...DATA_BEFORE_A_CLAIM_JA,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_JA,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_JA,
  ...LETTER_BEFORE_CLAIM_KINDS_JA,
  ...MUSIC_HEARD_JA,
  ...MUSIC_LICENCE_STEPS_JA,
  ...MUSIC_LICENCE_INSIGHTS_JA,
  ...MUSIC_LICENCE_JA,
  ...PARKING_STEPS_JA,
  ...PARKING_OPTIONS_JA,
  ...PARKING_ACTIONS_JA,
  ...PARKING_RIGHTS_JA,
  ...PARKING_NOTICE_TO_KEEPER_JA,
  ...PARKING_BELIEFS_JA,
  ...PARKING_FACTS_JA,
  ...PARKING_STAGES_JA,
  ...PENALTY_CHARGE_STEPS_JA,
  ...CHARGE_CERTIFICATE_STEPS_JA,
  ...PENALTY_CHARGE_OPTIONS_JA,
  ...PENALTY_CHARGE_ACTIONS_JA,
  ...PENALTY_CHARGE_RIGHTS_JA,
  ...PENALTY_CHARGE_FACTS_JA,
  ...PENALTY_CHARGE_SCOTLAND_NI_JA,
  ...LOW_EMISSION_ZONE_SCOTLAND_JA,
  ...SCAM_STEPS_JA,
  ...SCAM_SIGNS_JA,
  ...SCAM_JA,
  ...STATUTORY_DEMAND_JA,
  ...TAX_DEMAND_STEPS_JA,
  ...TAX_DEMAND_JA,
  ...TV_LICENCE_COURT_JA,
  ...TV_LICENCE_JA,
  ...UTILITY_BILL_RIGHTS_JA,
  ...UTILITY_BILL_INSIGHTS_JA,
  ...UTILITY_BILL_JA,
  ...MORTGAGE_ARREARS_JA,
  ...CONSUMER_CONTRACT_RIGHTS_JA,
  ...CONSUMER_CONTRACT_JA,
  ...DEPOSIT_DEDUCTIONS_JA,
  ...CEASE_AND_DESIST_JA,
  ...COUNCIL_TAX_RECOVERY_JA,
  ...ROAD_USER_CHARGES_JA,
  ...BAILIFF_COURTS_JA,
  ...COURT_CLAIM_HOME_AND_CREDIT_JA,
  ...SCAM_LAW_JA,
  ...PARKING_PLACES_JA,
  ...PENALTY_FARE_JA,
  ...FIXED_PENALTIES_JA,
  ...LEASE_FORFEITURE_JA,
  ...DEPOSIT_AT_THE_END_JA,
  ...CHARGING_ORDER_JA,
  ...THIRD_PARTY_DEBT_JA,
  ...STATUTORY_DEMAND_NORTHERN_IRELAND_JA,
  ...EVICTION_DEFENCES_JA,
  ...DISMISSAL_WHEN_ILL_OR_EXPECTING_JA,
  ...TAX_CODES_AND_ERRORS_JA,
  ...DEFAULT_SUMS_ROWS_JA,
}
