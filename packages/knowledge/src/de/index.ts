/** Germany: every subject's rows in one object. */
import type { CountryLaw, LawPart } from '../country-law.ts'
import { DEBTS_COURTS_AND_EVICTIONS } from './debts-courts-and-evictions.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { withPlainLetters } from './plain-letters.ts'
import { SENDERS } from './senders.ts'

const PARTS: readonly LawPart[] = [
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'OTHER'],
    rules: async () => (await import('./penal-order.ts')).PENAL_ORDER_ROWS,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./administrative-benefit.ts')).ADMINISTRATIVE_BENEFIT,
  },
  ...DEBTS_COURTS_AND_EVICTIONS,
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./rent-rise.ts')).RENT_RISES,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./rent-rise-special.ts')).SPECIAL_RENT_RISES,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./running-costs.ts')).RUNNING_COST_BILLS,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./running-costs-check.ts')).RUNNING_COST_CHECKS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal.ts')).DISMISSAL,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./dismissal-rights.ts')).DISMISSAL_RIGHTS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rules: async () => (await import('./dismissal-agreement.ts')).DISMISSAL_AGREEMENT,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./child-benefit.ts')).CHILD_BENEFIT_ROWS,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./benefits.ts')).BENEFITS,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'TAX_DEMAND'],
    rules: async () => (await import('./benefits-rights.ts')).BENEFITS_RIGHTS,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax.ts')).TAX,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    rules: async () => (await import('./fine.ts')).FINE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'TV_LICENCE_LETTER', 'ENQUIRY'],
    rules: async () => (await import('./broadcasting-fee.ts')).BROADCASTING_FEE,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./utility.ts')).UTILITY,
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('./insurance.ts')).INSURANCE,
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('./insurance-public.ts')).INSURANCE_PUBLIC,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./consumer.ts')).CONSUMER,
  },
  {
    kinds: ['PARKING_TICKET', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./private-parking.ts')).PRIVATE_PARKING,
  },
  {
    kinds: ['CEASE_AND_DESIST', 'COPYRIGHT_INFRINGEMENT_LETTER'],
    rules: async () => (await import('./copyright.ts')).COPYRIGHT,
  },
  {
    kinds: ['PPL_PRS_BILL'],
    rules: async () => (await import('./music-licence.ts')).MUSIC_LICENCE,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'SCAM_LETTER'],
    rules: async () => (await import('./scam.ts')).SCAM,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'PARKING_TICKET',
      'COURT_CLAIM',
      'LETTER_BEFORE_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
      'ENQUIRY',
    ],
    rules: async () => (await import('./limitation.ts')).LIMITATION,
  },
  {
    kinds: ['SCAM_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./changes.ts')).CHANGES,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('../europe/data-breach.ts')).dataBreachRows('de'),
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'BAILIFF_NOTICE',
      'PENALTY_CHARGE_NOTICE',
      'ENQUIRY',
    ],
    rules: async () => (await import('./named-law.ts')).NAMED_LAW,
  },
  {
    kinds: ['OTHER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./administrative-order.ts')).ADMINISTRATIVE_ORDER,
  },
  {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'UTILITY_BILL_DEMAND',
      'CONSUMER_CONTRACT_DISPUTE',
    ],
    rules: async () => (await import('./telecom.ts')).TELECOM,
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./energy-bill.ts')).ENERGY_BILL,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./tax-extras.ts')).TAX_EXTRAS,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./jobcenter-cut.ts')).JOBCENTER_CUT,
  },
  {
    kinds: [
      'OTHER',
      'CONSUMER_CONTRACT_DISPUTE',
      'RENT_ARREARS_LETTER',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
    ],
    rules: async () => (await import('./rent-deposit.ts')).RENT_DEPOSIT,
  },
  {
    kinds: ['CEASE_AND_DESIST', 'OTHER', 'RENT_ARREARS_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./tenancy-warning.ts')).TENANCY_WARNING_ROWS,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'CEASE_AND_DESIST', 'OTHER'],
    rules: async () => (await import('./work-warning.ts')).WORK_WARNING_ROWS,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./company-reminder.ts')).COMPANY_REMINDER,
  },
  {
    kinds: [
      'INSURANCE_DECISION',
      'OTHER',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'BAILIFF_NOTICE',
    ],
    rules: async () => (await import('./health-fund.ts')).HEALTH_FUND,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./insurance-contract.ts')).INSURANCE_CONTRACT,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./bank-account.ts')).BANK_ACCOUNT,
  },
  {
    kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./child-maintenance.ts')).CHILD_MAINTENANCE,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./immigration-decision.ts')).IMMIGRATION_DECISION,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./social-decision.ts')).SOCIAL_DECISION,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    rules: async () => (await import('./block-time.ts')).BLOCK_TIME,
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
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'EVICTION_NOTICE'],
    rules: async () => (await import('./modernisation-notice.ts')).MODERNISATION_NOTICE,
  },
  {
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./trade-bill.ts')).TRADE_BILL,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND'],
    rules: async () => (await import('./care-home.ts')).CARE_HOME,
  },
  {
    kinds: ['OTHER', 'DISMISSAL_LETTER'],
    rules: async () => (await import('./work-transfer.ts')).WORK_TRANSFER,
  },
  {
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rules: async () => (await import('./flight.ts')).FLIGHT,
  },
  {
    kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE'],
    rules: async () => (await import('./licence-points.ts')).LICENCE_POINTS,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./care-level.ts')).CARE_LEVEL,
  },
  {
    kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./parent-support.ts')).PARENT_SUPPORT,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER'],
    rules: async () => (await import('./owners-costs.ts')).OWNERS_COSTS,
  },
  {
    kinds: ['TAX_DEMAND'],
    rules: async () => (await import('./local-tax.ts')).LOCAL_TAX,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rules: async () => (await import('./fixed-term.ts')).FIXED_TERM,
  },
  {
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./jobcenter-rent.ts')).JOBCENTER_RENT,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./work-repayment.ts')).WORK_REPAYMENT,
  },
  {
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./home-visit.ts')).HOME_VISIT,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./late-premium.ts')).LATE_PREMIUM_ROWS,
  },
  {
    kinds: ['OTHER'],
    rules: async () => (await import('./agency-meeting.ts')).AGENCY_MEETING,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    papers: ['disciplinary_hearing', 'work_suspension'],
    rules: async () => (await import('./hearing-at-work.ts')).HEARING_AT_WORK,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
    papers: ['offence_hearing'],
    rules: async () => (await import('./offence-hearing.ts')).OFFENCE_HEARING,
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
    papers: ['exit_agreement'],
    rules: async () => (await import('./exit-agreement.ts')).EXIT_AGREEMENTS,
  },
  {
    kinds: ['OTHER', 'COURT_CLAIM'],
    rules: async () => (await import('./divorce.ts')).DIVORCE,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise-energy.ts')).PRICE_RISE_ENERGY,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise-telecom.ts')).PRICE_RISE_TELECOM,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise.ts')).PRICE_RISE,
  },
  {
    kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    papers: ['price_rise'],
    rules: async () => (await import('./price-rise-health-fund.ts')).PRICE_RISE_HEALTH_FUND,
  },
  {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rules: async () => (await import('./gym-contract.ts')).GYM_CONTRACT,
  },
  {
    kinds: ['INSURANCE_DECISION'],
    rules: async () => (await import('./insured-disclosure.ts')).INSURED_DISCLOSURE,
  },
  {
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    rules: async () => (await import('./disability-pension.ts')).DISABILITY_PENSION,
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    rules: async () => (await import('./cancellation-fee.ts')).CANCELLATION_FEE,
  },
  {
    kinds: ['CEASE_AND_DESIST'],
    rules: async () => (await import('./unfair-competition.ts')).UNFAIR_COMPETITION,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    rules: async () => (await import('./advance-maintenance-back.ts')).ADVANCE_MAINTENANCE_BACK,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./questions.ts')).QUESTIONS,
  },
]

export const DE: CountryLaw = {
  country: 'de',
  asOf: '2026-11-22',
  version: 'de-2026-11-22',
  parts: PARTS.map((part) => ({
    ...part,
    rules: async () => withPlainLetters(await part.rules()),
  })),
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
