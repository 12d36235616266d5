/** The words of credits and payments. The titles of toasts are the specification's; prices come from the one table. */
import { plural, t } from '@lingui/core/macro'
import type { PackageType, PlanType } from '@plainletter/contracts/credit'
import type { PaymentState } from '@plainletter/contracts/payment'
import { PLANS, REFUND_RULE } from '@plainletter/contracts/prices'
import type { PACKS } from '@plainletter/contracts/prices'

import { inPageLanguage } from '../page-language.ts'
import { inLanguage } from './in-language.ts'

const pounds = (pence: number): string =>
  pence % 100 === 0 ? `£${pence / 100}` : `£${(pence / 100).toFixed(2)}`

const eachPrice = (credits: number, price: string): string => t`${credits} credits, ${price} each`

const eachCredit = ({ credits, pricePence }: (typeof PACKS)[PackageType]): string =>
  eachPrice(credits, pounds(pricePence / credits))

const amountRefunded = (price: string): string => t`${price} refunded`

const planSays = (
  price: string,
  { analysesPerMonth, hasBusinessView }: (typeof PLANS)[PlanType],
): string =>
  hasBusinessView
    ? t`${price} a year for ${analysesPerMonth} letters a month, with the business view.`
    : t`${price} a year for ${analysesPerMonth} letters a month.`

export const creditMessages = inLanguage(() => ({
  pageTitle: t`Credits`,
  title: t`Your credits`,
  balance: (credits: number) => plural(credits, { one: '# credit', other: '# credits' }),
  totalEver: (credits: number) => t`Total purchased: ${credits}`,
  loading: t`Loading...`,
  loadFailed: t`We could not load your credits.`,
  tryAgain: t`Try again`,
  checking: t`Checking your payment...`,

  packsTitle: t`Buy credits`,
  packsLead: t`You pay once. Credits never expire.`,
  price: pounds,
  eachCredit,
  packSays: {
    basic: t`For letters at home.`,
    business: t`For small firms. With the business view: strategy, rules for firms, next steps.`,
  } as const satisfies Record<PackageType, string>,
  badges: { popular: t`Most Popular`, premium: t`Premium Tier` },
  purchase: t`Purchase`,
  purchaseOf: (name: string) => t`Purchase the ${name}`,
  processing: t`Processing...`,

  planTitle: t`Or pay by the year`,
  planSays: (plan: PlanType) => planSays(pounds(PLANS[plan].pricePencePerYear), PLANS[plan]),
  planLead: t`It renews each year until you cancel. You can cancel at any time, here, by one press.`,
  planName: (plan: PlanType) => t`${PLANS[plan].name} plan`,
  startPlan: t`Start this plan`,
  startPlanOf: (name: string) => t`Start this plan: ${name}`,
  yourPlan: t`Your plan`,
  planLeft: (left: number, of: number) => t`${left} of ${of} letters left this month.`,
  planRenews: (day: string) => t`It renews on ${day}.`,
  planEnds: (day: string) => t`It ends on ${day} and does not renew.`,
  cancelPlan: t`Cancel the plan`,
  cancelling: t`Cancelling...`,
  planCancelled: t`Plan cancelled`,
  planCancelledHint: t`You can use it until the end of the year that is paid.`,
  resumePlan: t`Keep the plan`,
  resuming: t`Keeping...`,
  planResumed: t`Plan kept`,
  planResumedHint: t`It renews by itself.`,
  planChangeFailed: t`This did not work`,

  howTitle: t`How Credits Work`,
  how: [
    { title: t`Upload`, says: t`One letter or question, all pages together.` },
    { title: t`AI analysis`, says: t`It takes 1 credit. A run that fails takes none.` },
    { title: t`Results`, says: t`They stay with your letter. Looking again is free.` },
  ],
  secureTitle: t`Secure payment`,
  secure: t`You pay on a page of Stripe. Your card number never reaches us. We keep what was bought and when, as the law asks.`,
  refunds: inPageLanguage(REFUND_RULE),

  historyTitle: t`Your purchases`,
  historyEmpty: t`You have not bought anything yet.`,
  historyFailed: t`We could not load your purchases. Load the page again.`,
  bought: (day: string, pence: number) => `${day}, ${pounds(pence)}`,
  boughtCredits: (credits: number) => t`${credits} credits`,
  refunded: (pence: number) => amountRefunded(pounds(pence)),
  states: {
    paid: t`Paid`,
    partly_refunded: t`Partly refunded`,
    refunded: t`Refunded`,
    disputed: t`Disputed`,
  } as const satisfies Record<PaymentState, string>,
  receipt: t`Receipt`,
  receiptOf: (name: string, day: string) => t`Receipt for the ${name} of ${day}`,

  toCheckout: t`Going to the payment page`,
  toCheckoutHint: t`If nothing opens, use the button.`,
  openCheckout: t`Open Stripe Checkout`,
  purchaseFailed: t`Purchase Failed`,
  noCheckout: t`Unable to create payment link. Please try again.`,
  purchaseError: t`Unable to process your purchase. Please try again.`,

  paymentSuccessful: t`Payment successful!`,
  paymentFound: t`Payment found!`,
  balanceRefreshed: t`Your balance is up to date now.`,
  creditsAdded: t`Credits Added Successfully!`,
  creditsAddedHint: (credits: number) => t`${credits} credits have been added to your account.`,
  alreadyProcessed: t`Payment Already Processed`,
  alreadyProcessedHint: t`Your credits were already added to your account.`,
  verificationFailed: t`Payment Verification Failed`,
  verificationFailedHint: t`Please contact support if your credits weren't added.`,
  additionFailed: t`Credit Addition Failed`,
  additionFailedHint: t`Please contact support to add your credits manually.`,
  canceled: t`Payment Canceled`,
  canceledHint: t`Your payment was canceled. No charges were made.`,
}))
