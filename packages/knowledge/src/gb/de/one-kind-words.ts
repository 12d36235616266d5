/** The United Kingdom in German: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_ACTIONS_DE } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_DE } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_DE } from './bailiff-checks.ts'
import { BAILIFF_COURTS_DE } from './bailiff-courts.ts'
import { BAILIFF_FACTS_DE } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_DE } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_DE } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_DE } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_CHARGE_DE } from './bailiff-scotland-charge.ts'
import { BAILIFF_SCOTLAND_DE } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_DE } from './bailiff-steps.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_DE } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_DE } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_DE } from './benefit-refused.ts'
import { CEASE_AND_DESIST_DE } from './cease-and-desist.ts'
import { CHARGE_CERTIFICATE_STEPS_DE } from './charge-certificate-steps.ts'
import { CHARGING_ORDER_DE } from './charging-order.ts'
import { CONSUMER_CONTRACT_RIGHTS_DE } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_DE } from './consumer-contract.ts'
import { COPYRIGHT_LETTER_DE } from './copyright-letter.ts'
import { COUNCIL_TAX_ACTIONS_DE } from './council-tax-actions.ts'
import { COUNCIL_TAX_BELIEFS_DE } from './council-tax-beliefs.ts'
import { COUNCIL_TAX_BILL_DE } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_DE } from './council-tax-facts.ts'
import { COUNCIL_TAX_OPTIONS_DE } from './council-tax-options.ts'
import { COUNCIL_TAX_RECOVERY_DE } from './council-tax-recovery.ts'
import { COUNCIL_TAX_RIGHTS_DE } from './council-tax-rights.ts'
import { COUNCIL_TAX_SCOTLAND_DE } from './council-tax-scotland.ts'
import { COUNCIL_TAX_STEPS_DE } from './council-tax-steps.ts'
import { COURT_CLAIM_ACCELERATED_DE } from './court-claim-accelerated.ts'
import { COURT_CLAIM_ELEMENTS_DE } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_DE } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_DE } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_DE } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_DE } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_DE } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_DE } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_DE } from './court-claim-steps.ts'
import { COURT_CLAIM_DE } from './court-claim.ts'
import { COURT_JUDGMENT_INSIGHTS_DE } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_DE } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_DE } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_DE } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_DE } from './court-judgment.ts'
import { DATA_BEFORE_A_CLAIM_DE } from './data-before-a-claim.ts'
import { DEBT_COLLECTION_DEFAULT_DE } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_DE } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_DE } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_DE } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_DE } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_DE } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_DE } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_DE } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_DE } from './debt-collection.ts'
import { DEFAULT_SUMS_ROWS_DE } from './default-sums.ts'
import { DEPOSIT_AT_THE_END_DE } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_DE } from './deposit-deductions.ts'
import { DISMISSAL_WHEN_ILL_OR_EXPECTING_DE } from './dismissal-when-ill-or-expecting.ts'
import { EVICTION_DEFENCES_DE } from './eviction-defences.ts'
import { FISCAL_PENALTIES_DE } from './fiscal-penalties.ts'
import { FIXED_PENALTIES_DE } from './fixed-penalties.ts'
import { INSURANCE_DECISION_DE } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_DE } from './insurance-rights.ts'
import { LEASE_FORFEITURE_DE } from './lease-forfeiture.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_DE } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_DE } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_DE } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_DE } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_DE } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_DE } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_DE } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_DE } from './letter-before-claim.ts'
import { LOW_EMISSION_ZONE_SCOTLAND_DE } from './low-emission-zone-scotland.ts'
import { MORTGAGE_ARREARS_DE } from './mortgage-arrears.ts'
import { MUSIC_HEARD_DE } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_DE } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_DE } from './music-licence-steps.ts'
import { MUSIC_LICENCE_DE } from './music-licence.ts'
import { OLDER_BENEFIT_OVERPAYMENT_DE } from './older-benefit-overpayment.ts'
import { PARKING_ACTIONS_DE } from './parking-actions.ts'
import { PARKING_BELIEFS_DE } from './parking-beliefs.ts'
import { PARKING_FACTS_DE } from './parking-facts.ts'
import { PARKING_NOTICE_TO_KEEPER_DE } from './parking-notice-to-keeper.ts'
import { PARKING_OPTIONS_DE } from './parking-options.ts'
import { PARKING_PLACES_DE } from './parking-places.ts'
import { PARKING_RIGHTS_DE } from './parking-rights.ts'
import { PARKING_STAGES_DE } from './parking-stages.ts'
import { PARKING_STEPS_DE } from './parking-steps.ts'
import { PENALTY_CHARGE_ACTIONS_DE } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS_DE } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_OPTIONS_DE } from './penalty-charge-options.ts'
import { PENALTY_CHARGE_RIGHTS_DE } from './penalty-charge-rights.ts'
import { PENALTY_CHARGE_SCOTLAND_NI_DE } from './penalty-charge-scotland-ni.ts'
import { PENALTY_CHARGE_STEPS_DE } from './penalty-charge-steps.ts'
import { PENALTY_FARE_DE } from './penalty-fare.ts'
import { RATES_NORTHERN_IRELAND_DE } from './rates-northern-ireland.ts'
import { ROAD_USER_CHARGES_DE } from './road-user-charges.ts'
import { SCAM_LAW_DE } from './scam-law.ts'
import { SCAM_SIGNS_DE } from './scam-signs.ts'
import { SCAM_STEPS_DE } from './scam-steps.ts'
import { SCAM_DE } from './scam.ts'
import { STATUTORY_DEMAND_NORTHERN_IRELAND_DE } from './statutory-demand-northern-ireland.ts'
import { STATUTORY_DEMAND_DE } from './statutory-demand.ts'
import { TAX_CODES_AND_ERRORS_DE } from './tax-codes-and-errors.ts'
import { TAX_DEMAND_STEPS_DE } from './tax-demand-steps.ts'
import { TAX_DEMAND_DE } from './tax-demand.ts'
import { THIRD_PARTY_DEBT_DE } from './third-party-debt.ts'
import { TOO_LATE_FOR_DECISIONS_DE } from './too-late-for-decisions.ts'
import { TOO_LATE_FOR_FINES_DE } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_DE } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_DE } from './too-late-for-offices.ts'
import { TOO_LATE_FOR_OTHER_PENALTIES_DE } from './too-late-for-other-penalties.ts'
import { TOO_LATE_IN_COURT_DE } from './too-late-in-court.ts'
import { TV_LICENCE_COURT_DE } from './tv-licence-court.ts'
import { TV_LICENCE_DE } from './tv-licence.ts'
import { UTILITY_BILL_INSIGHTS_DE } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_DE } from './utility-bill-rights.ts'
import { UTILITY_BILL_DE } from './utility-bill.ts'

export const ONE_KIND_WORDS_DE: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_DE,
  ...TOO_LATE_FOR_OFFICES_DE,
  ...TOO_LATE_IN_COURT_DE,
  ...TOO_LATE_FOR_OTHER_PENALTIES_DE,
  ...TOO_LATE_FOR_DECISIONS_DE,
  ...TOO_LATE_FOR_FINES_DE,
  ...FISCAL_PENALTIES_DE,
  ...BAILIFF_STEPS_DE,
  ...BAILIFF_ACTIONS_DE,
  ...BAILIFF_CHECKS_DE,
  ...BAILIFF_RIGHTS_DE,
  ...BAILIFF_BELIEFS_DE,
  ...BAILIFF_FACTS_DE,
  ...BAILIFF_LATER_STAGES_DE,
  ...BAILIFF_SCOTLAND_DE,
  ...BAILIFF_SCOTLAND_CHARGE_DE,
  ...BAILIFF_NORTHERN_IRELAND_DE,
  ...BENEFIT_OVERPAYMENT_RIGHTS_DE,
  ...BENEFIT_REFUSED_DE,
  ...BENEFIT_OVERPAYMENT_DE,
  ...OLDER_BENEFIT_OVERPAYMENT_DE,
  ...COPYRIGHT_LETTER_DE,
  ...COUNCIL_TAX_STEPS_DE,
  ...COUNCIL_TAX_OPTIONS_DE,
  ...COUNCIL_TAX_ACTIONS_DE,
  ...COUNCIL_TAX_BILL_DE,
  ...COUNCIL_TAX_RIGHTS_DE,
  ...COUNCIL_TAX_BELIEFS_DE,
  ...COUNCIL_TAX_FACTS_DE,
  ...COUNCIL_TAX_SCOTLAND_DE,
  ...RATES_NORTHERN_IRELAND_DE,
  ...COURT_CLAIM_FACTS_DE,
  ...COURT_CLAIM_STEPS_DE,
  ...COURT_CLAIM_DE,
  ...COURT_CLAIM_GOODS_DE,
  ...COURT_CLAIM_POSSESSION_DE,
  ...COURT_CLAIM_ACCELERATED_DE,
  ...COURT_CLAIM_ELEMENTS_DE,
  ...COURT_CLAIM_RIGHTS_DE,
  ...COURT_CLAIM_SCOTLAND_DE,
  ...COURT_JUDGMENT_STEPS_DE,
  ...COURT_JUDGMENT_RIGHTS_DE,
  ...COURT_JUDGMENT_INSIGHTS_DE,
  ...COURT_JUDGMENT_DE,
  ...DEBT_COLLECTION_FACTS_DE,
  ...DEBT_COLLECTION_STEPS_DE,
  ...DEBT_COLLECTION_DE,
  ...DEBT_COLLECTION_OTHER_DE,
  ...DEBT_COLLECTION_INSIGHTS_DE,
  ...DEBT_COLLECTION_TACTICS_DE,
  ...DEBT_COLLECTION_DEFAULT_DE,
  ...DEBT_COLLECTION_RIGHTS_DE,
  ...DEBT_COLLECTION_SCOTLAND_NI_DE,
  ...COURT_JUDGMENT_NATIONS_DE,
  ...INSURANCE_RIGHTS_DE,
  ...INSURANCE_DECISION_DE,
  ...LETTER_BEFORE_CLAIM_NATIONS_DE,
  ...LETTER_BEFORE_CLAIM_STEPS_DE,
  ...LETTER_BEFORE_CLAIM_RIGHTS_DE,
  ...LETTER_BEFORE_CLAIM_INSIGHTS_DE,
  ...LETTER_BEFORE_CLAIM_DE,
  ...DATA_BEFORE_A_CLAIM_DE,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_DE,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_DE,
  ...LETTER_BEFORE_CLAIM_KINDS_DE,
  ...MUSIC_HEARD_DE,
  ...MUSIC_LICENCE_STEPS_DE,
  ...MUSIC_LICENCE_INSIGHTS_DE,
  ...MUSIC_LICENCE_DE,
  ...PARKING_STEPS_DE,
  ...PARKING_OPTIONS_DE,
  ...PARKING_ACTIONS_DE,
  ...PARKING_RIGHTS_DE,
  ...PARKING_NOTICE_TO_KEEPER_DE,
  ...PARKING_BELIEFS_DE,
  ...PARKING_FACTS_DE,
  ...PARKING_STAGES_DE,
  ...PENALTY_CHARGE_STEPS_DE,
  ...CHARGE_CERTIFICATE_STEPS_DE,
  ...PENALTY_CHARGE_OPTIONS_DE,
  ...PENALTY_CHARGE_ACTIONS_DE,
  ...PENALTY_CHARGE_RIGHTS_DE,
  ...PENALTY_CHARGE_FACTS_DE,
  ...PENALTY_CHARGE_SCOTLAND_NI_DE,
  ...LOW_EMISSION_ZONE_SCOTLAND_DE,
  ...SCAM_STEPS_DE,
  ...SCAM_SIGNS_DE,
  ...SCAM_DE,
  ...STATUTORY_DEMAND_DE,
  ...TAX_DEMAND_STEPS_DE,
  ...TAX_DEMAND_DE,
  ...TV_LICENCE_COURT_DE,
  ...TV_LICENCE_DE,
  ...UTILITY_BILL_RIGHTS_DE,
  ...UTILITY_BILL_INSIGHTS_DE,
  ...UTILITY_BILL_DE,
  ...MORTGAGE_ARREARS_DE,
  ...CONSUMER_CONTRACT_RIGHTS_DE,
  ...CONSUMER_CONTRACT_DE,
  ...DEPOSIT_DEDUCTIONS_DE,
  ...CEASE_AND_DESIST_DE,
  ...COUNCIL_TAX_RECOVERY_DE,
  ...ROAD_USER_CHARGES_DE,
  ...BAILIFF_COURTS_DE,
  ...COURT_CLAIM_HOME_AND_CREDIT_DE,
  ...SCAM_LAW_DE,
  ...PARKING_PLACES_DE,
  ...PENALTY_FARE_DE,
  ...FIXED_PENALTIES_DE,
  ...LEASE_FORFEITURE_DE,
  ...DEPOSIT_AT_THE_END_DE,
  ...CHARGING_ORDER_DE,
  ...THIRD_PARTY_DEBT_DE,
  ...STATUTORY_DEMAND_NORTHERN_IRELAND_DE,
  ...EVICTION_DEFENCES_DE,
  ...DISMISSAL_WHEN_ILL_OR_EXPECTING_DE,
  ...TAX_CODES_AND_ERRORS_DE,
  ...DEFAULT_SUMS_ROWS_DE,
}
