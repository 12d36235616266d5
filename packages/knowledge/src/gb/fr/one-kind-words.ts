/** The United Kingdom in French: rows that speak to one kind of paper. */
import type { Words } from '@plainletter/contracts/rule'

import { BAILIFF_ACTIONS_FR } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_FR } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_FR } from './bailiff-checks.ts'
import { BAILIFF_COURTS_FR } from './bailiff-courts.ts'
import { BAILIFF_FACTS_FR } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_FR } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_FR } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_FR } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_CHARGE_FR } from './bailiff-scotland-charge.ts'
import { BAILIFF_SCOTLAND_FR } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_FR } from './bailiff-steps.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_FR } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_FR } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_FR } from './benefit-refused.ts'
import { CEASE_AND_DESIST_FR } from './cease-and-desist.ts'
import { CHARGE_CERTIFICATE_STEPS_FR } from './charge-certificate-steps.ts'
import { CHARGING_ORDER_FR } from './charging-order.ts'
import { CONSUMER_CONTRACT_RIGHTS_FR } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_FR } from './consumer-contract.ts'
import { COPYRIGHT_LETTER_FR } from './copyright-letter.ts'
import { COUNCIL_TAX_ACTIONS_FR } from './council-tax-actions.ts'
import { COUNCIL_TAX_BELIEFS_FR } from './council-tax-beliefs.ts'
import { COUNCIL_TAX_BILL_FR } from './council-tax-bill.ts'
import { COUNCIL_TAX_FACTS_FR } from './council-tax-facts.ts'
import { COUNCIL_TAX_OPTIONS_FR } from './council-tax-options.ts'
import { COUNCIL_TAX_RECOVERY_FR } from './council-tax-recovery.ts'
import { COUNCIL_TAX_RIGHTS_FR } from './council-tax-rights.ts'
import { COUNCIL_TAX_SCOTLAND_FR } from './council-tax-scotland.ts'
import { COUNCIL_TAX_STEPS_FR } from './council-tax-steps.ts'
import { COURT_CLAIM_ACCELERATED_FR } from './court-claim-accelerated.ts'
import { COURT_CLAIM_ELEMENTS_FR } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_FR } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_FR } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_FR } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_FR } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_FR } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_FR } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_FR } from './court-claim-steps.ts'
import { COURT_CLAIM_FR } from './court-claim.ts'
import { COURT_JUDGMENT_INSIGHTS_FR } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_FR } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_FR } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_FR } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_FR } from './court-judgment.ts'
import { DATA_BEFORE_A_CLAIM_FR } from './data-before-a-claim.ts'
import { DEBT_COLLECTION_DEFAULT_FR } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_FR } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_FR } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_FR } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_FR } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_FR } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_FR } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_FR } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_FR } from './debt-collection.ts'
import { DEFAULT_SUMS_ROWS_FR } from './default-sums.ts'
import { DEPOSIT_AT_THE_END_FR } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_FR } from './deposit-deductions.ts'
import { DISMISSAL_WHEN_ILL_OR_EXPECTING_FR } from './dismissal-when-ill-or-expecting.ts'
import { EVICTION_DEFENCES_FR } from './eviction-defences.ts'
import { FISCAL_PENALTIES_FR } from './fiscal-penalties.ts'
import { FIXED_PENALTIES_FR } from './fixed-penalties.ts'
import { INSURANCE_DECISION_FR } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_FR } from './insurance-rights.ts'
import { LEASE_FORFEITURE_FR } from './lease-forfeiture.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_FR } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_FR } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_FR } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_FR } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_FR } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_FR } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_FR } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_FR } from './letter-before-claim.ts'
import { LOW_EMISSION_ZONE_SCOTLAND_FR } from './low-emission-zone-scotland.ts'
import { MORTGAGE_ARREARS_FR } from './mortgage-arrears.ts'
import { MUSIC_HEARD_FR } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_FR } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_FR } from './music-licence-steps.ts'
import { MUSIC_LICENCE_FR } from './music-licence.ts'
import { OLDER_BENEFIT_OVERPAYMENT_FR } from './older-benefit-overpayment.ts'
import { PARKING_ACTIONS_FR } from './parking-actions.ts'
import { PARKING_BELIEFS_FR } from './parking-beliefs.ts'
import { PARKING_FACTS_FR } from './parking-facts.ts'
import { PARKING_NOTICE_TO_KEEPER_FR } from './parking-notice-to-keeper.ts'
import { PARKING_OPTIONS_FR } from './parking-options.ts'
import { PARKING_PLACES_FR } from './parking-places.ts'
import { PARKING_RIGHTS_FR } from './parking-rights.ts'
import { PARKING_STAGES_FR } from './parking-stages.ts'
import { PARKING_STEPS_FR } from './parking-steps.ts'
import { PENALTY_CHARGE_ACTIONS_FR } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS_FR } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_OPTIONS_FR } from './penalty-charge-options.ts'
import { PENALTY_CHARGE_RIGHTS_FR } from './penalty-charge-rights.ts'
import { PENALTY_CHARGE_SCOTLAND_NI_FR } from './penalty-charge-scotland-ni.ts'
import { PENALTY_CHARGE_STEPS_FR } from './penalty-charge-steps.ts'
import { PENALTY_FARE_FR } from './penalty-fare.ts'
import { RATES_NORTHERN_IRELAND_FR } from './rates-northern-ireland.ts'
import { ROAD_USER_CHARGES_FR } from './road-user-charges.ts'
import { SCAM_LAW_FR } from './scam-law.ts'
import { SCAM_SIGNS_FR } from './scam-signs.ts'
import { SCAM_STEPS_FR } from './scam-steps.ts'
import { SCAM_FR } from './scam.ts'
import { STATUTORY_DEMAND_NORTHERN_IRELAND_FR } from './statutory-demand-northern-ireland.ts'
import { STATUTORY_DEMAND_FR } from './statutory-demand.ts'
import { TAX_CODES_AND_ERRORS_FR } from './tax-codes-and-errors.ts'
import { TAX_DEMAND_STEPS_FR } from './tax-demand-steps.ts'
import { TAX_DEMAND_FR } from './tax-demand.ts'
import { THIRD_PARTY_DEBT_FR } from './third-party-debt.ts'
import { TOO_LATE_FOR_DECISIONS_FR } from './too-late-for-decisions.ts'
import { TOO_LATE_FOR_FINES_FR } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_HOME_AND_WORK_FR } from './too-late-for-home-and-work.ts'
import { TOO_LATE_FOR_OFFICES_FR } from './too-late-for-offices.ts'
import { TOO_LATE_FOR_OTHER_PENALTIES_FR } from './too-late-for-other-penalties.ts'
import { TOO_LATE_IN_COURT_FR } from './too-late-in-court.ts'
import { TV_LICENCE_COURT_FR } from './tv-licence-court.ts'
import { TV_LICENCE_FR } from './tv-licence.ts'
import { UTILITY_BILL_INSIGHTS_FR } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_FR } from './utility-bill-rights.ts'
import { UTILITY_BILL_FR } from './utility-bill.ts'

export const ONE_KIND_WORDS_FR: Words = {
  ...TOO_LATE_FOR_HOME_AND_WORK_FR,
  ...TOO_LATE_FOR_OFFICES_FR,
  ...TOO_LATE_IN_COURT_FR,
  ...TOO_LATE_FOR_OTHER_PENALTIES_FR,
  ...TOO_LATE_FOR_DECISIONS_FR,
  ...TOO_LATE_FOR_FINES_FR,
  ...FISCAL_PENALTIES_FR,
  ...BAILIFF_STEPS_FR,
  ...BAILIFF_ACTIONS_FR,
  ...BAILIFF_CHECKS_FR,
  ...BAILIFF_RIGHTS_FR,
  ...BAILIFF_BELIEFS_FR,
  ...BAILIFF_FACTS_FR,
  ...BAILIFF_LATER_STAGES_FR,
  ...BAILIFF_SCOTLAND_FR,
  ...BAILIFF_SCOTLAND_CHARGE_FR,
  ...BAILIFF_NORTHERN_IRELAND_FR,
  ...BENEFIT_OVERPAYMENT_RIGHTS_FR,
  ...BENEFIT_REFUSED_FR,
  ...BENEFIT_OVERPAYMENT_FR,
  ...OLDER_BENEFIT_OVERPAYMENT_FR,
  ...COPYRIGHT_LETTER_FR,
  ...COUNCIL_TAX_STEPS_FR,
  ...COUNCIL_TAX_OPTIONS_FR,
  ...COUNCIL_TAX_ACTIONS_FR,
  ...COUNCIL_TAX_BILL_FR,
  ...COUNCIL_TAX_RIGHTS_FR,
  ...COUNCIL_TAX_BELIEFS_FR,
  ...COUNCIL_TAX_FACTS_FR,
  ...COUNCIL_TAX_SCOTLAND_FR,
  ...RATES_NORTHERN_IRELAND_FR,
  ...COURT_CLAIM_FACTS_FR,
  ...COURT_CLAIM_STEPS_FR,
  ...COURT_CLAIM_FR,
  ...COURT_CLAIM_GOODS_FR,
  ...COURT_CLAIM_POSSESSION_FR,
  ...COURT_CLAIM_ACCELERATED_FR,
  ...COURT_CLAIM_ELEMENTS_FR,
  ...COURT_CLAIM_RIGHTS_FR,
  ...COURT_CLAIM_SCOTLAND_FR,
  ...COURT_JUDGMENT_STEPS_FR,
  ...COURT_JUDGMENT_RIGHTS_FR,
  ...COURT_JUDGMENT_INSIGHTS_FR,
  ...COURT_JUDGMENT_FR,
  ...DEBT_COLLECTION_FACTS_FR,
  ...DEBT_COLLECTION_STEPS_FR,
  ...DEBT_COLLECTION_FR,
  ...DEBT_COLLECTION_OTHER_FR,
  ...DEBT_COLLECTION_INSIGHTS_FR,
  ...DEBT_COLLECTION_TACTICS_FR,
  ...DEBT_COLLECTION_DEFAULT_FR,
  ...DEBT_COLLECTION_RIGHTS_FR,
  ...DEBT_COLLECTION_SCOTLAND_NI_FR,
  ...COURT_JUDGMENT_NATIONS_FR,
  ...INSURANCE_RIGHTS_FR,
  ...INSURANCE_DECISION_FR,
  ...LETTER_BEFORE_CLAIM_NATIONS_FR,
  ...LETTER_BEFORE_CLAIM_STEPS_FR,
  ...LETTER_BEFORE_CLAIM_RIGHTS_FR,
  ...LETTER_BEFORE_CLAIM_INSIGHTS_FR,
  ...LETTER_BEFORE_CLAIM_FR,
  ...DATA_BEFORE_A_CLAIM_FR,
  ...LETTER_BEFORE_CLAIM_ACCIDENT_FR,
  ...LETTER_BEFORE_CLAIM_ELEMENTS_FR,
  ...LETTER_BEFORE_CLAIM_KINDS_FR,
  ...MUSIC_HEARD_FR,
  ...MUSIC_LICENCE_STEPS_FR,
  ...MUSIC_LICENCE_INSIGHTS_FR,
  ...MUSIC_LICENCE_FR,
  ...PARKING_STEPS_FR,
  ...PARKING_OPTIONS_FR,
  ...PARKING_ACTIONS_FR,
  ...PARKING_RIGHTS_FR,
  ...PARKING_NOTICE_TO_KEEPER_FR,
  ...PARKING_BELIEFS_FR,
  ...PARKING_FACTS_FR,
  ...PARKING_STAGES_FR,
  ...PENALTY_CHARGE_STEPS_FR,
  ...CHARGE_CERTIFICATE_STEPS_FR,
  ...PENALTY_CHARGE_OPTIONS_FR,
  ...PENALTY_CHARGE_ACTIONS_FR,
  ...PENALTY_CHARGE_RIGHTS_FR,
  ...PENALTY_CHARGE_FACTS_FR,
  ...PENALTY_CHARGE_SCOTLAND_NI_FR,
  ...LOW_EMISSION_ZONE_SCOTLAND_FR,
  ...SCAM_STEPS_FR,
  ...SCAM_SIGNS_FR,
  ...SCAM_FR,
  ...STATUTORY_DEMAND_FR,
  ...TAX_DEMAND_STEPS_FR,
  ...TAX_DEMAND_FR,
  ...TV_LICENCE_COURT_FR,
  ...TV_LICENCE_FR,
  ...UTILITY_BILL_RIGHTS_FR,
  ...UTILITY_BILL_INSIGHTS_FR,
  ...UTILITY_BILL_FR,
  ...MORTGAGE_ARREARS_FR,
  ...CONSUMER_CONTRACT_RIGHTS_FR,
  ...CONSUMER_CONTRACT_FR,
  ...DEPOSIT_DEDUCTIONS_FR,
  ...CEASE_AND_DESIST_FR,
  ...COUNCIL_TAX_RECOVERY_FR,
  ...ROAD_USER_CHARGES_FR,
  ...BAILIFF_COURTS_FR,
  ...COURT_CLAIM_HOME_AND_CREDIT_FR,
  ...SCAM_LAW_FR,
  ...PARKING_PLACES_FR,
  ...PENALTY_FARE_FR,
  ...FIXED_PENALTIES_FR,
  ...LEASE_FORFEITURE_FR,
  ...DEPOSIT_AT_THE_END_FR,
  ...CHARGING_ORDER_FR,
  ...THIRD_PARTY_DEBT_FR,
  ...STATUTORY_DEMAND_NORTHERN_IRELAND_FR,
  ...EVICTION_DEFENCES_FR,
  ...DISMISSAL_WHEN_ILL_OR_EXPECTING_FR,
  ...TAX_CODES_AND_ERRORS_FR,
  ...DEFAULT_SUMS_ROWS_FR,
}
