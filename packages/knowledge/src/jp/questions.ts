/** Japan: the rows that answer typed questions, by subject. */
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
    rules: async () => (await import('./enquiry-court-papers.ts')).ENQUIRY_COURT_PAPERS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-seizure.ts')).ENQUIRY_SEIZURE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-moving-out.ts')).ENQUIRY_MOVING_OUT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-orders.ts')).ENQUIRY_ORDERS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-bank-fraud.ts')).ENQUIRY_BANK_FRAUD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-tax-and-tv-fee.ts')).ENQUIRY_TAX_AND_TV_FEE,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-unpaid-wages.ts')).ENQUIRY_UNPAID_WAGES,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-on-the-road.ts')).ENQUIRY_ON_THE_ROAD,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-online-insult.ts')).ENQUIRY_ONLINE_INSULT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-leave-and-illness.ts')).ENQUIRY_LEAVE_AND_ILLNESS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-bullying.ts')).ENQUIRY_BULLYING,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-unemployment.ts')).ENQUIRY_UNEMPLOYMENT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-loans.ts')).ENQUIRY_LOANS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-services.ts')).ENQUIRY_SERVICES,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () =>
      (await import('./enquiry-pension-and-benefits.ts')).ENQUIRY_PENSION_AND_BENEFITS,
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
    rules: async () => (await import('./enquiry-flight.ts')).ENQUIRY_FLIGHT,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-family-money.ts')).ENQUIRY_FAMILY_MONEY,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-swindles.ts')).ENQUIRY_SWINDLES,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-lower-pay.ts')).ENQUIRY_LOWER_PAY,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-terms-of-work.ts')).ENQUIRY_TERMS_OF_WORK,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () =>
      (await import('./enquiry-home-and-neighbours.ts')).ENQUIRY_HOME_AND_NEIGHBOURS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-bought-things.ts')).ENQUIRY_BOUGHT_THINGS,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-road-harm.ts')).ENQUIRY_ROAD_HARM,
  },
  {
    kinds: ['ENQUIRY'],
    rules: async () => (await import('./enquiry-neighbours.ts')).ENQUIRY_NEIGHBOURS,
  },
]
