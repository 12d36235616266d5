/** Switzerland: the rows that answer typed questions, by subject. */
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
    rules: async () => (await import('./enquiry-payment-order.ts')).ENQUIRY_PAYMENT_ORDER,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-seizure.ts')).ENQUIRY_SEIZURE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-orders.ts')).ENQUIRY_ORDERS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-rent.ts')).ENQUIRY_RENT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () =>
      (await import('./enquiry-notice-from-landlord.ts')).ENQUIRY_NOTICE_FROM_LANDLORD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-leaving-the-home.ts')).ENQUIRY_LEAVING_THE_HOME,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-on-the-road.ts')).ENQUIRY_ON_THE_ROAD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-licence.ts')).ENQUIRY_LICENCE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-fraud.ts')).ENQUIRY_FRAUD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-faulty-goods.ts')).ENQUIRY_FAULTY_GOODS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-employment.ts')).ENQUIRY_EMPLOYMENT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-leaving-a-job.ts')).ENQUIRY_LEAVING_A_JOB,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-unemployment.ts')).ENQUIRY_UNEMPLOYMENT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-bank.ts')).ENQUIRY_BANK,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-services.ts')).ENQUIRY_SERVICES,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-insurance.ts')).ENQUIRY_INSURANCE,
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
    rules: async () => (await import('./enquiry-tax-and-tv-fee.ts')).ENQUIRY_TAX_AND_TV_FEE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-privacy.ts')).ENQUIRY_PRIVACY,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-lawyer-and-court.ts')).ENQUIRY_LAWYER_AND_COURT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-flight.ts')).ENQUIRY_FLIGHT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-train.ts')).ENQUIRY_TRAIN,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-social-insurance.ts')).ENQUIRY_SOCIAL_INSURANCE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-neighbours.ts')).ENQUIRY_NEIGHBOURS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-estate.ts')).ENQUIRY_ESTATE,
  },
]
