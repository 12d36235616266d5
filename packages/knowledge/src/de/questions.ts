/** Germany: the rows that answer typed questions, by subject. */
import type { LawPart } from '../country-law.ts'

export const QUESTIONS: readonly LawPart[] = [
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-collection-firm.ts')).ENQUIRY_COLLECTION_FIRM,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-court-papers.ts')).ENQUIRY_COURT_PAPERS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-seizure.ts')).ENQUIRY_SEIZURE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-credit.ts')).ENQUIRY_CREDIT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-estate.ts')).ENQUIRY_ESTATE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-debts-of-a-partner.ts')).ENQUIRY_DEBTS_OF_A_PARTNER,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-benefits.ts')).ENQUIRY_BENEFITS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-tax-and-tv-fee.ts')).ENQUIRY_TAX_AND_TV_FEE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-power-cut.ts')).ENQUIRY_POWER_CUT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-bus-and-tram.ts')).ENQUIRY_BUS_AND_TRAM,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-debt.ts')).ENQUIRY_DEBT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-rent-rise.ts')).ENQUIRY_RENT_RISE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-running-costs.ts')).ENQUIRY_RUNNING_COSTS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-eviction.ts')).ENQUIRY_EVICTION,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () =>
      (await import('./enquiry-notice-from-landlord.ts')).ENQUIRY_NOTICE_FROM_LANDLORD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-moving-out.ts')).ENQUIRY_MOVING_OUT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-faults-in-the-home.ts')).ENQUIRY_FAULTS_IN_THE_HOME,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-housing.ts')).ENQUIRY_HOUSING,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-dismissal.ts')).ENQUIRY_DISMISSAL,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-leaving-a-job.ts')).ENQUIRY_LEAVING_A_JOB,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-wages.ts')).ENQUIRY_WAGES,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () =>
      (await import('./enquiry-holidays-and-sick-leave.ts')).ENQUIRY_HOLIDAYS_AND_SICK_LEAVE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-employment.ts')).ENQUIRY_EMPLOYMENT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-bank-fraud.ts')).ENQUIRY_BANK_FRAUD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-fraud.ts')).ENQUIRY_FRAUD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-parking.ts')).ENQUIRY_PARKING,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-on-the-road.ts')).ENQUIRY_ON_THE_ROAD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-running-contract.ts')).ENQUIRY_RUNNING_CONTRACT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-insurance.ts')).ENQUIRY_INSURANCE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-online-orders.ts')).ENQUIRY_ONLINE_ORDERS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-formal-warning.ts')).ENQUIRY_FORMAL_WARNING,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-package-travel.ts')).ENQUIRY_PACKAGE_TRAVEL,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-consumer.ts')).ENQUIRY_CONSUMER,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-flight.ts')).ENQUIRY_FLIGHT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-sick-at-work.ts')).ENQUIRY_SICK_AT_WORK,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-exit-agreement.ts')).ENQUIRY_EXIT_AGREEMENT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-used-car.ts')).ENQUIRY_USED_CAR,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-lost-on-the-way.ts')).ENQUIRY_LOST_ON_THE_WAY,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () =>
      (await import('./enquiry-advance-maintenance.ts')).ENQUIRY_ADVANCE_MAINTENANCE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-price-on-the-phone.ts')).ENQUIRY_PRICE_ON_THE_PHONE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-heating-at-night.ts')).ENQUIRY_HEATING_AT_NIGHT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-insurer-cancels.ts')).ENQUIRY_INSURER_CANCELS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-benefit-waiting.ts')).ENQUIRY_BENEFIT_WAITING,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-botched-work.ts')).ENQUIRY_BOTCHED_WORK,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-training-costs.ts')).ENQUIRY_TRAINING_COSTS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-church-tax.ts')).ENQUIRY_CHURCH_TAX,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-train.ts')).ENQUIRY_TRAIN,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-criminal.ts')).ENQUIRY_CRIMINAL,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-family.ts')).ENQUIRY_FAMILY,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-immigration.ts')).ENQUIRY_IMMIGRATION,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-data-breach.ts')).ENQUIRY_DATA_BREACH,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-credit-refused.ts')).ENQUIRY_CREDIT_REFUSED,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-withdrawal.ts')).ENQUIRY_WITHDRAWAL,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-unpaid-wages.ts')).ENQUIRY_UNPAID_WAGES,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-disability-pension.ts')).ENQUIRY_DISABILITY_PENSION,
  },
]
