/** France: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const FR: CountryLaw = {
  country: 'fr',
  asOf: '2026-11-22',
  version: 'fr-2026-11-22',
  parts: [
    {
      kinds: ['INSURANCE_DECISION', 'OTHER'],
      rules: async () => (await import('./health-fund.ts')).HEALTH_FUND_ROWS,
    },
    {
      kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./rent-deposit.ts')).RENT_DEPOSIT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
      rules: async () => (await import('./shared-costs.ts')).SHARED_COSTS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'BAILIFF_NOTICE', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./collector-conduct.ts')).COLLECTOR_CONDUCT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./collection-costs.ts')).COLLECTION_COSTS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./loans-and-bank-fees.ts')).LOANS_AND_BANK_FEES,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'RENT_ARREARS_LETTER',
        'COURT_CLAIM',
        'BAILIFF_NOTICE',
        'OTHER',
      ],
      rules: async () => (await import('./guarantor.ts')).GUARANTOR_ROWS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./late-fee.ts')).LATE_FEE,
    },
    {
      kinds: ['LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./formal-demand.ts')).FORMAL_DEMAND,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'UTILITY_BILL_DEMAND',
        'CONSUMER_CONTRACT_DISPUTE',
        'ENQUIRY',
      ],
      rules: async () => (await import('./limitation.ts')).LIMITATION,
    },
    {
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./payment-order.ts')).PAYMENT_ORDER,
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
      kinds: ['BAILIFF_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./enforcement.ts')).ENFORCEMENT,
    },
    {
      kinds: ['BAILIFF_NOTICE'],
      rules: async () => (await import('./goods-seizure.ts')).GOODS_SEIZURE_ROWS,
    },
    {
      kinds: ['BAILIFF_NOTICE'],
      rules: async () => (await import('./bank-seizure.ts')).BANK_SEIZURE_ROWS,
    },
    {
      kinds: ['BAILIFF_NOTICE'],
      rules: async () => (await import('./wage-seizure.ts')).WAGE_SEIZURE_ROWS,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./renting.ts')).RENTING,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./rent-order.ts')).RENT_ORDER_ROWS,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./landlord-notice.ts')).LANDLORD_NOTICE_ROWS,
    },
    {
      kinds: [
        'BAILIFF_NOTICE',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
      ],
      rules: async () => (await import('./eviction-judged.ts')).EVICTION_JUDGED_ROWS,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./rent-charges.ts')).RENT_CHARGES,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
      rules: async () => (await import('./dismissal-meeting.ts')).DISMISSAL_MEETING,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./dismissal.ts')).DISMISSAL,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./redundancy.ts')).REDUNDANCY,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rules: async () => (await import('./dismissal-pay.ts')).DISMISSAL_PAY,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./consumer-contract.ts')).CONSUMER_CONTRACT,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./distance-selling.ts')).DISTANCE_SELLING,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./energy-bill.ts')).ENERGY_BILL,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./utility-bill.ts')).UTILITY_BILL,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./traffic-fine.ts')).TRAFFIC_FINE,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./public-parking.ts')).PUBLIC_PARKING,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'TAX_DEMAND',
        'PENALTY_CHARGE_NOTICE',
      ],
      rules: async () => (await import('./tax-debt.ts')).TAX_DEBT_ROWS,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
      rules: async () => (await import('./benefit-overpayment.ts')).BENEFIT_OVERPAYMENT_ROWS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'TAX_DEMAND', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./public-bills.ts')).PUBLIC_BILLS_ROWS,
    },
    {
      kinds: ['LETTER_BEFORE_CLAIM', 'INSURANCE_DECISION'],
      rules: async () => (await import('./insurance-refusal.ts')).INSURANCE_REFUSAL,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
      rules: async () => (await import('./copyright.ts')).COPYRIGHT,
    },
    {
      kinds: ['PARKING_TICKET'],
      rules: async () => (await import('./private-parking.ts')).PRIVATE_PARKING,
    },
    {
      kinds: ['SCAM_LETTER'],
      rules: async () => (await import('./scam.ts')).SCAM,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'DISMISSAL_LETTER', 'OTHER'],
      rules: async () => (await import('./job-absence.ts')).JOB_ABSENCE,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'OTHER'],
      rules: async () => (await import('./trial-period.ts')).TRIAL_PERIOD,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./nationality.ts')).NATIONALITY,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./school-discipline.ts')).SCHOOL_DISCIPLINE,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION', 'OTHER'],
      rules: async () => (await import('./sick-pay.ts')).SICK_PAY,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'OTHER'],
      rules: async () => (await import('./fixed-term-job.ts')).FIXED_TERM_JOB,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./pay-by-mistake.ts')).PAID_TOO_MUCH,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./questions.ts')).QUESTIONS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'SCAM_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('../europe/data-breach.ts')).dataBreachRows('fr'),
    },
    {
      kinds: [
        'TAX_DEMAND',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'BAILIFF_NOTICE',
      ],
      rules: async () => (await import('./named-law.ts')).NAMED_LAW,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'CONSUMER_CONTRACT_DISPUTE',
        'COURT_CLAIM',
      ],
      rules: async () => (await import('./emergency-repair.ts')).EMERGENCY_REPAIR,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'OTHER'],
      rules: async () => (await import('./penal-order.ts')).PENAL_ORDER_ROWS,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./transport-fine.ts')).TRANSPORT_FINE,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
      rules: async () => (await import('./licence-points.ts')).LICENCE_POINTS,
    },
    {
      kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./overdebt-commission.ts')).OVERDEBT_COMMISSION,
    },
    {
      kinds: [
        'OTHER',
        'CONSUMER_CONTRACT_DISPUTE',
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
      ],
      rules: async () => (await import('./bank-letters.ts')).BANK_LETTERS,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./administrative-decision.ts')).ADMINISTRATIVE_DECISION,
    },
    {
      kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./stay-decision.ts')).STAY_DECISION,
    },
    {
      kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE'],
      rules: async () => (await import('./child-maintenance.ts')).CHILD_MAINTENANCE,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'OTHER'],
      rules: async () => (await import('./work-warning.ts')).WORK_WARNING_ROWS,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
      rules: async () => (await import('./benefit-appeals.ts')).BENEFIT_APPEALS,
    },
    {
      kinds: ['OTHER', 'INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./insurance-contract.ts')).INSURANCE_CONTRACT,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'UTILITY_BILL_DEMAND',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./telecom.ts')).TELECOM_ROWS,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax-demand.ts')).TAX_REMINDER,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./company-reminder.ts')).COMPANY_REMINDER,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
      rules: async () => (await import('./job-seeker.ts')).JOB_SEEKER,
    },
    {
      kinds: ['OTHER', 'INSURANCE_DECISION', 'BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./social-decision.ts')).SOCIAL_DECISION,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./summons.ts')).SUMMONS,
    },
    {
      kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./inheritance.ts')).INHERITANCE,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'EVICTION_NOTICE', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./home-works.ts')).HOME_WORKS,
    },
    {
      kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./care-home.ts')).CARE_HOME,
    },
    {
      kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
      rules: async () => (await import('./flight.ts')).FLIGHT,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
      rules: async () => (await import('./licence-suspension.ts')).LICENCE_SUSPENSION,
    },
    {
      kinds: ['OTHER', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./work-change.ts')).WORK_CHANGE,
    },
    {
      kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./defamation.ts')).DEFAMATION,
    },
    {
      kinds: [
        'LETTER_BEFORE_CLAIM',
        'DEBT_COLLECTION_LETTER',
        'CONSUMER_CONTRACT_DISPUTE',
        'OTHER',
      ],
      rules: async () => (await import('./hidden-fault.ts')).HIDDEN_FAULT,
    },
    {
      kinds: ['OTHER', 'BAILIFF_NOTICE'],
      rules: async () => (await import('./notice-of-visit.ts')).NOTICE_OF_VISIT,
    },
    {
      kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST', 'COURT_CLAIM'],
      rules: async () => (await import('./neighbours.ts')).NEIGHBOURS,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
      papers: ['exit_agreement'],
      rules: async () => (await import('./agreed-end.ts')).AGREED_END,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'OTHER'],
      rules: async () => (await import('./work-suspension.ts')).WORK_SUSPENSION,
    },
    {
      kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
      papers: ['price_rise'],
      rules: async () => (await import('./price-rise.ts')).PRICE_RISES,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      rules: async () => (await import('./divorce.ts')).DIVORCE,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
      rules: async () => (await import('./benefit-refusal.ts')).BENEFIT_REFUSAL,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      rules: async () => (await import('./public-debts.ts')).PUBLIC_DEBTS,
    },
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
