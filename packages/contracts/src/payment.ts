/** Buying packs and plans. A client names what it wants, never what it costs or how many credits it gives. */
import * as z from 'zod/mini'

import { PackageType, PlanType } from './credit.ts'

export const PackPurchase = z.strictObject({ packageType: PackageType })
export type PackPurchase = z.infer<typeof PackPurchase>

export const PlanPurchase = z.strictObject({ plan: PlanType })
export type PlanPurchase = z.infer<typeof PlanPurchase>

/** Where to send the browser to pay. */
export const CheckoutOpened = z.object({ checkoutUrl: z.string() })
export type CheckoutOpened = z.infer<typeof CheckoutOpened>

const SessionId = z.string().check(z.regex(/^cs_[A-Za-z0-9_-]{1,250}$/, 'Name a payment'))

export const VerifyPayment = z.strictObject({ sessionId: SessionId })
export type VerifyPayment = z.infer<typeof VerifyPayment>

/** Without a session, all recent payments of the caller are looked at. */
export const VerifyAnyPayment = z.strictObject({ sessionId: z.optional(SessionId) })
export type VerifyAnyPayment = z.infer<typeof VerifyAnyPayment>

/** Both are ignored: what is added is what was paid for, at our prices. Older pages send them. */
export const ManualAdd = z.strictObject({
  credits: z.number(),
  reason: z.string().check(z.maxLength(200)),
})
export type ManualAdd = z.infer<typeof ManualAdd>

/** `creditsAdded` is what the payment has brought, the first time that its buyer asks; 0 from then on. */
export const PaymentVerified = z.object({ success: z.boolean(), creditsAdded: z.int() })
export type PaymentVerified = z.infer<typeof PaymentVerified>

/** What happened to the money. `disputed`: the card's holder has asked their bank for it. */
export const PaymentState = z.enum(['paid', 'partly_refunded', 'refunded', 'disputed'])
export type PaymentState = z.infer<typeof PaymentState>

/** One payment: for a pack, or for a year of a plan. */
export const Payment = z.object({
  reference: z.string(),
  paidAt: z.string(),
  /** What was bought, in words: "Individual Pack". */
  name: z.string(),
  packageType: z.nullable(PackageType),
  plan: z.nullable(PlanType),
  /** None for a plan. */
  credits: z.int(),
  pricePence: z.int(),
  /** Stripe's own receipt, when it has told us where it is. */
  receiptUrl: z.nullable(z.string()),
  state: PaymentState,
  refundedPence: z.int(),
})
export type Payment = z.infer<typeof Payment>

export const PaymentHistory = z.object({ purchases: z.array(Payment) })
export type PaymentHistory = z.infer<typeof PaymentHistory>

/** What an analysis would be paid with now. */
export const AccessTier = z.enum(['plan', 'credits', 'free'])
export type AccessTier = z.infer<typeof AccessTier>

export const SubscriptionStatus = z.object({
  /** `inactive`, `active`, `past_due`, `canceled` ... as Stripe says it. */
  subscriptionStatus: z.string(),
  subscriptionPlan: z.nullable(PlanType),
  /** When the paid year ends: it renews then, or ends for good when `cancelsAtPeriodEnd`. */
  subscriptionEndsAt: z.nullable(z.string()),
  cancelsAtPeriodEnd: z.boolean(),
  analysesPerMonth: z.int(),
  analysesLeft: z.int(),
  /** When the plan's analyses are whole again. Null without a plan. */
  allowanceResetsAt: z.nullable(z.string()),
  creditsRemaining: z.int(),
  tier: AccessTier,
  hasBusinessView: z.boolean(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>
