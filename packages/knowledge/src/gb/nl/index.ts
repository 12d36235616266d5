/** The United Kingdom in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { ACCOUNT_CLOSING_NL } from './account-closing.ts'
import { ARREARS_NOTICES_NL } from './arrears-notices.ts'
import { BAILIFF_ACTIONS_NL } from './bailiff-actions.ts'
import { BAILIFF_BELIEFS_NL } from './bailiff-beliefs.ts'
import { BAILIFF_CHECKS_NL } from './bailiff-checks.ts'
import { BAILIFF_COURTS_NL } from './bailiff-courts.ts'
import { BAILIFF_FACTS_NL } from './bailiff-facts.ts'
import { BAILIFF_LATER_STAGES_NL } from './bailiff-later-stages.ts'
import { BAILIFF_NORTHERN_IRELAND_NL } from './bailiff-northern-ireland.ts'
import { BAILIFF_RIGHTS_NL } from './bailiff-rights.ts'
import { BAILIFF_SCOTLAND_NL } from './bailiff-scotland.ts'
import { BAILIFF_STEPS_NL } from './bailiff-steps.ts'
import { BANK_ACCOUNT_NL } from './bank-account.ts'
import { BENEFIT_DECISION_NL } from './benefit-decision.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS_NL } from './benefit-overpayment-rights.ts'
import { BENEFIT_OVERPAYMENT_NL } from './benefit-overpayment.ts'
import { BENEFIT_REFUSED_NL } from './benefit-refused.ts'
import { BENEFIT_REVIEW_NL } from './benefit-review.ts'
import { BENEFIT_TRIBUNAL_HEARING_NL } from './benefit-tribunal-hearing.ts'
import { BENEFITS_NORTHERN_IRELAND_NL } from './benefits-northern-ireland.ts'
import { BLUE_BADGE_NL } from './blue-badge.ts'
import { CARD_REFUND_NL } from './card-refund.ts'
import { CARE_CHARGES_NL } from './care-charges.ts'
import { CARE_FEES_NL } from './care-fees.ts'
import { CARS_AND_LICENCES_NL } from './cars-and-licences.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CHILD_MAINTENANCE_NL } from './child-maintenance.ts'
import { CLAIMS_NORTHERN_IRELAND_NL } from './claims-northern-ireland.ts'
import { CLAIMS_ON_CREDIT_NL } from './claims-on-credit.ts'
import { CLAIMS_ON_PARKING_AND_HOMES_NL } from './claims-on-parking-and-homes.ts'
import { CLAIMS_ON_PUBLIC_DEBTS_NL } from './claims-on-public-debts.ts'
import { COMPLAINT_REFUSED_NL } from './complaint-refused.ts'
import { CONSUMER_CONTRACT_RIGHTS_NL } from './consumer-contract-rights.ts'
import { CONSUMER_CONTRACT_NL } from './consumer-contract.ts'
import { CONTACT_WITH_CHILDREN_NL } from './contact-with-children.ts'
import { CONTRACT_SIGNED_AT_HOME_NL } from './contract-signed-at-home.ts'
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
import { COUNCIL_TENANCY_NL } from './council-tenancy.ts'
import { COURT_CLAIM_ELEMENTS_NL } from './court-claim-elements.ts'
import { COURT_CLAIM_FACTS_NL } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS_NL } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT_NL } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION_NL } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS_NL } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND_NL } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS_NL } from './court-claim-steps.ts'
import { COURT_CLAIM_NL } from './court-claim.ts'
import { COURT_FINE_NL } from './court-fine.ts'
import { COURT_INCOME_FORM_NL } from './court-income-form.ts'
import { COURT_JUDGMENT_INSIGHTS_NL } from './court-judgment-insights.ts'
import { COURT_JUDGMENT_NATIONS_NL } from './court-judgment-nations.ts'
import { COURT_JUDGMENT_RIGHTS_NL } from './court-judgment-rights.ts'
import { COURT_JUDGMENT_STEPS_NL } from './court-judgment-steps.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { CREDIT_REFUSED_NL } from './credit-refused.ts'
import { DATA_BEFORE_A_CLAIM_NL } from './data-before-a-claim.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DATA_COPY_NL } from './data-copy.ts'
import { DEBT_COLLECTION_DEFAULT_NL } from './debt-collection-default.ts'
import { DEBT_COLLECTION_FACTS_NL } from './debt-collection-facts.ts'
import { DEBT_COLLECTION_INSIGHTS_NL } from './debt-collection-insights.ts'
import { DEBT_COLLECTION_OTHER_NL } from './debt-collection-other.ts'
import { DEBT_COLLECTION_RIGHTS_NL } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_SCOTLAND_NI_NL } from './debt-collection-scotland-ni.ts'
import { DEBT_COLLECTION_STEPS_NL } from './debt-collection-steps.ts'
import { DEBT_COLLECTION_TACTICS_NL } from './debt-collection-tactics.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEBT_PLAN_SCOTLAND_NL } from './debt-plan-scotland.ts'
import { DEFAULT_NOTICE_NL } from './default-notice.ts'
import { DEPOSIT_AT_THE_END_NL } from './deposit-at-the-end.ts'
import { DEPOSIT_DEDUCTIONS_NL } from './deposit-deductions.ts'
import { DEPOSIT_NORTHERN_IRELAND_NL } from './deposit-northern-ireland.ts'
import { DEPOSIT_PROTECTION_NL } from './deposit-protection.ts'
import { DEPOSIT_SCOTLAND_NL } from './deposit-scotland.ts'
import { DISMISSAL_NORTHERN_IRELAND_NL } from './dismissal-northern-ireland.ts'
import { DISMISSAL_RIGHTS_NL } from './dismissal-rights.ts'
import { DISMISSAL_STEPS_NL } from './dismissal-steps.ts'
import { DISMISSAL_NL } from './dismissal.ts'
import { DIVORCE_AND_PARTING_NL } from './divorce-and-parting.ts'
import { DIVORCE_NORTHERN_IRELAND_NL } from './divorce-northern-ireland.ts'
import { DIVORCE_SCOTLAND_NL } from './divorce-scotland.ts'
import { DIVORCE_PAPERS_NL } from './divorce.ts'
import { DRIVER_NOTICES_NL } from './driver-notices.ts'
import { ENERGY_BREATHING_SPACE_NL } from './energy-breathing-space.ts'
import { ENERGY_DEBT_NL } from './energy-debt.ts'
import { ENQUIRY_ATTENDANCE_ALLOWANCE_NL } from './enquiry-attendance-allowance.ts'
import { ENQUIRY_BAILIFF_CASES_NL } from './enquiry-bailiff-cases.ts'
import { ENQUIRY_BAILIFF_POWERS_NL } from './enquiry-bailiff-powers.ts'
import { ENQUIRY_BANK_HOLIDAYS_NL } from './enquiry-bank-holidays.ts'
import { ENQUIRY_BENEFIT_DEDUCTIONS_NL } from './enquiry-benefit-deductions.ts'
import { ENQUIRY_BOUNDARY_NL } from './enquiry-boundary.ts'
import { ENQUIRY_BROADBAND_NL } from './enquiry-broadband.ts'
import { ENQUIRY_CANCELLED_EVENT_NL } from './enquiry-cancelled-event.ts'
import { ENQUIRY_CAR_ON_FINANCE_NL } from './enquiry-car-on-finance.ts'
import { ENQUIRY_CARERS_OVERPAID_NL } from './enquiry-carers-overpaid.ts'
import { ENQUIRY_CHILD_MAINTENANCE_NL } from './enquiry-child-maintenance.ts'
import { ENQUIRY_CONSUMER_GUIDANCE_NL } from './enquiry-consumer-guidance.ts'
import { ENQUIRY_COUNCIL_TAX_ALONE_NL } from './enquiry-council-tax-alone.ts'
import { ENQUIRY_COUNCIL_TAX_NL } from './enquiry-council-tax.ts'
import { ENQUIRY_COURT_FINE_NL } from './enquiry-court-fine.ts'
import { ENQUIRY_CREDIT_AGREEMENT_NL } from './enquiry-credit-agreement.ts'
import { ENQUIRY_CRIMINAL_RECORD_NL } from './enquiry-criminal-record.ts'
import { ENQUIRY_DAMP_AND_RENT_NL } from './enquiry-damp-and-rent.ts'
import { ENQUIRY_DEBT_BAILIFF_NL } from './enquiry-debt-bailiff.ts'
import { ENQUIRY_DEBT_CLAIMS_NL } from './enquiry-debt-claims.ts'
import { ENQUIRY_DEBT_COLLECTORS_NL } from './enquiry-debt-collectors.ts'
import { ENQUIRY_DEBT_COURT_NL } from './enquiry-debt-court.ts'
import { ENQUIRY_DEBT_DOOR_NL } from './enquiry-debt-door.ts'
import { ENQUIRY_DEBT_GUIDANCE_NL } from './enquiry-debt-guidance.ts'
import { ENQUIRY_DEBT_MONEY_NL } from './enquiry-debt-money.ts'
import { ENQUIRY_DEBT_PEOPLE_NL } from './enquiry-debt-people.ts'
import { ENQUIRY_DEBT_WAYS_OUT_NL } from './enquiry-debt-ways-out.ts'
import { ENQUIRY_DEBT_NL } from './enquiry-debt.ts'
import { ENQUIRY_DEBTS_OF_THE_DEAD_NL } from './enquiry-debts-of-the-dead.ts'
import { ENQUIRY_DEDUCTIONS_NL } from './enquiry-deductions.ts'
import { ENQUIRY_DEFAULT_NOTICE_NL } from './enquiry-default-notice.ts'
import { ENQUIRY_DELIVERY_NL } from './enquiry-delivery.ts'
import { ENQUIRY_DEPOSIT_NL } from './enquiry-deposit.ts'
import { ENQUIRY_DISCRIMINATION_NL } from './enquiry-discrimination.ts'
import { ENQUIRY_DISMISSAL_NL } from './enquiry-dismissal.ts'
import { ENQUIRY_DISMISSED_AFTER_YEARS_NL } from './enquiry-dismissed-after-years.ts'
import { ENQUIRY_DIVORCE_CONSENT_NL } from './enquiry-divorce-consent.ts'
import { ENQUIRY_DOG_BITE_NL } from './enquiry-dog-bite.ts'
import { ENQUIRY_DRIVEWAY_NL } from './enquiry-driveway.ts'
import { ENQUIRY_EMPLOYMENT_GUIDANCE_NL } from './enquiry-employment-guidance.ts'
import { ENQUIRY_ENERGY_AND_WATER_NL } from './enquiry-energy-and-water.ts'
import { ENQUIRY_EVICTION_BY_BAILIFFS_NL } from './enquiry-eviction-by-bailiffs.ts'
import { ENQUIRY_EVICTION_NL } from './enquiry-eviction.ts'
import { ENQUIRY_FAILING_PLAN_NL } from './enquiry-failing-plan.ts'
import { ENQUIRY_FAMILY_MEDIATION_NL } from './enquiry-family-mediation.ts'
import { ENQUIRY_FAULTY_GOODS_NL } from './enquiry-faulty-goods.ts'
import { ENQUIRY_FENCE_NL } from './enquiry-fence.ts'
import { ENQUIRY_FIT_FOR_WORK_NL } from './enquiry-fit-for-work.ts'
import { ENQUIRY_FLIGHT_LATE_NL } from './enquiry-flight-late.ts'
import { ENQUIRY_FLIGHT_NL } from './enquiry-flight.ts'
import { ENQUIRY_FREE_TV_LICENCE_NL } from './enquiry-free-tv-licence.ts'
import { ENQUIRY_GRIEVANCE_NL } from './enquiry-grievance.ts'
import { ENQUIRY_GUARANTOR_NL } from './enquiry-guarantor.ts'
import { ENQUIRY_HOLIDAY_AND_SICK_PAY_NL } from './enquiry-holiday-and-sick-pay.ts'
import { ENQUIRY_HOME_CASES_NL } from './enquiry-home-cases.ts'
import { ENQUIRY_HOMELESS_DECISION_NL } from './enquiry-homeless-decision.ts'
import { ENQUIRY_HOUSING_BENEFIT_NL } from './enquiry-housing-benefit.ts'
import { ENQUIRY_HOUSING_GUIDANCE_NL } from './enquiry-housing-guidance.ts'
import { ENQUIRY_HOUSING_NORTHERN_IRELAND_NL } from './enquiry-housing-northern-ireland.ts'
import { ENQUIRY_HOUSING_SCOTLAND_NL } from './enquiry-housing-scotland.ts'
import { ENQUIRY_HOUSING_WALES_NL } from './enquiry-housing-wales.ts'
import { ENQUIRY_INSOLVENCY_NL } from './enquiry-insolvency.ts'
import { ENQUIRY_INSURANCE_NL } from './enquiry-insurance.ts'
import { ENQUIRY_JOINT_TENANCY_NL } from './enquiry-joint-tenancy.ts'
import { ENQUIRY_LATE_TAX_RETURN_NL } from './enquiry-late-tax-return.ts'
import { ENQUIRY_LATE_TRAIN_NL } from './enquiry-late-train.ts'
import { ENQUIRY_LEAVING_A_CONTRACT_NL } from './enquiry-leaving-a-contract.ts'
import { ENQUIRY_LEAVING_A_JOB_NL } from './enquiry-leaving-a-job.ts'
import { ENQUIRY_LIVING_TOGETHER_NL } from './enquiry-living-together.ts'
import { ENQUIRY_LUGGAGE_NL } from './enquiry-luggage.ts'
import { ENQUIRY_MAGISTRATES_NL } from './enquiry-magistrates.ts'
import { ENQUIRY_MATERNITY_PAY_NL } from './enquiry-maternity-pay.ts'
import { ENQUIRY_MORTGAGE_NL } from './enquiry-mortgage.ts'
import { ENQUIRY_MUSIC_LICENCE_NL } from './enquiry-music-licence.ts'
import { ENQUIRY_NEIGHBOUR_CAMERA_NL } from './enquiry-neighbour-camera.ts'
import { ENQUIRY_NEW_EMPLOYER_NL } from './enquiry-new-employer.ts'
import { ENQUIRY_NO_WILL_NL } from './enquiry-no-will.ts'
import { ENQUIRY_NOTICE_TOO_SHORT_NL } from './enquiry-notice-too-short.ts'
import { ENQUIRY_OLD_DEBT_NL } from './enquiry-old-debt.ts'
import { ENQUIRY_OVERPAID_WAGES_NL } from './enquiry-overpaid-wages.ts'
import { ENQUIRY_P45_NL } from './enquiry-p45.ts'
import { ENQUIRY_PACKAGE_HOLIDAY_NL } from './enquiry-package-holiday.ts'
import { ENQUIRY_PAID_BY_CARD_NL } from './enquiry-paid-by-card.ts'
import { ENQUIRY_PARENTS_APART_NL } from './enquiry-parents-apart.ts'
import { ENQUIRY_PARKING_APPEALS_NL } from './enquiry-parking-appeals.ts'
import { ENQUIRY_PARKING_CASES_NL } from './enquiry-parking-cases.ts'
import { ENQUIRY_PARKING_COUNCILS_NL } from './enquiry-parking-councils.ts'
import { ENQUIRY_PARKING_GUIDANCE_NL } from './enquiry-parking-guidance.ts'
import { ENQUIRY_PARKING_NOTICES_NL } from './enquiry-parking-notices.ts'
import { ENQUIRY_PARKING_WHO_PAYS_NL } from './enquiry-parking-who-pays.ts'
import { ENQUIRY_PAYMENT_NOT_MINE_NL } from './enquiry-payment-not-mine.ts'
import { ENQUIRY_PENALTY_POINTS_NL } from './enquiry-penalty-points.ts'
import { ENQUIRY_PENSION_CONTRIBUTIONS_NL } from './enquiry-pension-contributions.ts'
import { ENQUIRY_PESTS_NL } from './enquiry-pests.ts'
import { ENQUIRY_PICTURE_CLAIM_NL } from './enquiry-picture-claim.ts'
import { ENQUIRY_POLICE_COMPLAINT_NL } from './enquiry-police-complaint.ts'
import { ENQUIRY_POLICE_INTERVIEW_NL } from './enquiry-police-interview.ts'
import { ENQUIRY_POLICE_PROPERTY_NL } from './enquiry-police-property.ts'
import { ENQUIRY_POSSESSION_HEARING_NL } from './enquiry-possession-hearing.ts'
import { ENQUIRY_PRE_SETTLED_NL } from './enquiry-pre-settled.ts'
import { ENQUIRY_PREPAYMENT_METER_NL } from './enquiry-prepayment-meter.ts'
import { ENQUIRY_REDUNDANCY_NL } from './enquiry-redundancy.ts'
import { ENQUIRY_REFUND_NL } from './enquiry-refund.ts'
import { ENQUIRY_RENT_NL } from './enquiry-rent.ts'
import { ENQUIRY_REPAIRS_NL } from './enquiry-repairs.ts'
import { ENQUIRY_RIGHTS_DEBT_NL } from './enquiry-rights-debt.ts'
import { ENQUIRY_RIGHTS_HOME_WORK_NL } from './enquiry-rights-home-work.ts'
import { ENQUIRY_RIGHTS_PARKING_NL } from './enquiry-rights-parking.ts'
import { ENQUIRY_SAFETY_AT_HOME_NL } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SANCTION_NL } from './enquiry-sanction.ts'
import { ENQUIRY_SCAM_NL } from './enquiry-scam.ts'
import { ENQUIRY_SELLER_SAYS_NO_NL } from './enquiry-seller-says-no.ts'
import { ENQUIRY_SHARED_ADDRESS_DEBTS_NL } from './enquiry-shared-address-debts.ts'
import { ENQUIRY_SHOP_SECURITY_NL } from './enquiry-shop-security.ts'
import { ENQUIRY_SMALL_CLAIM_NL } from './enquiry-small-claim.ts'
import { ENQUIRY_SOLD_PRIVATELY_NL } from './enquiry-sold-privately.ts'
import { ENQUIRY_SOLICITOR_COMPLAINT_NL } from './enquiry-solicitor-complaint.ts'
import { ENQUIRY_SPARE_ROOM_NL } from './enquiry-spare-room.ts'
import { ENQUIRY_SPEEDING_NL } from './enquiry-speeding.ts'
import { ENQUIRY_STOP_LETTERS_NL } from './enquiry-stop-letters.ts'
import { ENQUIRY_TAX_CODE_NL } from './enquiry-tax-code.ts'
import { ENQUIRY_TAX_PLAN_NL } from './enquiry-tax-plan.ts'
import { ENQUIRY_TENANCY_NL } from './enquiry-tenancy.ts'
import { ENQUIRY_TENANT_FEES_NL } from './enquiry-tenant-fees.ts'
import { ENQUIRY_TERMS_OF_WORK_NL } from './enquiry-terms-of-work.ts'
import { ENQUIRY_TRADESPEOPLE_NL } from './enquiry-tradespeople.ts'
import { ENQUIRY_TRAFFIC_BAILIFFS_NL } from './enquiry-traffic-bailiffs.ts'
import { ENQUIRY_TRAVEL_TIME_NL } from './enquiry-travel-time.ts'
import { ENQUIRY_TV_LICENCE_NL } from './enquiry-tv-licence.ts'
import { ENQUIRY_UNIVERSAL_CREDIT_NL } from './enquiry-universal-credit.ts'
import { ENQUIRY_UNKNOWN_CONVICTION_NL } from './enquiry-unknown-conviction.ts'
import { ENQUIRY_URGENT_NL } from './enquiry-urgent.ts'
import { ENQUIRY_USED_CAR_NL } from './enquiry-used-car.ts'
import { ENQUIRY_VEHICLE_FOR_WORK_NL } from './enquiry-vehicle-for-work.ts'
import { ENQUIRY_WAGES_NL } from './enquiry-wages.ts'
import { ENQUIRY_WARNINGS_AT_WORK_NL } from './enquiry-warnings-at-work.ts'
import { ENQUIRY_WORK_TRIBUNAL_NL } from './enquiry-work-tribunal.ts'
import { ENQUIRY_ZONE_CHARGES_NL } from './enquiry-zone-charges.ts'
import { EQUAL_SERVICE_NL } from './equal-service.ts'
import { ESTATE_DEBT_NL } from './estate-debt.ts'
import { EVICTION_FACTS_NL } from './eviction-facts.ts'
import { EVICTION_NATIONS_NL } from './eviction-nations.ts'
import { EVICTION_NOTICE_NL } from './eviction-notice.ts'
import { EVICTION_ORDER_NL } from './eviction-order.ts'
import { EVICTION_RIGHTS_NL } from './eviction-rights.ts'
import { EVICTION_SPECIAL_NL } from './eviction-special.ts'
import { EVICTION_STEPS_NL } from './eviction-steps.ts'
import { EXIT_AGREEMENT_NL } from './exit-agreement.ts'
import { FALSE_ADVERT_NL } from './false-advert.ts'
import { FIXED_PENALTIES_NL } from './fixed-penalties.ts'
import { FLIGHTS_NL } from './flights.ts'
import { GRIEVANCE_AT_WORK_NL } from './grievance-at-work.ts'
import { GROUND_RENT_NL } from './ground-rent.ts'
import { GYM_AND_COURSE_FEES_NL } from './gym-and-course-fees.ts'
import { HARASSMENT_NL } from './harassment.ts'
import { HEARING_AT_WORK_PAPERS_NL } from './hearing-at-work.ts'
import { HEDGES_AND_WALLS_NL } from './hedges-and-walls.ts'
import { HELP_ADVICE_NL } from './help-advice.ts'
import { HELP_OMBUDSMEN_NL } from './help-ombudsmen.ts'
import { HELP_NL } from './help.ts'
import { HIRE_PURCHASE_NL } from './hire-purchase.ts'
import { HOMELESS_DECISION_NL } from './homeless-decision.ts'
import { HOURS_OF_WORK_NL } from './hours-of-work.ts'
import { ILLNESS_AT_WORK_NL } from './illness-at-work.ts'
import { IMMIGRATION_REFUSAL_NL } from './immigration-refusal.ts'
import { IMMIGRATION_NL } from './immigration.ts'
import { INJURY_CLAIMS_NL } from './injury-claims.ts'
import { INSURANCE_DECISION_NL } from './insurance-decision.ts'
import { INSURANCE_RIGHTS_NL } from './insurance-rights.ts'
import { JURY_SERVICE_NORTHERN_IRELAND_NL } from './jury-service-northern-ireland.ts'
import { JURY_SERVICE_SCOTLAND_NL } from './jury-service-scotland.ts'
import { JURY_SERVICE_NL } from './jury-service.ts'
import { JURY_SUMMONS_NL } from './jury-summons.ts'
import { LANDLORD_DUTIES_NL } from './landlord-duties.ts'
import { LATE_PAYMENT_NL } from './late-payment.ts'
import { LEASE_FORFEITURE_NL } from './lease-forfeiture.ts'
import { LEASES_NL } from './leases.ts'
import { LEAVING_A_JOB_NL } from './leaving-a-job.ts'
import { LETTER_BEFORE_CLAIM_ACCIDENT_NL } from './letter-before-claim-accident.ts'
import { LETTER_BEFORE_CLAIM_ELEMENTS_NL } from './letter-before-claim-elements.ts'
import { LETTER_BEFORE_CLAIM_INSIGHTS_NL } from './letter-before-claim-insights.ts'
import { LETTER_BEFORE_CLAIM_KINDS_NL } from './letter-before-claim-kinds.ts'
import { LETTER_BEFORE_CLAIM_NATIONS_NL } from './letter-before-claim-nations.ts'
import { LETTER_BEFORE_CLAIM_RIGHTS_NL } from './letter-before-claim-rights.ts'
import { LETTER_BEFORE_CLAIM_STEPS_NL } from './letter-before-claim-steps.ts'
import { LETTER_BEFORE_CLAIM_NL } from './letter-before-claim.ts'
import { LETTERS_BEFORE_STEPS_NL } from './letters-before-steps.ts'
import { LIMITATION_NL } from './limitation.ts'
import { LODGER_NOTICE_NORTHERN_IRELAND_NL } from './lodger-notice-northern-ireland.ts'
import { LODGER_NOTICE_SCOTLAND_NL } from './lodger-notice-scotland.ts'
import { LODGER_NOTICE_NL } from './lodger-notice.ts'
import { LOST_DATA_NL } from './lost-data.ts'
import { MAINTENANCE_PAYMENTS_NL } from './maintenance-payments.ts'
import { MEMBERSHIP_DEBT_NL } from './membership-debt.ts'
import { MENTAL_HEALTH_HOSPITAL_NL } from './mental-health-hospital.ts'
import { MORTGAGE_ARREARS_NL } from './mortgage-arrears.ts'
import { MUSIC_HEARD_NL } from './music-heard.ts'
import { MUSIC_LICENCE_INSIGHTS_NL } from './music-licence-insights.ts'
import { MUSIC_LICENCE_STEPS_NL } from './music-licence-steps.ts'
import { MUSIC_LICENCE_NL } from './music-licence.ts'
import { NAMED_LAW_RIGHTS_NL } from './named-law-rights.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { NEIGHBOURS_NL } from './neighbours.ts'
import { NHS_CHARGES_NL } from './nhs-charges.ts'
import { OFFERS_NL } from './offers.ts'
import { ORDER_ON_A_HOME_NL } from './order-on-a-home.ts'
import { ORDER_ON_A_NUISANCE_NL } from './order-on-a-nuisance.ts'
import { ORDER_ON_BUILDING_NL } from './order-on-building.ts'
import { ORDER_ON_CONDUCT_NL } from './order-on-conduct.ts'
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
import { PENALTY_CHARGE_WALES_NL } from './penalty-charge-wales.ts'
import { PENALTY_FARE_NL } from './penalty-fare.ts'
import { PENSION_SCHEMES_NL } from './pension-schemes.ts'
import { PHONE_CONTRACT_FEE_NL } from './phone-contract-fee.ts'
import { PHONE_SERVICE_NL } from './phone-service.ts'
import { PLANNING_NEXT_DOOR_NL } from './planning-next-door.ts'
import { POLICE_AND_CHARGES_NL } from './police-and-charges.ts'
import { POLICE_INTERVIEW_NL } from './police-interview.ts'
import { POLICE_PENALTY_OFFERS_NL } from './police-penalty-offers.ts'
import { POLICY_CANCELLED_NL } from './policy-cancelled.ts'
import { POWER_OF_ATTORNEY_NL } from './power-of-attorney.ts'
import { PREGNANCY_AT_WORK_NL } from './pregnancy-at-work.ts'
import { PRESCRIPTION_PENALTY_NL } from './prescription-penalty.ts'
import { PRICE_RISE_ENERGY_NL } from './price-rise-energy.ts'
import { PRICE_RISE_INSURANCE_NL } from './price-rise-insurance.ts'
import { PRICE_RISE_PHONE_NL } from './price-rise-phone.ts'
import { PRICE_RISE_NL } from './price-rise.ts'
import { PROPERTY_FACTORS_NL } from './property-factors.ts'
import { RATES_NORTHERN_IRELAND_NL } from './rates-northern-ireland.ts'
import { REDUNDANCY_PAY_NL } from './redundancy-pay.ts'
import { RENT_ARREARS_NL } from './rent-arrears.ts'
import { RENT_INCREASE_NORTHERN_IRELAND_NL } from './rent-increase-northern-ireland.ts'
import { RENT_INCREASE_SCOTLAND_NL } from './rent-increase-scotland.ts'
import { RENT_INCREASE_WALES_NL } from './rent-increase-wales.ts'
import { RENT_INCREASE_NL } from './rent-increase.ts'
import { RENT_RISES_NL } from './rent-rises.ts'
import { REPORTING_WRONGS_NL } from './reporting-wrongs.ts'
import { ROAD_USER_CHARGES_NL } from './road-user-charges.ts'
import { SCAM_LAW_NL } from './scam-law.ts'
import { SCAM_SIGNS_NL } from './scam-signs.ts'
import { SCAM_STEPS_NL } from './scam-steps.ts'
import { SCAM_NL } from './scam.ts'
import { SCHOOL_ABSENCE_NORTHERN_IRELAND_NL } from './school-absence-northern-ireland.ts'
import { SCHOOL_ABSENCE_SCOTLAND_NL } from './school-absence-scotland.ts'
import { SCHOOL_ABSENCE_WALES_NL } from './school-absence-wales.ts'
import { SCHOOL_ABSENCE_NL } from './school-absence.ts'
import { SCHOOL_ATTENDANCE_NL } from './school-attendance.ts'
import { SCHOOL_EXCLUSION_NL } from './school-exclusion.ts'
import { SCHOOL_PLACES_NL } from './school-places.ts'
import { SCHOOL_SUPPORT_NL } from './school-support.ts'
import { SENDERS_COLLECTORS_NL } from './senders-collectors.ts'
import { SENDERS_PARKING_BAILIFFS_NL } from './senders-parking-bailiffs.ts'
import { SENDERS_NL } from './senders.ts'
import { SERVICE_CHARGE_SCOTLAND_NL } from './service-charge-scotland.ts'
import { SERVICE_CHARGE_NL } from './service-charge.ts'
import { SEVERAL_KINDS_NL } from './several-kinds.ts'
import { SHARED_HOME_NL } from './shared-home.ts'
import { SHOP_LEASE_NL } from './shop-lease.ts'
import { SOCIAL_WORKERS_NL } from './social-workers.ts'
import { SPEEDING_NL } from './speeding.ts'
import { STATUTORY_DEMAND_NL } from './statutory-demand.ts'
import { STUDENT_LOANS_NL } from './student-loans.ts'
import { STUDENT_OVERPAYMENT_NL } from './student-overpayment.ts'
import { SUSPENSION_AT_WORK_NL } from './suspension-at-work.ts'
import { TAX_CHECKS_NL } from './tax-checks.ts'
import { TAX_DEMAND_STEPS_NL } from './tax-demand-steps.ts'
import { TAX_DEMAND_NL } from './tax-demand.ts'
import { TRAINS_NL } from './trains.ts'
import { TRANSFER_OF_A_JOB_NL } from './transfer-of-a-job.ts'
import { TRIBUNAL_HEARING_NL } from './tribunal-hearing.ts'
import { TV_LICENCE_COURT_NL } from './tv-licence-court.ts'
import { TV_LICENCE_NL } from './tv-licence.ts'
import { UNIVERSAL_CREDIT_MOVE_NL } from './universal-credit-move.ts'
import { UNIVERSAL_CREDIT_NL } from './universal-credit.ts'
import { UTILITY_BILL_INSIGHTS_NL } from './utility-bill-insights.ts'
import { UTILITY_BILL_RIGHTS_NL } from './utility-bill-rights.ts'
import { UTILITY_BILL_NL } from './utility-bill.ts'
import { VEHICLE_TAX_PENALTY_NL } from './vehicle-tax-penalty.ts'
import { VIOLENCE_AT_HOME_NL } from './violence-at-home.ts'
import { WAGES_PAID_BY_MISTAKE_NL } from './wages-paid-by-mistake.ts'
import { WARNING_AT_WORK_NL } from './warning-at-work.ts'
import { WATER_BILLS_NL } from './water-bills.ts'
import { WILLS_NL } from './wills.ts'
import { WORK_AND_GOODS_NL } from './work-and-goods.ts'
import { WORKS_CONSULTATION_NL } from './works-consultation.ts'

export const GB_NL: Words = {
  ...NAMED_LAW_NL,
  ...NAMED_LAW_RIGHTS_NL,
  ...OFFERS_NL,
  ...UNIVERSAL_CREDIT_NL,
  ...GROUND_RENT_NL,
  ...COURT_FINE_NL,
  ...BAILIFF_STEPS_NL,
  ...BAILIFF_ACTIONS_NL,
  ...BAILIFF_CHECKS_NL,
  ...BAILIFF_RIGHTS_NL,
  ...BAILIFF_BELIEFS_NL,
  ...BAILIFF_FACTS_NL,
  ...BAILIFF_LATER_STAGES_NL,
  ...BAILIFF_SCOTLAND_NL,
  ...BAILIFF_NORTHERN_IRELAND_NL,
  ...BENEFIT_OVERPAYMENT_RIGHTS_NL,
  ...BENEFIT_REFUSED_NL,
  ...BENEFIT_OVERPAYMENT_NL,
  ...COPYRIGHT_LETTER_NL,
  ...ENQUIRY_PICTURE_CLAIM_NL,
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
  ...COURT_CLAIM_ELEMENTS_NL,
  ...COURT_CLAIM_RIGHTS_NL,
  ...SEVERAL_KINDS_NL,
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
  ...DISMISSAL_STEPS_NL,
  ...DISMISSAL_RIGHTS_NL,
  ...DISMISSAL_NL,
  ...ENQUIRY_BAILIFF_CASES_NL,
  ...ENQUIRY_BAILIFF_POWERS_NL,
  ...ENQUIRY_COUNCIL_TAX_NL,
  ...ENQUIRY_BENEFIT_DEDUCTIONS_NL,
  ...ENQUIRY_CREDIT_AGREEMENT_NL,
  ...ENQUIRY_FREE_TV_LICENCE_NL,
  ...ENQUIRY_PARKING_WHO_PAYS_NL,
  ...ENQUIRY_MUSIC_LICENCE_NL,
  ...ENQUIRY_CONSUMER_GUIDANCE_NL,
  ...ENQUIRY_FAULTY_GOODS_NL,
  ...ENQUIRY_REFUND_NL,
  ...ENQUIRY_LEAVING_A_CONTRACT_NL,
  ...ENQUIRY_DELIVERY_NL,
  ...ENQUIRY_USED_CAR_NL,
  ...ENQUIRY_TRADESPEOPLE_NL,
  ...ENQUIRY_PAID_BY_CARD_NL,
  ...ENQUIRY_CANCELLED_EVENT_NL,
  ...ENQUIRY_SELLER_SAYS_NO_NL,
  ...ENQUIRY_SHOP_SECURITY_NL,
  ...ENQUIRY_DEBT_BAILIFF_NL,
  ...ENQUIRY_OLD_DEBT_NL,
  ...ENQUIRY_DEBT_CLAIMS_NL,
  ...ENQUIRY_INSOLVENCY_NL,
  ...ENQUIRY_DEBT_PEOPLE_NL,
  ...ENQUIRY_DEBT_GUIDANCE_NL,
  ...ENQUIRY_DEBT_NL,
  ...ENQUIRY_DEBT_MONEY_NL,
  ...ENQUIRY_DEBT_WAYS_OUT_NL,
  ...ENQUIRY_DEBT_COURT_NL,
  ...ENQUIRY_DEBT_DOOR_NL,
  ...ENQUIRY_EMPLOYMENT_GUIDANCE_NL,
  ...ENQUIRY_WARNINGS_AT_WORK_NL,
  ...ENQUIRY_DISMISSAL_NL,
  ...ENQUIRY_WORK_TRIBUNAL_NL,
  ...ENQUIRY_HOLIDAY_AND_SICK_PAY_NL,
  ...ENQUIRY_WAGES_NL,
  ...ENQUIRY_REDUNDANCY_NL,
  ...ENQUIRY_DISCRIMINATION_NL,
  ...ENQUIRY_TERMS_OF_WORK_NL,
  ...ENQUIRY_ENERGY_AND_WATER_NL,
  ...ENQUIRY_FLIGHT_NL,
  ...ENQUIRY_BROADBAND_NL,
  ...ENQUIRY_SCAM_NL,
  ...ENQUIRY_HOME_CASES_NL,
  ...ENQUIRY_HOUSING_GUIDANCE_NL,
  ...ENQUIRY_HOUSING_WALES_NL,
  ...ENQUIRY_HOUSING_SCOTLAND_NL,
  ...ENQUIRY_HOUSING_NORTHERN_IRELAND_NL,
  ...ENQUIRY_DEPOSIT_NL,
  ...ENQUIRY_REPAIRS_NL,
  ...ENQUIRY_RENT_NL,
  ...ENQUIRY_EVICTION_NL,
  ...ENQUIRY_TENANCY_NL,
  ...ENQUIRY_HOMELESS_DECISION_NL,
  ...ENQUIRY_PARKING_CASES_NL,
  ...ENQUIRY_PARKING_GUIDANCE_NL,
  ...ENQUIRY_PARKING_NOTICES_NL,
  ...ENQUIRY_PARKING_APPEALS_NL,
  ...EVICTION_STEPS_NL,
  ...EVICTION_RIGHTS_NL,
  ...EVICTION_FACTS_NL,
  ...RENT_ARREARS_NL,
  ...EVICTION_NOTICE_NL,
  ...EVICTION_ORDER_NL,
  ...EVICTION_SPECIAL_NL,
  ...COUNCIL_TENANCY_NL,
  ...HELP_ADVICE_NL,
  ...HELP_OMBUDSMEN_NL,
  ...HELP_NL,
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
  ...LIMITATION_NL,
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
  ...PENALTY_CHARGE_OPTIONS_NL,
  ...PENALTY_CHARGE_ACTIONS_NL,
  ...PENALTY_CHARGE_RIGHTS_NL,
  ...PENALTY_CHARGE_FACTS_NL,
  ...PENALTY_CHARGE_SCOTLAND_NI_NL,
  ...PENALTY_CHARGE_WALES_NL,
  ...SCAM_STEPS_NL,
  ...SCAM_SIGNS_NL,
  ...SCAM_NL,
  ...SENDERS_COLLECTORS_NL,
  ...SENDERS_NL,
  ...SENDERS_PARKING_BAILIFFS_NL,
  ...STATUTORY_DEMAND_NL,
  ...TAX_DEMAND_STEPS_NL,
  ...TAX_DEMAND_NL,
  ...ENQUIRY_LATE_TAX_RETURN_NL,
  ...TV_LICENCE_COURT_NL,
  ...TV_LICENCE_NL,
  ...ENQUIRY_TV_LICENCE_NL,
  ...UTILITY_BILL_RIGHTS_NL,
  ...UTILITY_BILL_INSIGHTS_NL,
  ...UTILITY_BILL_NL,
  ...ENERGY_DEBT_NL,
  ...MORTGAGE_ARREARS_NL,
  ...ENQUIRY_MORTGAGE_NL,
  ...CONSUMER_CONTRACT_RIGHTS_NL,
  ...CONSUMER_CONTRACT_NL,
  ...MEMBERSHIP_DEBT_NL,
  ...DEPOSIT_DEDUCTIONS_NL,
  ...CEASE_AND_DESIST_NL,
  ...EVICTION_NATIONS_NL,
  ...CLAIMS_ON_CREDIT_NL,
  ...GYM_AND_COURSE_FEES_NL,
  ...WORK_AND_GOODS_NL,
  ...PROPERTY_FACTORS_NL,
  ...CLAIMS_ON_PARKING_AND_HOMES_NL,
  ...CLAIMS_ON_PUBLIC_DEBTS_NL,
  ...CLAIMS_NORTHERN_IRELAND_NL,
  ...COUNCIL_TAX_RECOVERY_NL,
  ...ROAD_USER_CHARGES_NL,
  ...BAILIFF_COURTS_NL,
  ...COURT_CLAIM_HOME_AND_CREDIT_NL,
  ...SCAM_LAW_NL,
  ...PARKING_PLACES_NL,
  ...LETTERS_BEFORE_STEPS_NL,
  ...ENQUIRY_RIGHTS_PARKING_NL,
  ...ENQUIRY_RIGHTS_DEBT_NL,
  ...ENQUIRY_RIGHTS_HOME_WORK_NL,
  ...PENALTY_FARE_NL,
  ...FIXED_PENALTIES_NL,
  ...SPEEDING_NL,
  ...ENQUIRY_URGENT_NL,
  ...RENT_INCREASE_WALES_NL,
  ...RENT_INCREASE_SCOTLAND_NL,
  ...RENT_INCREASE_NORTHERN_IRELAND_NL,
  ...RENT_INCREASE_NL,
  ...SERVICE_CHARGE_SCOTLAND_NL,
  ...SERVICE_CHARGE_NL,
  ...LEASE_FORFEITURE_NL,
  ...WARNING_AT_WORK_NL,
  ...SUSPENSION_AT_WORK_NL,
  ...HEARING_AT_WORK_PAPERS_NL,
  ...EXIT_AGREEMENT_NL,
  ...COMPLAINT_REFUSED_NL,
  ...PHONE_CONTRACT_FEE_NL,
  ...LOST_DATA_NL,
  ...BANK_ACCOUNT_NL,
  ...LANDLORD_DUTIES_NL,
  ...CONTACT_WITH_CHILDREN_NL,
  ...DIVORCE_AND_PARTING_NL,
  ...VIOLENCE_AT_HOME_NL,
  ...SOCIAL_WORKERS_NL,
  ...POWER_OF_ATTORNEY_NL,
  ...ENQUIRY_FAMILY_MEDIATION_NL,
  ...IMMIGRATION_NL,
  ...CARS_AND_LICENCES_NL,
  ...POLICE_AND_CHARGES_NL,
  ...JURY_SUMMONS_NL,
  ...ENQUIRY_LATE_TRAIN_NL,
  ...ENQUIRY_PACKAGE_HOLIDAY_NL,
  ...BENEFIT_DECISION_NL,
  ...ENQUIRY_SANCTION_NL,
  ...TRANSFER_OF_A_JOB_NL,
  ...REDUNDANCY_PAY_NL,
  ...ILLNESS_AT_WORK_NL,
  ...LEAVING_A_JOB_NL,
  ...REPORTING_WRONGS_NL,
  ...TAX_CHECKS_NL,
  ...HOMELESS_DECISION_NL,
  ...HARASSMENT_NL,
  ...CONTRACT_SIGNED_AT_HOME_NL,
  ...CARD_REFUND_NL,
  ...BLUE_BADGE_NL,
  ...DEBT_PLAN_SCOTLAND_NL,
  ...PRICE_RISE_PHONE_NL,
  ...PRICE_RISE_ENERGY_NL,
  ...PRICE_RISE_INSURANCE_NL,
  ...PRICE_RISE_NL,
  ...DATA_BREACH_NL,
  ...DEPOSIT_SCOTLAND_NL,
  ...DEPOSIT_NORTHERN_IRELAND_NL,
  ...DEPOSIT_PROTECTION_NL,
  ...DEPOSIT_AT_THE_END_NL,
  ...DRIVER_NOTICES_NL,
  ...POLICE_PENALTY_OFFERS_NL,
  ...JURY_SERVICE_SCOTLAND_NL,
  ...JURY_SERVICE_NORTHERN_IRELAND_NL,
  ...JURY_SERVICE_NL,
  ...SCHOOL_ABSENCE_WALES_NL,
  ...SCHOOL_ABSENCE_SCOTLAND_NL,
  ...SCHOOL_ABSENCE_NORTHERN_IRELAND_NL,
  ...SCHOOL_ABSENCE_NL,
  ...UNIVERSAL_CREDIT_MOVE_NL,
  ...CHILD_MAINTENANCE_NL,
  ...ENQUIRY_CHILD_MAINTENANCE_NL,
  ...IMMIGRATION_REFUSAL_NL,
  ...DIVORCE_SCOTLAND_NL,
  ...DIVORCE_NORTHERN_IRELAND_NL,
  ...DIVORCE_PAPERS_NL,
  ...ORDER_ON_A_NUISANCE_NL,
  ...ORDER_ON_CONDUCT_NL,
  ...ORDER_ON_BUILDING_NL,
  ...ORDER_ON_A_HOME_NL,
  ...SHARED_HOME_NL,
  ...HOURS_OF_WORK_NL,
  ...DATA_COPY_NL,
  ...WILLS_NL,
  ...GRIEVANCE_AT_WORK_NL,
  ...COURT_INCOME_FORM_NL,
  ...LODGER_NOTICE_SCOTLAND_NL,
  ...LODGER_NOTICE_NORTHERN_IRELAND_NL,
  ...LODGER_NOTICE_NL,
  ...BENEFIT_TRIBUNAL_HEARING_NL,
  ...TRIBUNAL_HEARING_NL,
  ...PLANNING_NEXT_DOOR_NL,
  ...MENTAL_HEALTH_HOSPITAL_NL,
  ...SHOP_LEASE_NL,
  ...INJURY_CLAIMS_NL,
  ...EQUAL_SERVICE_NL,
  ...PREGNANCY_AT_WORK_NL,
  ...PRESCRIPTION_PENALTY_NL,
  ...VEHICLE_TAX_PENALTY_NL,
  ...BENEFIT_REVIEW_NL,
  ...POLICY_CANCELLED_NL,
  ...ACCOUNT_CLOSING_NL,
  ...DISMISSAL_NORTHERN_IRELAND_NL,
  ...BENEFITS_NORTHERN_IRELAND_NL,
  ...ESTATE_DEBT_NL,
  ...POLICE_INTERVIEW_NL,
  ...ENQUIRY_POLICE_INTERVIEW_NL,
  ...DEFAULT_NOTICE_NL,
  ...WORKS_CONSULTATION_NL,
  ...CARE_CHARGES_NL,
  ...STUDENT_OVERPAYMENT_NL,
  ...ENQUIRY_SPEEDING_NL,
  ...ENQUIRY_STOP_LETTERS_NL,
  ...ENQUIRY_INSURANCE_NL,
  ...ENQUIRY_SMALL_CLAIM_NL,
  ...ENQUIRY_UNKNOWN_CONVICTION_NL,
  ...ENQUIRY_DRIVEWAY_NL,
  ...ENQUIRY_DEBT_COLLECTORS_NL,
  ...CREDIT_REFUSED_NL,
  ...ENQUIRY_PARKING_COUNCILS_NL,
  ...TRAINS_NL,
  ...FLIGHTS_NL,
  ...PHONE_SERVICE_NL,
  ...STUDENT_LOANS_NL,
  ...PENSION_SCHEMES_NL,
  ...MAINTENANCE_PAYMENTS_NL,
  ...SCHOOL_EXCLUSION_NL,
  ...SCHOOL_SUPPORT_NL,
  ...SCHOOL_ATTENDANCE_NL,
  ...SCHOOL_PLACES_NL,
  ...WAGES_PAID_BY_MISTAKE_NL,
  ...ARREARS_NOTICES_NL,
  ...LEASES_NL,
  ...HEDGES_AND_WALLS_NL,
  ...NEIGHBOURS_NL,
  ...RENT_RISES_NL,
  ...WATER_BILLS_NL,
  ...HIRE_PURCHASE_NL,
  ...LATE_PAYMENT_NL,
  ...NHS_CHARGES_NL,
  ...CARE_FEES_NL,
  ...FALSE_ADVERT_NL,
  ...ENERGY_BREATHING_SPACE_NL,
  ...ENQUIRY_POSSESSION_HEARING_NL,
  ...ENQUIRY_HOUSING_BENEFIT_NL,
  ...ENQUIRY_NO_WILL_NL,
  ...ENQUIRY_SAFETY_AT_HOME_NL,
  ...ENQUIRY_BOUNDARY_NL,
  ...ENQUIRY_LUGGAGE_NL,
  ...ENQUIRY_TAX_CODE_NL,
  ...ENQUIRY_ZONE_CHARGES_NL,
  ...ENQUIRY_PENSION_CONTRIBUTIONS_NL,
  ...ENQUIRY_EVICTION_BY_BAILIFFS_NL,
  ...ENQUIRY_JOINT_TENANCY_NL,
  ...ENQUIRY_TENANT_FEES_NL,
  ...ENQUIRY_NOTICE_TOO_SHORT_NL,
  ...ENQUIRY_TRAVEL_TIME_NL,
  ...ENQUIRY_LEAVING_A_JOB_NL,
  ...ENQUIRY_OVERPAID_WAGES_NL,
  ...ENQUIRY_BANK_HOLIDAYS_NL,
  ...ENQUIRY_CAR_ON_FINANCE_NL,
  ...ENQUIRY_DEBTS_OF_THE_DEAD_NL,
  ...ENQUIRY_TRAFFIC_BAILIFFS_NL,
  ...ENQUIRY_PREPAYMENT_METER_NL,
  ...ENQUIRY_CARERS_OVERPAID_NL,
  ...ENQUIRY_UNIVERSAL_CREDIT_NL,
  ...ENQUIRY_SOLD_PRIVATELY_NL,
  ...ENQUIRY_CRIMINAL_RECORD_NL,
  ...ENQUIRY_MAGISTRATES_NL,
  ...ENQUIRY_PARENTS_APART_NL,
  ...ENQUIRY_DIVORCE_CONSENT_NL,
  ...ENQUIRY_LIVING_TOGETHER_NL,
  ...ENQUIRY_PRE_SETTLED_NL,
  ...ENQUIRY_COUNCIL_TAX_ALONE_NL,
  ...ENQUIRY_GUARANTOR_NL,
  ...ENQUIRY_FENCE_NL,
  ...ENQUIRY_PAYMENT_NOT_MINE_NL,
  ...ENQUIRY_DISMISSED_AFTER_YEARS_NL,
  ...ENQUIRY_DEDUCTIONS_NL,
  ...ENQUIRY_FLIGHT_LATE_NL,
  ...ENQUIRY_MATERNITY_PAY_NL,
  ...ENQUIRY_GRIEVANCE_NL,
  ...ENQUIRY_NEW_EMPLOYER_NL,
  ...ENQUIRY_FAILING_PLAN_NL,
  ...ENQUIRY_DEFAULT_NOTICE_NL,
  ...ENQUIRY_COURT_FINE_NL,
  ...ENQUIRY_PENALTY_POINTS_NL,
  ...ENQUIRY_POLICE_PROPERTY_NL,
  ...ENQUIRY_POLICE_COMPLAINT_NL,
  ...ENQUIRY_FIT_FOR_WORK_NL,
  ...ENQUIRY_ATTENDANCE_ALLOWANCE_NL,
  ...ENQUIRY_SPARE_ROOM_NL,
  ...ENQUIRY_TAX_PLAN_NL,
  ...ENQUIRY_P45_NL,
  ...ENQUIRY_SOLICITOR_COMPLAINT_NL,
  ...ENQUIRY_DOG_BITE_NL,
  ...ENQUIRY_NEIGHBOUR_CAMERA_NL,
  ...ENQUIRY_PESTS_NL,
  ...ENQUIRY_DAMP_AND_RENT_NL,
  ...ENQUIRY_VEHICLE_FOR_WORK_NL,
  ...ENQUIRY_SHARED_ADDRESS_DEBTS_NL,
}
