/** The United Kingdom: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const GB: CountryLaw = {
  country: 'gb',
  asOf: '2026-11-22',
  version: 'gb-2026-11-22',
  parts: [
    {
      kinds: ['BAILIFF_NOTICE'],
      rules: async () => (await import('./bailiff.ts')).BAILIFF,
    },
    {
      kinds: ['COUNCIL_TAX_DEMAND'],
      rules: async () => (await import('./council-tax.ts')).COUNCIL_TAX,
    },
    {
      kinds: ['PARKING_TICKET'],
      rules: async () => (await import('./parking.ts')).PARKING,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./penalty-charge.ts')).PENALTY_CHARGE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER'],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: ['LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./letter-before-claim.ts')).LETTER_BEFORE_CLAIM,
    },
    {
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./court-claim.ts')).COURT_CLAIM,
    },
    {
      kinds: ['COURT_JUDGMENT'],
      rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT,
    },
    {
      kinds: ['STATUTORY_DEMAND'],
      rules: async () => (await import('./statutory-demand.ts')).STATUTORY_DEMAND,
    },
    {
      kinds: ['PPL_PRS_BILL'],
      rules: async () => (await import('./music-licence.ts')).MUSIC_LICENCE,
    },
    {
      kinds: ['TV_LICENCE_LETTER'],
      rules: async () => (await import('./tv-licence.ts')).TV_LICENCE,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./utility-bill.ts')).UTILITY_BILL,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./eviction-notice.ts')).EVICTION_NOTICE,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./dismissal.ts')).DISMISSAL,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax-demand.ts')).TAX_DEMAND,
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('./insurance-decision.ts')).INSURANCE_DECISION,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
      rules: async () => (await import('./copyright-letter.ts')).COPYRIGHT_LETTER,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./consumer-contract.ts')).CONSUMER_CONTRACT,
    },
    {
      kinds: ['CEASE_AND_DESIST'],
      rules: async () => (await import('./cease-and-desist.ts')).CEASE_AND_DESIST,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./benefit-overpayment.ts')).BENEFIT_OVERPAYMENT,
    },
    {
      kinds: ['SCAM_LETTER'],
      rules: async () => (await import('./scam.ts')).SCAM,
    },
    {
      kinds: ['SCAM_LETTER'],
      rules: async () => (await import('./scam-law.ts')).SCAM_LAW,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'LETTER_BEFORE_CLAIM',
        'TV_LICENCE_LETTER',
        'SCAM_LETTER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./several-kinds.ts')).SEVERAL_KINDS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'PPL_PRS_BILL',
        'RENT_ARREARS_LETTER',
        'UTILITY_BILL_DEMAND',
        'COPYRIGHT_INFRINGEMENT_LETTER',
        'ENQUIRY',
      ],
      rules: async () => (await import('./limitation.ts')).LIMITATION,
    },
    {
      kinds: [
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'ENQUIRY',
        'LETTER_BEFORE_CLAIM',
        'OTHER',
      ],
      rules: async () => (await import('./trains.ts')).TRAINS,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'INSURANCE_DECISION', 'OTHER'],
      rules: async () => (await import('./flights.ts')).FLIGHTS,
    },
    {
      kinds: [
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'OTHER',
        'UTILITY_BILL_DEMAND',
      ],
      rules: async () => (await import('./phone-service.ts')).PHONE_SERVICE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER', 'TAX_DEMAND'],
      rules: async () => (await import('./student-loans.ts')).STUDENT_LOANS,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER'],
      rules: async () => (await import('./pension-schemes.ts')).PENSION_SCHEMES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER'],
      rules: async () => (await import('./maintenance-payments.ts')).MAINTENANCE_PAYMENTS,
    },
    {
      kinds: ['ENQUIRY', 'OTHER'],
      rules: async () => (await import('./other-papers.ts')).OTHER_PAPERS,
    },
    {
      kinds: ['COURT_CLAIM', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./wages-paid-by-mistake.ts')).WAGES_PAID_BY_MISTAKE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
      rules: async () => (await import('./arrears-notices.ts')).ARREARS_NOTICES,
    },
    {
      kinds: [
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'ENQUIRY',
        'OTHER',
        'RENT_ARREARS_LETTER',
      ],
      rules: async () => (await import('./leases.ts')).LEASES,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./rent-rises.ts')).RENT_RISES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'OTHER', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./water-bills.ts')).WATER_BILLS,
    },
    {
      kinds: [
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'ENQUIRY',
        'LETTER_BEFORE_CLAIM',
        'OTHER',
      ],
      rules: async () => (await import('./hire-purchase.ts')).HIRE_PURCHASE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER', 'PENALTY_CHARGE_NOTICE', 'TAX_DEMAND'],
      rules: async () => (await import('./late-payment.ts')).LATE_PAYMENT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./nhs-charges.ts')).NHS_CHARGES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY', 'OTHER'],
      rules: async () => (await import('./care-fees.ts')).CARE_FEES,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./questions.ts')).QUESTIONS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
      rules: async () => (await import('./claims-on-credit.ts')).CLAIMS_ON_CREDIT,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./work-and-goods.ts')).WORK_AND_GOODS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./gym-and-course-fees.ts')).GYM_AND_COURSE_FEES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
      rules: async () => (await import('./property-factors.ts')).PROPERTY_FACTORS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () =>
        (await import('./claims-on-parking-and-homes.ts')).CLAIMS_ON_PARKING_AND_HOMES,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'BENEFIT_OVERPAYMENT',
      ],
      rules: async () => (await import('./claims-on-public-debts.ts')).CLAIMS_ON_PUBLIC_DEBTS,
    },
    {
      kinds: ['COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE'],
      rules: async () => (await import('./claims-northern-ireland.ts')).CLAIMS_NORTHERN_IRELAND,
    },
    {
      kinds: [
        'RENT_ARREARS_LETTER',
        'EVICTION_NOTICE',
        'BAILIFF_NOTICE',
        'UTILITY_BILL_DEMAND',
        'LETTER_BEFORE_CLAIM',
        'TAX_DEMAND',
        'PPL_PRS_BILL',
        'CEASE_AND_DESIST',
      ],
      rules: async () => (await import('./letters-before-steps.ts')).LETTERS_BEFORE_STEPS,
    },
    {
      kinds: ['COURT_JUDGMENT', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./court-fine.ts')).COURT_FINE_LETTERS,
    },
    {
      kinds: ['RENT_ARREARS_LETTER', 'OTHER'],
      rules: async () => (await import('./ground-rent.ts')).GROUND_RENT_LETTERS,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
      rules: async () => (await import('./universal-credit.ts')).UNIVERSAL_CREDIT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
      rules: async () => (await import('./offers.ts')).OFFERS,
    },
    {
      kinds: [
        'STATUTORY_DEMAND',
        'REDUNDANCY_NOTICE',
        'TV_LICENCE_LETTER',
        'TAX_DEMAND',
        'PARKING_TICKET',
        'PENALTY_CHARGE_NOTICE',
        'OTHER',
      ],
      rules: async () => (await import('./named-law.ts')).NAMED_LAW,
    },
    {
      kinds: [
        'DISMISSAL_LETTER',
        'EVICTION_NOTICE',
        'OTHER',
        'RENT_ARREARS_LETTER',
        'UTILITY_BILL_DEMAND',
      ],
      rules: async () => (await import('./named-law-rights.ts')).NAMED_LAW_RIGHTS,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
      papers: ['driver_details', 'police_penalty'],
      rules: async () => (await import('./speeding.ts')).SPEEDING_NOTICES,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./bank-account.ts')).BANK_ACCOUNT,
    },
    {
      kinds: [
        'ENQUIRY',
        'EVICTION_NOTICE',
        'OTHER',
        'RENT_ARREARS_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./landlord-duties.ts')).LANDLORD_DUTIES,
    },
    {
      kinds: ['COURT_CLAIM', 'ENQUIRY', 'OTHER'],
      rules: async () => (await import('./divorce-and-parting.ts')).DIVORCE_AND_PARTING,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./social-workers.ts')).SOCIAL_WORKERS,
    },
    {
      kinds: ['ENQUIRY', 'INSURANCE_DECISION', 'OTHER', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./cars-and-licences.ts')).CARS_AND_LICENCES,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'PENALTY_CHARGE_NOTICE', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./police-and-charges.ts')).POLICE_AND_CHARGES,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY', 'OTHER'],
      rules: async () => (await import('./benefit-decision.ts')).BENEFIT_DECISION,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'ENQUIRY', 'OTHER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./transfer-of-a-job.ts')).TRANSFER_OF_A_JOB,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'ENQUIRY', 'OTHER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./redundancy-pay.ts')).REDUNDANCY_PAY,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'ENQUIRY', 'OTHER', 'REDUNDANCY_NOTICE', 'INSURANCE_DECISION'],
      rules: async () => (await import('./illness-at-work.ts')).ILLNESS_AT_WORK,
    },
    {
      kinds: ['CEASE_AND_DESIST', 'ENQUIRY', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./leaving-a-job.ts')).LEAVING_A_JOB,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'ENQUIRY', 'OTHER'],
      rules: async () => (await import('./reporting-wrongs.ts')).REPORTING_WRONGS,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'TAX_DEMAND'],
      rules: async () => (await import('./tax-checks.ts')).TAX_CHECKS,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('./contract-signed-at-home.ts')).CONTRACT_SIGNED_AT_HOME,
    },
    {
      kinds: ['INSURANCE_DECISION', 'OTHER'],
      rules: async () => (await import('./card-refund.ts')).CARD_REFUND,
    },
    {
      kinds: ['COURT_JUDGMENT', 'RENT_ARREARS_LETTER', 'TAX_DEMAND', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./debt-plan-scotland.ts')).DEBT_PLAN_SCOTLAND,
    },
    {
      kinds: ['OTHER'],
      papers: ['rent_increase'],
      rules: async () => (await import('./rent-increase.ts')).RENT_INCREASE,
    },
    {
      kinds: ['OTHER'],
      papers: ['rent_increase'],
      rules: async () => (await import('./rent-increase-wales.ts')).RENT_INCREASE_WALES,
    },
    {
      kinds: ['OTHER'],
      papers: ['rent_increase'],
      rules: async () => (await import('./rent-increase-scotland.ts')).RENT_INCREASE_SCOTLAND,
    },
    {
      kinds: ['OTHER'],
      papers: ['rent_increase'],
      rules: async () =>
        (await import('./rent-increase-northern-ireland.ts')).RENT_INCREASE_NORTHERN_IRELAND,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER'],
      papers: ['service_charge'],
      rules: async () => (await import('./service-charge.ts')).SERVICE_CHARGE,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER'],
      papers: ['service_charge'],
      rules: async () => (await import('./service-charge-scotland.ts')).SERVICE_CHARGE_SCOTLAND,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
      papers: ['driver_details'],
      rules: async () => (await import('./driver-notices.ts')).DRIVER_NOTICES,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
      papers: ['police_penalty'],
      rules: async () => (await import('./police-penalty-offers.ts')).POLICE_PENALTY_OFFERS,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['jury_summons'],
      rules: async () => (await import('./jury-service.ts')).JURY_SERVICE,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['jury_summons'],
      rules: async () => (await import('./jury-service-scotland.ts')).JURY_SERVICE_SCOTLAND,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['jury_summons'],
      rules: async () =>
        (await import('./jury-service-northern-ireland.ts')).JURY_SERVICE_NORTHERN_IRELAND,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      papers: ['school_absence_penalty'],
      rules: async () => (await import('./school-absence.ts')).SCHOOL_ABSENCE,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      papers: ['school_absence_penalty'],
      rules: async () => (await import('./school-absence-wales.ts')).SCHOOL_ABSENCE_WALES,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      papers: ['school_absence_penalty'],
      rules: async () => (await import('./school-absence-scotland.ts')).SCHOOL_ABSENCE_SCOTLAND,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      papers: ['school_absence_penalty'],
      rules: async () =>
        (await import('./school-absence-northern-ireland.ts')).SCHOOL_ABSENCE_NORTHERN_IRELAND,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
      papers: ['benefit_move'],
      rules: async () => (await import('./universal-credit-move.ts')).UNIVERSAL_CREDIT_MOVE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
      papers: ['child_maintenance'],
      rules: async () => (await import('./child-maintenance.ts')).CHILD_MAINTENANCE,
    },
    {
      kinds: ['OTHER'],
      papers: ['immigration_refusal'],
      rules: async () => (await import('./immigration-refusal.ts')).IMMIGRATION_REFUSAL,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['divorce_papers'],
      rules: async () => (await import('./divorce.ts')).DIVORCE_PAPERS,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['divorce_papers'],
      rules: async () => (await import('./divorce-scotland.ts')).DIVORCE_SCOTLAND,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['divorce_papers'],
      rules: async () => (await import('./divorce-northern-ireland.ts')).DIVORCE_NORTHERN_IRELAND,
    },
    {
      kinds: ['OTHER'],
      papers: ['council_order'],
      rules: async () => (await import('./order-on-a-nuisance.ts')).ORDER_ON_A_NUISANCE,
    },
    {
      kinds: ['OTHER'],
      papers: ['council_order'],
      rules: async () => (await import('./order-on-conduct.ts')).ORDER_ON_CONDUCT,
    },
    {
      kinds: ['OTHER'],
      papers: ['council_order'],
      rules: async () => (await import('./order-on-building.ts')).ORDER_ON_BUILDING,
    },
    {
      kinds: ['OTHER'],
      papers: ['council_order'],
      rules: async () => (await import('./order-on-a-home.ts')).ORDER_ON_A_HOME,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'OTHER'],
      papers: ['disciplinary_hearing', 'work_warning', 'work_suspension'],
      rules: async () => (await import('./hearing-at-work.ts')).HEARING_AT_WORK_PAPERS,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'OTHER'],
      papers: ['work_warning'],
      rules: async () => (await import('./warning-at-work.ts')).WARNING_AT_WORK,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'OTHER'],
      papers: ['work_suspension'],
      rules: async () => (await import('./suspension-at-work.ts')).SUSPENSION_AT_WORK,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
      papers: ['exit_agreement'],
      rules: async () => (await import('./exit-agreement.ts')).EXIT_AGREEMENT,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND', 'INSURANCE_DECISION', 'OTHER'],
      papers: ['complaint_refused'],
      rules: async () => (await import('./complaint-refused.ts')).COMPLAINT_REFUSED,
    },
    {
      kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
      papers: ['price_rise'],
      rules: async () => (await import('./price-rise-phone.ts')).PRICE_RISE_PHONE,
    },
    {
      kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
      papers: ['price_rise'],
      rules: async () => (await import('./price-rise-energy.ts')).PRICE_RISE_ENERGY,
    },
    {
      kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
      papers: ['price_rise'],
      rules: async () => (await import('./price-rise-insurance.ts')).PRICE_RISE_INSURANCE,
    },
    {
      kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
      papers: ['price_rise'],
      rules: async () => (await import('./price-rise.ts')).PRICE_RISE,
    },
    {
      kinds: ['OTHER'],
      papers: ['data_breach'],
      rules: async () => (await import('./data-breach.ts')).DATA_BREACH,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      papers: ['deposit_deductions'],
      rules: async () => (await import('./deposit-protection.ts')).DEPOSIT_PROTECTION,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      papers: ['deposit_deductions'],
      rules: async () => (await import('./deposit-scotland.ts')).DEPOSIT_SCOTLAND,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      papers: ['deposit_deductions'],
      rules: async () => (await import('./deposit-northern-ireland.ts')).DEPOSIT_NORTHERN_IRELAND,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
      rules: async () => (await import('./wills.ts')).WILLS,
    },
    {
      kinds: ['ENQUIRY', 'OTHER', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./grievance-at-work.ts')).GRIEVANCE_AT_WORK,
    },
    {
      kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE', 'OTHER'],
      papers: ['means_form'],
      rules: async () => (await import('./court-income-form.ts')).COURT_INCOME_FORM,
    },
    {
      kinds: ['EVICTION_NOTICE', 'OTHER'],
      papers: ['lodger_notice'],
      rules: async () => (await import('./lodger-notice.ts')).LODGER_NOTICE,
    },
    {
      kinds: ['EVICTION_NOTICE', 'OTHER'],
      papers: ['lodger_notice'],
      rules: async () => (await import('./lodger-notice-scotland.ts')).LODGER_NOTICE_SCOTLAND,
    },
    {
      kinds: ['EVICTION_NOTICE', 'OTHER'],
      papers: ['lodger_notice'],
      rules: async () =>
        (await import('./lodger-notice-northern-ireland.ts')).LODGER_NOTICE_NORTHERN_IRELAND,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'EVICTION_NOTICE'],
      rules: async () => (await import('./shop-lease.ts')).SHOP_LEASE,
    },
    {
      kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./pregnancy-at-work.ts')).PREGNANCY_AT_WORK,
    },
    {
      kinds: ['COURT_CLAIM', 'OTHER'],
      papers: ['tribunal_hearing'],
      rules: async () => (await import('./tribunal-hearing.ts')).TRIBUNAL_HEARING,
    },
    {
      kinds: ['COURT_CLAIM', 'OTHER'],
      papers: ['tribunal_hearing'],
      rules: async () => (await import('./benefit-tribunal-hearing.ts')).BENEFIT_TRIBUNAL_HEARING,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'OTHER'],
      papers: ['prescription_penalty'],
      rules: async () => (await import('./prescription-penalty.ts')).PRESCRIPTION_PENALTY,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'OTHER'],
      papers: ['vehicle_tax_penalty'],
      rules: async () => (await import('./vehicle-tax-penalty.ts')).VEHICLE_TAX_PENALTY,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
      papers: ['benefit_review'],
      rules: async () => (await import('./benefit-review.ts')).BENEFIT_REVIEW,
    },
    {
      kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
      papers: ['policy_cancelled'],
      rules: async () => (await import('./policy-cancelled.ts')).POLICY_CANCELLED,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () =>
        (await import('./dismissal-northern-ireland.ts')).DISMISSAL_NORTHERN_IRELAND,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
      rules: async () => (await import('./benefits-northern-ireland.ts')).BENEFITS_NORTHERN_IRELAND,
    },
    {
      kinds: ['OTHER'],
      papers: ['account_closing'],
      rules: async () => (await import('./account-closing.ts')).ACCOUNT_CLOSING,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
      papers: ['estate_debt'],
      rules: async () => (await import('./estate-debt.ts')).ESTATE_DEBT,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['police_interview'],
      rules: async () => (await import('./police-interview.ts')).POLICE_INTERVIEW,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER'],
      papers: ['default_notice'],
      rules: async () => (await import('./default-notice.ts')).DEFAULT_NOTICE,
    },
    {
      kinds: ['OTHER'],
      papers: ['works_consultation'],
      rules: async () => (await import('./works-consultation.ts')).WORKS_CONSULTATION,
    },
    {
      kinds: ['OTHER', 'DEBT_COLLECTION_LETTER'],
      papers: ['care_charges'],
      rules: async () => (await import('./care-charges.ts')).CARE_CHARGES,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'OTHER'],
      papers: ['student_overpayment'],
      rules: async () => (await import('./student-overpayment.ts')).STUDENT_OVERPAYMENT,
    },
    {
      kinds: ['RENT_ARREARS_LETTER'],
      rules: async () => (await import('./deposit-at-the-end.ts')).DEPOSIT_AT_THE_END,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./membership-debt.ts')).MEMBERSHIP_DEBT,
    },
    {
      kinds: ['LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./data-before-a-claim.ts')).DATA_BEFORE_A_CLAIM,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./council-tenancy.ts')).COUNCIL_TENANCY,
    },
    {
      kinds: ['EVICTION_NOTICE'],
      rules: async () => (await import('./lease-forfeiture.ts')).LEASE_FORFEITURE,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
      rules: async () => (await import('./false-advert.ts')).FALSE_ADVERT,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND', 'ENQUIRY'],
      rules: async () => (await import('./energy-breathing-space.ts')).ENERGY_BREATHING_SPACE,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./energy-debt.ts')).ENERGY_DEBT,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./phone-contract-fee.ts')).PHONE_CONTRACT_FEE,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
