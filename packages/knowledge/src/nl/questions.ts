/** The Netherlands: the rows that answer typed questions, by subject. */
import type { LawPart } from '../country-law.ts'

export const QUESTIONS: readonly LawPart[] = [
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-debt.ts')).ENQUIRY_DEBT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-rented-home.ts')).ENQUIRY_RENTED_HOME,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-dismissal.ts')).ENQUIRY_DISMISSAL,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-seizure.ts')).ENQUIRY_SEIZURE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-court-papers.ts')).ENQUIRY_COURT_PAPERS,
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
    rules: async () => (await import('./enquiry-exit-agreement.ts')).ENQUIRY_EXIT_AGREEMENT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-orders.ts')).ENQUIRY_ORDERS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-on-the-road.ts')).ENQUIRY_ON_THE_ROAD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-benefits.ts')).ENQUIRY_BENEFITS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-fraud.ts')).ENQUIRY_FRAUD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-insurance.ts')).ENQUIRY_INSURANCE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-picture-claim.ts')).ENQUIRY_PICTURE_CLAIM,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-leaving-a-job.ts')).ENQUIRY_LEAVING_A_JOB,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-leave-and-illness.ts')).ENQUIRY_LEAVE_AND_ILLNESS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-wages-and-hours.ts')).ENQUIRY_WAGES_AND_HOURS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-work-warning.ts')).ENQUIRY_WORK_WARNING,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-services.ts')).ENQUIRY_SERVICES,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-energy-bill.ts')).ENQUIRY_ENERGY_BILL,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-travel.ts')).ENQUIRY_TRAVEL,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-family.ts')).ENQUIRY_FAMILY,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-criminal.ts')).ENQUIRY_CRIMINAL,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-immigration.ts')).ENQUIRY_IMMIGRATION,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-bank-fraud.ts')).ENQUIRY_BANK_FRAUD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-data-breach.ts')).ENQUIRY_DATA_BREACH,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-privacy.ts')).ENQUIRY_PRIVACY,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-viewings.ts')).ENQUIRY_VIEWINGS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-notice-of-end.ts')).ENQUIRY_NOTICE_OF_END,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-allowance-plan.ts')).ENQUIRY_ALLOWANCE_PLAN,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-package-travel.ts')).ENQUIRY_PACKAGE_TRAVEL,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-living-together.ts')).ENQUIRY_LIVING_TOGETHER,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-leak-from-above.ts')).ENQUIRY_LEAK_FROM_ABOVE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-fewer-hours.ts')).ENQUIRY_FEWER_HOURS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-bullying.ts')).ENQUIRY_BULLYING,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-botched-work.ts')).ENQUIRY_BOTCHED_WORK,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () =>
      (await import('./enquiry-home-after-a-break-up.ts')).ENQUIRY_HOME_AFTER_A_BREAK_UP,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-energy-cut-off.ts')).ENQUIRY_ENERGY_CUT_OFF,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () =>
      (await import('./enquiry-public-transport-fine.ts')).ENQUIRY_PUBLIC_TRANSPORT_FINE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-webshop-refund.ts')).ENQUIRY_WEBSHOP_REFUND,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-rent-too-high.ts')).ENQUIRY_RENT_TOO_HIGH,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-temporary-lease.ts')).ENQUIRY_TEMPORARY_LEASE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-health-premium.ts')).ENQUIRY_HEALTH_PREMIUM,
  },
]
