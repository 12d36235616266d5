/** New Zealand: every subject's rows in one object. */
import type { CountryLaw } from '../country-law.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { SENDERS } from './senders.ts'

export const NZ: CountryLaw = {
  country: 'nz',
  asOf: '2026-11-23',
  version: 'nz-2026-11-22',
  parts: [
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./debt-collection.ts')).DEBT_COLLECTION,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./collector-conduct.ts')).COLLECTOR_CONDUCT,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./loans.ts')).LOANS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
      rules: async () => (await import('./insolvency.ts')).INSOLVENCY,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./particular-debts.ts')).PARTICULAR_DEBTS,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'UTILITY_BILL_DEMAND',
        'ENQUIRY',
      ],
      rules: async () => (await import('./limitation.ts')).LIMITATION,
    },
    {
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./court.ts')).COURT,
    },
    {
      kinds: [
        'COURT_CLAIM',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'STATUTORY_DEMAND',
        'DISMISSAL_LETTER',
        'REDUNDANCY_NOTICE',
        'TAX_DEMAND',
        'BENEFIT_OVERPAYMENT',
        'PENALTY_CHARGE_NOTICE',
      ],
      rules: async () => (await import('./too-late.ts')).TOO_LATE,
    },
    {
      kinds: ['COURT_CLAIM'],
      rules: async () => (await import('./disputes-tribunal.ts')).DISPUTES_TRIBUNAL,
    },
    {
      kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'ENQUIRY'],
      rules: async () => (await import('./court-judgment.ts')).COURT_JUDGMENT_ROWS,
    },
    {
      kinds: ['STATUTORY_DEMAND'],
      rules: async () => (await import('./bankruptcy-notice.ts')).BANKRUPTCY_NOTICE_ROWS,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./notice-to-leave.ts')).NOTICE_TO_LEAVE,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./housing.ts')).HOUSING,
    },
    {
      kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
      rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./employment.ts')).EMPLOYMENT,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      rules: async () => (await import('./personal-grievance.ts')).PERSONAL_GRIEVANCE,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
      rules: async () => (await import('./consumer.ts')).CONSUMER,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
      rules: async () => (await import('./consumer-steps.ts')).CONSUMER_STEPS,
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('../complaints/final-answer.ts')).finalAnswerRows('nz'),
    },
    {
      kinds: ['INSURANCE_DECISION'],
      rules: async () => (await import('./insurance.ts')).INSURANCE_RULES,
    },
    {
      kinds: ['TAX_DEMAND'],
      rules: async () => (await import('./tax.ts')).TAX_RULES,
    },
    {
      kinds: ['BENEFIT_OVERPAYMENT'],
      rules: async () => (await import('./benefits.ts')).BENEFIT_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'PENALTY_CHARGE_NOTICE'],
      rules: async () => (await import('./fine.ts')).FINE_RULES,
    },
    {
      kinds: ['PARKING_TICKET'],
      rules: async () => (await import('./parking.ts')).PARKING_RULES,
    },
    {
      kinds: ['UTILITY_BILL_DEMAND'],
      rules: async () => (await import('./bills.ts')).BILL_RULES,
    },
    {
      kinds: ['SCAM_LETTER', 'ENQUIRY'],
      rules: async () => (await import('./scam.ts')).SCAM_RULES,
    },
    {
      kinds: ['ENQUIRY'],
      rules: async () => (await import('./questions.ts')).QUESTIONS,
    },
    {
      kinds: ['EVICTION_NOTICE', 'ENQUIRY', 'DISMISSAL_LETTER'],
      rules: async () => (await import('./changes.ts')).CHANGES,
    },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'UTILITY_BILL_DEMAND',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      rules: async () => (await import('./credit-report.ts')).CREDIT_REPORT_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'COUNCIL_TAX_DEMAND', 'OTHER'],
      rules: async () => (await import('./council-rates.ts')).COUNCIL_RATES_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./car-loan.ts')).CAR_LOAN_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./mortgage.ts')).MORTGAGE_RULES,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
      rules: async () => (await import('./unit-titles.ts')).UNIT_TITLE_RULES,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('./credit-refused.ts')).CREDIT_REFUSED,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./data-breach.ts')).DATA_BREACH_RULES,
    },
    {
      kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('./enquiry-rented-home.ts')).ENQUIRY_RENTED_HOME,
    },
    {
      kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
      rules: async () => (await import('./copyright.ts')).COPYRIGHT_RULES,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION', 'OTHER'],
      rules: async () => (await import('./flights.ts')).FLIGHTS,
    },
    {
      kinds: ['INSURANCE_DECISION', 'OTHER'],
      rules: async () => (await import('./accident-compensation.ts')).ACCIDENT_COMPENSATION,
    },
    {
      kinds: ['TAX_DEMAND', 'DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
      rules: async () => (await import('./child-support.ts')).CHILD_SUPPORT_RULES,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      rules: async () => (await import('./deposit.ts')).DEPOSITS,
    },
    {
      kinds: ['OTHER'],
      rules: async () => (await import('./discipline.ts')).DISCIPLINE,
    },
    {
      kinds: ['CEASE_AND_DESIST'],
      rules: async () => (await import('./cease-and-desist.ts')).CEASE_AND_DESIST,
    },
    {
      kinds: ['DISMISSAL_LETTER', 'OTHER', 'REDUNDANCY_NOTICE'],
      papers: ['disciplinary_hearing', 'work_warning', 'work_suspension', 'exit_agreement'],
      rules: async () => (await import('./warnings-at-work.ts')).WARNINGS_AT_WORK,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      papers: ['complaint_refused'],
      rules: async () => (await import('./complaint-refused.ts')).COMPLAINT_REFUSED,
    },
    {
      kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
      papers: ['price_rise'],
      rules: async () => (await import('./price-rise.ts')).PRICE_RISE,
    },
    {
      kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
      papers: ['policy_cancelled'],
      rules: async () => (await import('./policy-cancelled.ts')).POLICY_CANCELLED,
    },
    {
      kinds: ['OTHER', 'BENEFIT_OVERPAYMENT', 'COURT_CLAIM'],
      papers: ['benefit_decision', 'benefit_review', 'tribunal_hearing'],
      rules: async () => (await import('./benefit-decision.ts')).BENEFIT_DECISION,
    },
    {
      kinds: ['OTHER'],
      papers: ['immigration_refusal'],
      rules: async () => (await import('./immigration-refusal.ts')).IMMIGRATION_REFUSAL,
    },
    {
      kinds: ['OTHER', 'COURT_CLAIM'],
      papers: ['jury_summons'],
      rules: async () => (await import('./jury-service.ts')).JURY_SERVICE,
    },
    {
      kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
      papers: ['driver_details', 'council_order'],
      rules: async () => (await import('./official-orders.ts')).OFFICIAL_ORDERS,
    },
    {
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'OTHER'],
      papers: ['estate_debt'],
      rules: async () => (await import('./estate-debt.ts')).ESTATE_DEBT,
    },
    {
      kinds: ['OTHER'],
      papers: ['account_closing'],
      rules: async () => (await import('./bank-account.ts')).BANK_ACCOUNT,
    },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
      papers: ['deposit_deductions'],
      rules: async () => (await import('./bond-deductions.ts')).BOND_DEDUCTIONS,
    },
    {
      kinds: ['OTHER'],
      papers: ['service_charge'],
      rules: async () => (await import('./unit-levies.ts')).UNIT_LEVIES,
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
