/** The United Kingdom in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_JA } from './account-closing.ts'
import { ARREARS_NOTICES_JA } from './arrears-notices.ts'
import { BAILIFF_ACTIONS_JA } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_JA } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_JA } from './bailiff-checks.ts'
import { BAILIFF_COURTS_JA } from './bailiff-courts.ts'
import { BAILIFF_FACTS_JA } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_JA } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_JA } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_JA } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_JA } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_JA } from './bailiff-steps.ts'
import { BANK_ACCOUNT_JA } from './bank-account.ts'
import { BENEFIT_DECISION_JA } from './benefit-decision.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_JA } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_JA } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_JA } from './benefit-refused.ts'
import { BENEFIT_REVIEW_JA } from './benefit-review.ts'
import { BENEFIT_TRIBUNAL_HEARING_JA } from './benefit-tribunal-hearing.ts'
import { BENEFITS_NORTHERN_IRELAND_JA } from './benefits-northern-ireland.ts'
import { BLUE_BADGE_JA } from './blue-badge.ts'
import { CARD_REFUND_JA } from './card-refund.ts'
import { CARE_CHARGES_JA } from './care-charges.ts'
import { CARE_FEES_JA } from './care-fees.ts'
import { CARS_AND_LICENCES_JA } from './cars-and-licences.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHILD_MAINTENANCE_JA } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_JA } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_JA } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_JA } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_JA } from './claims-on-public-debts.ts'
import { COMPLAINT_REFUSED_JA } from './complaint-refused.ts'
import { CONSUMER_CONTRACT_RIGHTS_JA } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_JA } from './consumer-contract.ts'
import { CONTACT_WITH_CHILDREN_JA } from './contact-with-children.ts'
import { CONTRACT_SIGNED_AT_HOME_JA } from './contract-signed-at-home.ts'
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
import { COUNCIL_TENANCY_JA } from './council-tenancy.ts'
import { COURT_CLAIM_ELEMENTS_JA } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_JA } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_JA } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_JA } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_JA } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_JA } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_JA } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_JA } from './court-claim-steps.ts'
import { COURT_CLAIM_JA } from './court-claim.ts'
import { COURT_FINE_JA } from './court-fine.ts'
import { COURT_INCOME_FORM_JA } from './court-income-form.ts'
import { COURT_JUDGMENT_INSIGHTS_JA } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_JA } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_JA } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_JA } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { CREDIT_REFUSED_JA } from './credit-refused.ts'
import { DATA_BEFORE_A_CLAIM_JA } from './data-before-a-claim.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DATA_COPY_JA } from './data-copy.ts'
import { DEBT_COLLECTION_DEFAULT_JA } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_JA } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_JA } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_JA } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_JA } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_JA } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_JA } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_JA } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEBT_PLAN_SCOTLAND_JA } from './debt-plan-scotland.ts'
import { DEFAULT_NOTICE_JA } from './default-notice.ts'
import { DEPOSIT_AT_THE_END_JA } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_JA } from './deposit-deductions.ts'
import { DEPOSIT_NORTHERN_IRELAND_JA } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_JA } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_JA } from './deposit-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_JA } from './dismissal-northern-ireland.ts'
import { DISMISSAL_RIGHTS_JA } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_JA } from './dismissal-steps.ts'
import { DISMISSAL_JA } from './dismissal.ts'
import { DIVORCE_AND_PARTING_JA } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_JA } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_JA } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_JA } from './divorce.ts'
import { DRIVER_NOTICES_JA } from './driver-notices.ts'
import { ENERGY_BREATHING_SPACE_JA } from './energy-breathing-space.ts'
import { ENERGY_DEBT_JA } from './energy-debt.ts'
import { ENQUIRY_ATTENDANCE_ALLOWANCE_JA } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BAILIFF_CASES_JA } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_JA } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BANK_HOLIDAYS_JA } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_JA } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_BOUNDARY_JA } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_JA } from './enquiry-broadband.ts'
import { ENQUIRY_CANCELLED_EVENT_JA } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_JA } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CARERS_OVERPAID_JA } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_CHILD_MAINTENANCE_JA } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_JA } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_JA } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_JA } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_JA } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_JA } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_JA } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_JA } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_BAILIFF_JA } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_DEBT_CLAIMS_JA } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS_JA } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT_JA } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR_JA } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE_JA } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY_JA } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE_JA } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT_JA } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_DEBT_JA } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD_JA } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEDUCTIONS_JA } from './enquiry-deductions.ts'
import { ENQUIRY_DEFAULT_NOTICE_JA } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_JA } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_JA } from './enquiry-deposit.ts'
import { ENQUIRY_DISCRIMINATION_JA } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_JA } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_JA } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_DIVORCE_CONSENT_JA } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_JA } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_JA } from './enquiry-driveway.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_JA } from './enquiry-employment-guidance.ts'
import { ENQUIRY_ENERGY_AND_WATER_JA } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_JA } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_EVICTION_JA } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_JA } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_JA } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_JA } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_JA } from './enquiry-fence.ts'
import { ENQUIRY_FIT_FOR_WORK_JA } from './enquiry-fit-for-work.ts'
import { ENQUIRY_FLIGHT_LATE_JA } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_JA } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_JA } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GRIEVANCE_JA } from './enquiry-grievance.ts'
import { ENQUIRY_GUARANTOR_JA } from './enquiry-guarantor.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_JA } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_HOME_CASES_JA } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_JA } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_BENEFIT_JA } from './enquiry-housing-benefit.ts'
import { ENQUIRY_HOUSING_GUIDANCE_JA } from './enquiry-housing-guidance.ts'
import { ENQUIRY_HOUSING_NORTHERN_IRELAND_JA } from './enquiry-housing-northern-ireland.ts'
import { ENQUIRY_HOUSING_SCOTLAND_JA } from './enquiry-housing-scotland.ts'
import { ENQUIRY_HOUSING_WALES_JA } from './enquiry-housing-wales.ts'
import { ENQUIRY_INSOLVENCY_JA } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_JA } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_JA } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_LATE_TAX_RETURN_JA } from './enquiry-late-tax-return.ts'
import { ENQUIRY_LATE_TRAIN_JA } from './enquiry-late-train.ts'
import { ENQUIRY_LEAVING_A_CONTRACT_JA } from './enquiry-leaving-a-contract.ts'
import { ENQUIRY_LEAVING_A_JOB_JA } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_JA } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_JA } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_JA } from './enquiry-magistrates.ts'
import { ENQUIRY_MATERNITY_PAY_JA } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MORTGAGE_JA } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_JA } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_JA } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEW_EMPLOYER_JA } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_WILL_JA } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_JA } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_JA } from './enquiry-old-debt.ts'
import { ENQUIRY_OVERPAID_WAGES_JA } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_JA } from './enquiry-p45.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_JA } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_JA } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_JA } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_APPEALS_JA } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_JA } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_JA } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_JA } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_JA } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_JA } from './enquiry-parking-who-pays.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_JA } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_JA } from './enquiry-penalty-points.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_JA } from './enquiry-pension-contributions.ts'
import { ENQUIRY_PESTS_JA } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_JA } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_JA } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_JA } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_JA } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_JA } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_JA } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_JA } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_REDUNDANCY_JA } from './enquiry-redundancy.ts'
import { ENQUIRY_REFUND_JA } from './enquiry-refund.ts'
import { ENQUIRY_RENT_JA } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_JA } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_JA } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_JA } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_JA } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_JA } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SANCTION_JA } from './enquiry-sanction.ts'
import { ENQUIRY_SCAM_JA } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_SAYS_NO_JA } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_JA } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_JA } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_JA } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_JA } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_JA } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPARE_ROOM_JA } from './enquiry-spare-room.ts'
import { ENQUIRY_SPEEDING_JA } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_JA } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_JA } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_JA } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_JA } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_JA } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TERMS_OF_WORK_JA } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADESPEOPLE_JA } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_JA } from './enquiry-traffic-bailiffs.ts'
import { ENQUIRY_TRAVEL_TIME_JA } from './enquiry-travel-time.ts'
import { ENQUIRY_TV_LICENCE_JA } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_JA } from './enquiry-universal-credit.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_JA } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_JA } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_JA } from './enquiry-used-car.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_JA } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_JA } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_JA } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_JA } from './enquiry-work-tribunal.ts'
import { ENQUIRY_ZONE_CHARGES_JA } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_JA } from './equal-service.ts'
import { ESTATE_DEBT_JA } from './estate-debt.ts'
import { EVICTION_FACTS_JA } from './eviction-facts.ts'
import { EVICTION_NATIONS_JA } from './eviction-nations.ts'
import { EVICTION_NOTICE_JA } from './eviction-notice.ts'
import { EVICTION_ORDER_JA } from './eviction-order.ts'
import { EVICTION_RIGHTS_JA } from './eviction-rights.ts'
import { EVICTION_SPECIAL_JA } from './eviction-special.ts'
import { EVICTION_STEPS_JA } from './eviction-steps.ts'
import { EXIT_AGREEMENT_JA } from './exit-agreement.ts'
import { FALSE_ADVERT_JA } from './false-advert.ts'
import { FIXED_PENALTIES_JA } from './fixed-penalties.ts'
import { FLIGHTS_JA } from './flights.ts'
import { GRIEVANCE_AT_WORK_JA } from './grievance-at-work.ts'
import { GROUND_RENT_JA } from './ground-rent.ts'
import { GYM_AND_COURSE_FEES_JA } from './gym-and-course-fees.ts'
import { HARASSMENT_JA } from './harassment.ts'
import { HEARING_AT_WORK_PAPERS_JA } from './hearing-at-work.ts'
import { HEDGES_AND_WALLS_JA } from './hedges-and-walls.ts'
import { HELP_ADVICE_JA } from './help-advice.ts'
import { HELP_OMBUDSMEN_JA } from './help-ombudsmen.ts'
import { HELP_JA } from './help.ts'
import { HIRE_PURCHASE_JA } from './hire-purchase.ts'
import { HOMELESS_DECISION_JA } from './homeless-decision.ts'
import { HOURS_OF_WORK_JA } from './hours-of-work.ts'
import { ILLNESS_AT_WORK_JA } from './illness-at-work.ts'
import { IMMIGRATION_REFUSAL_JA } from './immigration-refusal.ts'
import { IMMIGRATION_JA } from './immigration.ts'
import { INJURY_CLAIMS_JA } from './injury-claims.ts'
import { INSURANCE_DECISION_JA } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_JA } from './insurance-rights.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_JA } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_JA } from './jury-service-scotland.ts'
import { JURY_SERVICE_JA } from './jury-service.ts'
import { JURY_SUMMONS_JA } from './jury-summons.ts'
import { LANDLORD_DUTIES_JA } from './landlord-duties.ts'
import { LATE_PAYMENT_JA } from './late-payment.ts'
import { LEASE_FORFEITURE_JA } from './lease-forfeiture.ts'
import { LEASES_JA } from './leases.ts'
import { LEAVING_A_JOB_JA } from './leaving-a-job.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_JA } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_JA } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_JA } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_JA } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_JA } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_JA } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_JA } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_JA } from './letter-before-claim.ts'
import { LETTERS_BEFORE_STEPS_JA } from './letters-before-steps.ts'
import { LIMITATION_JA } from './limitation.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_JA } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_JA } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_JA } from './lodger-notice.ts'
import { LOST_DATA_JA } from './lost-data.ts'
import { MAINTENANCE_PAYMENTS_JA } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_JA } from './membership-debt.ts'
import { MENTAL_HEALTH_HOSPITAL_JA } from './mental-health-hospital.ts'
import { MORTGAGE_ARREARS_JA } from './mortgage-arrears.ts'
import { MUSIC_HEARD_JA } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_JA } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_JA } from './music-licence-steps.ts'
import { MUSIC_LICENCE_JA } from './music-licence.ts'
import { NAMED_LAW_RIGHTS_JA } from './named-law-rights.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { NEIGHBOURS_JA } from './neighbours.ts'
import { NHS_CHARGES_JA } from './nhs-charges.ts'
import { OFFERS_JA } from './offers.ts'
import { ORDER_ON_A_HOME_JA } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_JA } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_JA } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_JA } from './order-on-conduct.ts'
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
import { PENALTY_CHARGE_WALES_JA } from './penalty-charge-wales.ts'
import { PENALTY_FARE_JA } from './penalty-fare.ts'
import { PENSION_SCHEMES_JA } from './pension-schemes.ts'
import { PHONE_CONTRACT_FEE_JA } from './phone-contract-fee.ts'
import { PHONE_SERVICE_JA } from './phone-service.ts'
import { PLANNING_NEXT_DOOR_JA } from './planning-next-door.ts'
import { POLICE_AND_CHARGES_JA } from './police-and-charges.ts'
import { POLICE_INTERVIEW_JA } from './police-interview.ts'
import { POLICE_PENALTY_OFFERS_JA } from './police-penalty-offers.ts'
import { POLICY_CANCELLED_JA } from './policy-cancelled.ts'
import { POWER_OF_ATTORNEY_JA } from './power-of-attorney.ts'
import { PREGNANCY_AT_WORK_JA } from './pregnancy-at-work.ts'
import { PRESCRIPTION_PENALTY_JA } from './prescription-penalty.ts'
import { PRICE_RISE_ENERGY_JA } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_JA } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_JA } from './price-rise-phone.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { PROPERTY_FACTORS_JA } from './property-factors.ts'
import { RATES_NORTHERN_IRELAND_JA } from './rates-northern-ireland.ts'
import { REDUNDANCY_PAY_JA } from './redundancy-pay.ts'
import { RENT_ARREARS_JA } from './rent-arrears.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_JA } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_JA } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_JA } from './rent-increase-wales.ts'
import { RENT_INCREASE_JA } from './rent-increase.ts'
import { RENT_RISES_JA } from './rent-rises.ts'
import { REPORTING_WRONGS_JA } from './reporting-wrongs.ts'
import { ROAD_USER_CHARGES_JA } from './road-user-charges.ts'
import { SCAM_LAW_JA } from './scam-law.ts'
import { SCAM_SIGNS_JA } from './scam-signs.ts'
import { SCAM_STEPS_JA } from './scam-steps.ts'
import { SCAM_JA } from './scam.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_JA } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_JA } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_JA } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_JA } from './school-absence.ts'
import { SCHOOL_ATTENDANCE_JA } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_JA } from './school-exclusion.ts'
import { SCHOOL_PLACES_JA } from './school-places.ts'
import { SCHOOL_SUPPORT_JA } from './school-support.ts'
import { SENDERS_COLLECTORS_JA } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_JA } from './senders-parking-bailiffs.ts'
import { SENDERS_JA } from './senders.ts'
import { SERVICE_CHARGE_SCOTLAND_JA } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_JA } from './service-charge.ts'
import { SEVERAL_KINDS_JA } from './several-kinds.ts'
import { SHARED_HOME_JA } from './shared-home.ts'
import { SHOP_LEASE_JA } from './shop-lease.ts'
import { SOCIAL_WORKERS_JA } from './social-workers.ts'
import { SPEEDING_JA } from './speeding.ts'
import { STATUTORY_DEMAND_JA } from './statutory-demand.ts'
import { STUDENT_LOANS_JA } from './student-loans.ts'
import { STUDENT_OVERPAYMENT_JA } from './student-overpayment.ts'
import { SUSPENSION_AT_WORK_JA } from './suspension-at-work.ts'
import { TAX_CHECKS_JA } from './tax-checks.ts'
import { TAX_DEMAND_STEPS_JA } from './tax-demand-steps.ts'
import { TAX_DEMAND_JA } from './tax-demand.ts'
import { TRAINS_JA } from './trains.ts'
import { TRANSFER_OF_A_JOB_JA } from './transfer-of-a-job.ts'
import { TRIBUNAL_HEARING_JA } from './tribunal-hearing.ts'
import { TV_LICENCE_COURT_JA } from './tv-licence-court.ts'
import { TV_LICENCE_JA } from './tv-licence.ts'
import { UNIVERSAL_CREDIT_MOVE_JA } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_JA } from './universal-credit.ts'
import { UTILITY_BILL_INSIGHTS_JA } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_JA } from './utility-bill-rights.ts'
import { UTILITY_BILL_JA } from './utility-bill.ts'
import { VEHICLE_TAX_PENALTY_JA } from './vehicle-tax-penalty.ts'
import { VIOLENCE_AT_HOME_JA } from './violence-at-home.ts'
import { WAGES_PAID_BY_MISTAKE_JA } from './wages-paid-by-mistake.ts'
import { WARNING_AT_WORK_JA } from './warning-at-work.ts'
import { WATER_BILLS_JA } from './water-bills.ts'
import { WILLS_JA } from './wills.ts'
import { WORK_AND_GOODS_JA } from './work-and-goods.ts'
import { WORKS_CONSULTATION_JA } from './works-consultation.ts'

export const GB_JA: Words = {
  ...NAMED_LAW_JA,
  ...NAMED_LAW_RIGHTS_JA,
  ...OFFERS_JA,
  ...UNIVERSAL_CREDIT_JA,
  ...GROUND_RENT_JA,
  ...COURT_FINE_JA,
  ...BAILIFF_STEPS_JA,
  ...BAILIFF_ACTIONS_JA,
  ...BAILIFF_CHECKS_JA,
  ...BAILIFF_RIGHTS_JA,
  ...BAILIFF_BELIEFS_JA,
  ...BAILIFF_FACTS_JA,
  ...BAILIFF_LATER_STAGES_JA,
  ...BAILIFF_SCOTLAND_JA,
  ...BAILIFF_NORTHERN_IRELAND_JA,
  ...BENEFIT_OVERPAYMENT_RIGHTS_JA,
  ...BENEFIT_REFUSED_JA,
  ...BENEFIT_OVERPAYMENT_JA,
  ...COPYRIGHT_LETTER_JA,
  ...ENQUIRY_PICTURE_CLAIM_JA,
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
  ...COURT_CLAIM_ELEMENTS_JA,
  ...COURT_CLAIM_RIGHTS_JA,
  ...SEVERAL_KINDS_JA,
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
  ...DISMISSAL_STEPS_JA,
  ...DISMISSAL_RIGHTS_JA,
  ...DISMISSAL_JA,
  ...ENQUIRY_BAILIFF_CASES_JA,
  ...ENQUIRY_BAILIFF_POWERS_JA,
  ...ENQUIRY_COUNCIL_TAX_JA,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_JA,
  ...ENQUIRY_CREDIT_AGREEMENT_JA,
  ...ENQUIRY_FREE_TV_LICENCE_JA,
  ...ENQUIRY_PARKING_WHO_PAYS_JA,
  ...ENQUIRY_MUSIC_LICENCE_JA,
  ...ENQUIRY_FAULTY_GOODS_JA,
  ...ENQUIRY_REFUND_JA,
  ...ENQUIRY_LEAVING_A_CONTRACT_JA,
  ...ENQUIRY_DELIVERY_JA,
  ...ENQUIRY_USED_CAR_JA,
  ...ENQUIRY_TRADESPEOPLE_JA,
  ...ENQUIRY_PAID_BY_CARD_JA,
  ...ENQUIRY_CANCELLED_EVENT_JA,
  ...ENQUIRY_SELLER_SAYS_NO_JA,
  ...ENQUIRY_SHOP_SECURITY_JA,
  ...ENQUIRY_CONSUMER_GUIDANCE_JA,
  ...ENQUIRY_DEBT_JA,
  ...ENQUIRY_DEBT_MONEY_JA,
  ...ENQUIRY_DEBT_WAYS_OUT_JA,
  ...ENQUIRY_DEBT_COURT_JA,
  ...ENQUIRY_DEBT_DOOR_JA,
  ...ENQUIRY_DEBT_BAILIFF_JA,
  ...ENQUIRY_OLD_DEBT_JA,
  ...ENQUIRY_DEBT_CLAIMS_JA,
  ...ENQUIRY_INSOLVENCY_JA,
  ...ENQUIRY_DEBT_PEOPLE_JA,
  ...ENQUIRY_DEBT_GUIDANCE_JA,
  ...ENQUIRY_WARNINGS_AT_WORK_JA,
  ...ENQUIRY_DISMISSAL_JA,
  ...ENQUIRY_WORK_TRIBUNAL_JA,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_JA,
  ...ENQUIRY_WAGES_JA,
  ...ENQUIRY_REDUNDANCY_JA,
  ...ENQUIRY_DISCRIMINATION_JA,
  ...ENQUIRY_TERMS_OF_WORK_JA,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_JA,
  ...ENQUIRY_ENERGY_AND_WATER_JA,
  ...ENQUIRY_FLIGHT_JA,
  ...ENQUIRY_BROADBAND_JA,
  ...ENQUIRY_SCAM_JA,
  ...ENQUIRY_HOME_CASES_JA,
  ...ENQUIRY_DEPOSIT_JA,
  ...ENQUIRY_REPAIRS_JA,
  ...ENQUIRY_RENT_JA,
  ...ENQUIRY_EVICTION_JA,
  ...ENQUIRY_TENANCY_JA,
  ...ENQUIRY_HOMELESS_DECISION_JA,
  ...ENQUIRY_HOUSING_GUIDANCE_JA,
  ...ENQUIRY_HOUSING_WALES_JA,
  ...ENQUIRY_HOUSING_SCOTLAND_JA,
  ...ENQUIRY_HOUSING_NORTHERN_IRELAND_JA,
  ...ENQUIRY_PARKING_NOTICES_JA,
  ...ENQUIRY_PARKING_APPEALS_JA,
  ...ENQUIRY_PARKING_CASES_JA,
  ...ENQUIRY_PARKING_GUIDANCE_JA,
  ...EVICTION_STEPS_JA,
  ...EVICTION_RIGHTS_JA,
  ...EVICTION_FACTS_JA,
  ...RENT_ARREARS_JA,
  ...EVICTION_NOTICE_JA,
  ...EVICTION_ORDER_JA,
  ...EVICTION_SPECIAL_JA,
  ...COUNCIL_TENANCY_JA,
  ...HELP_ADVICE_JA,
  ...HELP_OMBUDSMEN_JA,
  ...HELP_JA,
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
  ...LIMITATION_JA,
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
  ...PENALTY_CHARGE_OPTIONS_JA,
  ...PENALTY_CHARGE_ACTIONS_JA,
  ...PENALTY_CHARGE_RIGHTS_JA,
  ...PENALTY_CHARGE_FACTS_JA,
  ...PENALTY_CHARGE_SCOTLAND_NI_JA,
  ...PENALTY_CHARGE_WALES_JA,
  ...SCAM_STEPS_JA,
  ...SCAM_SIGNS_JA,
  ...SCAM_JA,
  ...SENDERS_COLLECTORS_JA,
  ...SENDERS_JA,
  ...SENDERS_PARKING_BAILIFFS_JA,
  ...STATUTORY_DEMAND_JA,
  ...TAX_DEMAND_STEPS_JA,
  ...TAX_DEMAND_JA,
  ...ENQUIRY_LATE_TAX_RETURN_JA,
  ...TV_LICENCE_COURT_JA,
  ...TV_LICENCE_JA,
  ...ENQUIRY_TV_LICENCE_JA,
  ...UTILITY_BILL_RIGHTS_JA,
  ...UTILITY_BILL_INSIGHTS_JA,
  ...UTILITY_BILL_JA,
  ...ENERGY_DEBT_JA,
  ...MORTGAGE_ARREARS_JA,
  ...ENQUIRY_MORTGAGE_JA,
  ...CONSUMER_CONTRACT_RIGHTS_JA,
  ...CONSUMER_CONTRACT_JA,
  ...MEMBERSHIP_DEBT_JA,
  ...DEPOSIT_DEDUCTIONS_JA,
  ...CEASE_AND_DESIST_JA,
  ...EVICTION_NATIONS_JA,
  ...CLAIMS_ON_CREDIT_JA,
  ...GYM_AND_COURSE_FEES_JA,
  ...WORK_AND_GOODS_JA,
  ...PROPERTY_FACTORS_JA,
  ...CLAIMS_ON_PARKING_AND_HOMES_JA,
  ...CLAIMS_ON_PUBLIC_DEBTS_JA,
  ...CLAIMS_NORTHERN_IRELAND_JA,
  ...COUNCIL_TAX_RECOVERY_JA,
  ...ROAD_USER_CHARGES_JA,
  ...BAILIFF_COURTS_JA,
  ...COURT_CLAIM_HOME_AND_CREDIT_JA,
  ...SCAM_LAW_JA,
  ...PARKING_PLACES_JA,
  ...LETTERS_BEFORE_STEPS_JA,
  ...ENQUIRY_RIGHTS_PARKING_JA,
  ...ENQUIRY_RIGHTS_DEBT_JA,
  ...ENQUIRY_RIGHTS_HOME_WORK_JA,
  ...PENALTY_FARE_JA,
  ...FIXED_PENALTIES_JA,
  ...SPEEDING_JA,
  ...ENQUIRY_URGENT_JA,
  ...RENT_INCREASE_WALES_JA,
  ...RENT_INCREASE_SCOTLAND_JA,
  ...RENT_INCREASE_NORTHERN_IRELAND_JA,
  ...RENT_INCREASE_JA,
  ...SERVICE_CHARGE_SCOTLAND_JA,
  ...SERVICE_CHARGE_JA,
  ...LEASE_FORFEITURE_JA,
  ...WARNING_AT_WORK_JA,
  ...SUSPENSION_AT_WORK_JA,
  ...HEARING_AT_WORK_PAPERS_JA,
  ...EXIT_AGREEMENT_JA,
  ...COMPLAINT_REFUSED_JA,
  ...PHONE_CONTRACT_FEE_JA,
  ...LOST_DATA_JA,
  ...BANK_ACCOUNT_JA,
  ...LANDLORD_DUTIES_JA,
  ...CONTACT_WITH_CHILDREN_JA,
  ...DIVORCE_AND_PARTING_JA,
  ...VIOLENCE_AT_HOME_JA,
  ...SOCIAL_WORKERS_JA,
  ...POWER_OF_ATTORNEY_JA,
  ...ENQUIRY_FAMILY_MEDIATION_JA,
  ...IMMIGRATION_JA,
  ...CARS_AND_LICENCES_JA,
  ...POLICE_AND_CHARGES_JA,
  ...JURY_SUMMONS_JA,
  ...ENQUIRY_LATE_TRAIN_JA,
  ...ENQUIRY_PACKAGE_HOLIDAY_JA,
  ...BENEFIT_DECISION_JA,
  ...ENQUIRY_SANCTION_JA,
  ...TRANSFER_OF_A_JOB_JA,
  ...REDUNDANCY_PAY_JA,
  ...ILLNESS_AT_WORK_JA,
  ...LEAVING_A_JOB_JA,
  ...REPORTING_WRONGS_JA,
  ...TAX_CHECKS_JA,
  ...HOMELESS_DECISION_JA,
  ...HARASSMENT_JA,
  ...CONTRACT_SIGNED_AT_HOME_JA,
  ...CARD_REFUND_JA,
  ...BLUE_BADGE_JA,
  ...DEBT_PLAN_SCOTLAND_JA,
  ...PRICE_RISE_PHONE_JA,
  ...PRICE_RISE_ENERGY_JA,
  ...PRICE_RISE_INSURANCE_JA,
  ...PRICE_RISE_JA,
  ...DATA_BREACH_JA,
  ...DEPOSIT_SCOTLAND_JA,
  ...DEPOSIT_NORTHERN_IRELAND_JA,
  ...DEPOSIT_PROTECTION_JA,
  ...DEPOSIT_AT_THE_END_JA,
  ...DRIVER_NOTICES_JA,
  ...POLICE_PENALTY_OFFERS_JA,
  ...JURY_SERVICE_SCOTLAND_JA,
  ...JURY_SERVICE_NORTHERN_IRELAND_JA,
  ...JURY_SERVICE_JA,
  ...SCHOOL_ABSENCE_WALES_JA,
  ...SCHOOL_ABSENCE_SCOTLAND_JA,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_JA,
  ...SCHOOL_ABSENCE_JA,
  ...UNIVERSAL_CREDIT_MOVE_JA,
  ...CHILD_MAINTENANCE_JA,
  ...ENQUIRY_CHILD_MAINTENANCE_JA,
  ...IMMIGRATION_REFUSAL_JA,
  ...DIVORCE_SCOTLAND_JA,
  ...DIVORCE_NORTHERN_IRELAND_JA,
  ...DIVORCE_PAPERS_JA,
  ...ORDER_ON_A_NUISANCE_JA,
  ...ORDER_ON_CONDUCT_JA,
  ...ORDER_ON_BUILDING_JA,
  ...ORDER_ON_A_HOME_JA,
  ...SHARED_HOME_JA,
  ...HOURS_OF_WORK_JA,
  ...DATA_COPY_JA,
  ...WILLS_JA,
  ...GRIEVANCE_AT_WORK_JA,
  ...COURT_INCOME_FORM_JA,
  ...LODGER_NOTICE_SCOTLAND_JA,
  ...LODGER_NOTICE_NORTHERN_IRELAND_JA,
  ...LODGER_NOTICE_JA,
  ...BENEFIT_TRIBUNAL_HEARING_JA,
  ...TRIBUNAL_HEARING_JA,
  ...PLANNING_NEXT_DOOR_JA,
  ...MENTAL_HEALTH_HOSPITAL_JA,
  ...SHOP_LEASE_JA,
  ...INJURY_CLAIMS_JA,
  ...EQUAL_SERVICE_JA,
  ...PREGNANCY_AT_WORK_JA,
  ...PRESCRIPTION_PENALTY_JA,
  ...VEHICLE_TAX_PENALTY_JA,
  ...BENEFIT_REVIEW_JA,
  ...POLICY_CANCELLED_JA,
  ...ACCOUNT_CLOSING_JA,
  ...DISMISSAL_NORTHERN_IRELAND_JA,
  ...BENEFITS_NORTHERN_IRELAND_JA,
  ...ESTATE_DEBT_JA,
  ...POLICE_INTERVIEW_JA,
  ...ENQUIRY_POLICE_INTERVIEW_JA,
  ...DEFAULT_NOTICE_JA,
  ...WORKS_CONSULTATION_JA,
  ...CARE_CHARGES_JA,
  ...STUDENT_OVERPAYMENT_JA,
  ...ENQUIRY_SPEEDING_JA,
  ...ENQUIRY_STOP_LETTERS_JA,
  ...ENQUIRY_INSURANCE_JA,
  ...ENQUIRY_SMALL_CLAIM_JA,
  ...ENQUIRY_UNKNOWN_CONVICTION_JA,
  ...ENQUIRY_DRIVEWAY_JA,
  ...ENQUIRY_DEBT_COLLECTORS_JA,
  ...CREDIT_REFUSED_JA,
  ...ENQUIRY_PARKING_COUNCILS_JA,
  ...TRAINS_JA,
  ...FLIGHTS_JA,
  ...PHONE_SERVICE_JA,
  ...STUDENT_LOANS_JA,
  ...PENSION_SCHEMES_JA,
  ...MAINTENANCE_PAYMENTS_JA,
  ...SCHOOL_EXCLUSION_JA,
  ...SCHOOL_SUPPORT_JA,
  ...SCHOOL_ATTENDANCE_JA,
  ...SCHOOL_PLACES_JA,
  ...WAGES_PAID_BY_MISTAKE_JA,
  ...ARREARS_NOTICES_JA,
  ...LEASES_JA,
  ...HEDGES_AND_WALLS_JA,
  ...NEIGHBOURS_JA,
  ...RENT_RISES_JA,
  ...WATER_BILLS_JA,
  ...HIRE_PURCHASE_JA,
  ...LATE_PAYMENT_JA,
  ...NHS_CHARGES_JA,
  ...CARE_FEES_JA,
  ...FALSE_ADVERT_JA,
  ...ENERGY_BREATHING_SPACE_JA,
  ...ENQUIRY_POSSESSION_HEARING_JA,
  ...ENQUIRY_HOUSING_BENEFIT_JA,
  ...ENQUIRY_NO_WILL_JA,
  ...ENQUIRY_SAFETY_AT_HOME_JA,
  ...ENQUIRY_BOUNDARY_JA,
  ...ENQUIRY_LUGGAGE_JA,
  ...ENQUIRY_TAX_CODE_JA,
  ...ENQUIRY_ZONE_CHARGES_JA,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_JA,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_JA,
  ...ENQUIRY_JOINT_TENANCY_JA,
  ...ENQUIRY_TENANT_FEES_JA,
  ...ENQUIRY_NOTICE_TOO_SHORT_JA,
  ...ENQUIRY_TRAVEL_TIME_JA,
  ...ENQUIRY_LEAVING_A_JOB_JA,
  ...ENQUIRY_OVERPAID_WAGES_JA,
  ...ENQUIRY_BANK_HOLIDAYS_JA,
  ...ENQUIRY_CAR_ON_FINANCE_JA,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_JA,
  ...ENQUIRY_TRAFFIC_BAILIFFS_JA,
  ...ENQUIRY_PREPAYMENT_METER_JA,
  ...ENQUIRY_CARERS_OVERPAID_JA,
  ...ENQUIRY_UNIVERSAL_CREDIT_JA,
  ...ENQUIRY_SOLD_PRIVATELY_JA,
  ...ENQUIRY_CRIMINAL_RECORD_JA,
  ...ENQUIRY_MAGISTRATES_JA,
  ...ENQUIRY_PARENTS_APART_JA,
  ...ENQUIRY_DIVORCE_CONSENT_JA,
  ...ENQUIRY_LIVING_TOGETHER_JA,
  ...ENQUIRY_PRE_SETTLED_JA,
  ...ENQUIRY_COUNCIL_TAX_ALONE_JA,
  ...ENQUIRY_GUARANTOR_JA,
  ...ENQUIRY_FENCE_JA,
  ...ENQUIRY_PAYMENT_NOT_MINE_JA,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_JA,
  ...ENQUIRY_DEDUCTIONS_JA,
  ...ENQUIRY_FLIGHT_LATE_JA,
  ...ENQUIRY_MATERNITY_PAY_JA,
  ...ENQUIRY_GRIEVANCE_JA,
  ...ENQUIRY_NEW_EMPLOYER_JA,
  ...ENQUIRY_FAILING_PLAN_JA,
  ...ENQUIRY_DEFAULT_NOTICE_JA,
  ...ENQUIRY_COURT_FINE_JA,
  ...ENQUIRY_PENALTY_POINTS_JA,
  ...ENQUIRY_POLICE_PROPERTY_JA,
  ...ENQUIRY_POLICE_COMPLAINT_JA,
  ...ENQUIRY_FIT_FOR_WORK_JA,
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_JA,
  ...ENQUIRY_SPARE_ROOM_JA,
  ...ENQUIRY_TAX_PLAN_JA,
  ...ENQUIRY_P45_JA,
  ...ENQUIRY_SOLICITOR_COMPLAINT_JA,
  ...ENQUIRY_DOG_BITE_JA,
  ...ENQUIRY_NEIGHBOUR_CAMERA_JA,
  ...ENQUIRY_PESTS_JA,
  ...ENQUIRY_DAMP_AND_RENT_JA,
  ...ENQUIRY_VEHICLE_FOR_WORK_JA,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_JA,
}
