/** Prices and packs: the one table that every screen and every charge reads. Money in pence. */
import type { PackageType, PlanType } from './credit.ts'

export const PACKAGE_TYPES = ['basic', 'business'] as const

/** One-time packs. Credits never expire. Whoever has a business pack has the business view. */
export const PACKS = {
  basic: {
    name: 'Individual Pack',
    credits: 10,
    pricePence: 1_000,
    isPopular: false,
    hasBusinessView: false,
  },
  business: {
    name: 'Business Pack',
    credits: 10,
    pricePence: 2_500,
    isPopular: true,
    hasBusinessView: true,
  },
} as const satisfies Record<
  PackageType,
  {
    name: string
    credits: number
    pricePence: number
    isPopular: boolean
    hasBusinessView: boolean
  }
>

export const PLAN_TYPES = ['individual', 'business'] as const

/** Yearly plans, as Stripe subscriptions. Whatever costs a credit takes the plan's allowance first, and a credit after it. */
export const PLANS = {
  individual: {
    name: 'Individual',
    pricePencePerYear: 1_000,
    analysesPerMonth: 3,
    hasBusinessView: false,
  },
  business: {
    name: 'Business',
    pricePencePerYear: 2_500,
    analysesPerMonth: 10,
    hasBusinessView: true,
  },
} as const satisfies Record<
  PlanType,
  { name: string; pricePencePerYear: number; analysesPerMonth: number; hasBusinessView: boolean }
>

/** What each action costs, in credits. */
export const CREDIT_COSTS = { analysis: 1, caseResearch: 1, cheatSheet: 1 } as const

export const DAILY_LIMITS = {
  paidActions: 30,
  followUpsPerAnalysis: 3,
  runningJobs: 3,
  uploadBytes: 200 * 1024 * 1024,
} as const

/** Of the free tier: questions that get a short answer, in one calendar month. */
export const TEASER_QUESTIONS_PER_MONTH = 3

/** Where something of the paid tiers stands on the free one. */
export const UPGRADE_PROMPT = `Available in ${PLANS.individual.name} plan (£${PLANS.individual.pricePencePerYear / 100}/year)`

/** The one refund rule, used word for word by the terms, the FAQ and the credits page. */
export const REFUND_RULE =
  'Unused credits can be refunded within 14 days. A run that fails is never charged.'
