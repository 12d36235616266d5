/** The words of credits and payments. The titles of toasts are the specification's; prices come from the one table. */
import { PLANS, REFUND_RULE } from '@plainletter/contracts/credit'
import type { PackageType, PACKS, PlanType } from '@plainletter/contracts/credit'
import type { PaymentState } from '@plainletter/contracts/payment'

const pounds = (pence: number): string =>
  pence % 100 === 0 ? `£${pence / 100}` : `£${(pence / 100).toFixed(2)}`

const eachCredit = ({ credits, pricePence }: (typeof PACKS)[PackageType]): string =>
  `${credits} credits, ${pounds(pricePence / credits)} each`

export const creditMessages = {
  pageTitle: 'Credits',
  title: 'Your credits',
  balance: (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`),
  totalEver: (credits: number) => `Total purchased: ${credits}`,
  loading: 'Loading...',
  loadFailed: 'We could not load your credits.',
  tryAgain: 'Try again',
  checking: 'Checking your payment...',

  packsTitle: 'Buy credits',
  packsLead: 'You pay once. Credits never expire.',
  price: pounds,
  eachCredit,
  packSays: {
    basic: 'For letters at home.',
    business: 'For small firms. With the business view: strategy, rules for firms, next steps.',
  } as const satisfies Record<PackageType, string>,
  badges: { popular: 'Most Popular', premium: 'Premium Tier' },
  purchase: 'Purchase',
  purchaseOf: (name: string) => `Purchase the ${name}`,
  processing: 'Processing...',

  planTitle: 'Or pay by the year',
  planSays: (plan: PlanType) =>
    `${pounds(PLANS[plan].pricePencePerYear)} a year for ${PLANS[plan].analysesPerMonth} letters a month${PLANS[plan].hasBusinessView ? ', with the business view' : ''}.`,
  planLead: 'It renews each year until you cancel. You can cancel at any time, here, by one press.',
  planName: (plan: PlanType) => `${PLANS[plan].name} plan`,
  startPlan: 'Start this plan',
  startPlanOf: (name: string) => `Start this plan: ${name}`,
  yourPlan: 'Your plan',
  planLeft: (left: number, of: number) => `${left} of ${of} letters left this month.`,
  planRenews: (day: string) => `It renews on ${day}.`,
  planEnds: (day: string) => `It ends on ${day} and does not renew.`,
  cancelPlan: 'Cancel the plan',
  cancelling: 'Cancelling...',
  planCancelled: 'Plan cancelled',
  planCancelledHint: 'You can use it until the end of the year that is paid.',
  resumePlan: 'Keep the plan',
  resuming: 'Keeping...',
  planResumed: 'Plan kept',
  planResumedHint: 'It renews by itself.',
  planChangeFailed: 'This did not work',

  howTitle: 'How Credits Work',
  how: [
    { title: 'Upload', says: 'One letter or question, all pages together.' },
    { title: 'AI analysis', says: 'It takes 1 credit. A run that fails takes none.' },
    { title: 'Results', says: 'They stay with your letter. Looking again is free.' },
  ],
  secureTitle: 'Secure payment',
  secure:
    'You pay on a page of Stripe. Your card number never reaches us. We keep what was bought and when, as the law asks.',
  refunds: REFUND_RULE,

  historyTitle: 'Your purchases',
  historyEmpty: 'You have not bought anything yet.',
  historyFailed: 'We could not load your purchases. Load the page again.',
  bought: (day: string, pence: number) => `${day}, ${pounds(pence)}`,
  boughtCredits: (credits: number) => `${credits} credits`,
  refunded: (pence: number) => `${pounds(pence)} refunded`,
  states: {
    paid: 'Paid',
    partly_refunded: 'Partly refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
  } as const satisfies Record<PaymentState, string>,
  receipt: 'Receipt',
  receiptOf: (name: string, day: string) => `Receipt for the ${name} of ${day}`,

  toCheckout: 'Going to the payment page',
  toCheckoutHint: 'If nothing opens, use the button.',
  openCheckout: 'Open Stripe Checkout',
  purchaseFailed: 'Purchase Failed',
  noCheckout: 'Unable to create payment link. Please try again.',
  purchaseError: 'Unable to process your purchase. Please try again.',

  paymentSuccessful: 'Payment successful!',
  paymentFound: 'Payment found!',
  balanceRefreshed: 'Your balance is up to date now.',
  creditsAdded: 'Credits Added Successfully!',
  creditsAddedHint: (credits: number) => `${credits} credits have been added to your account.`,
  alreadyProcessed: 'Payment Already Processed',
  alreadyProcessedHint: 'Your credits were already added to your account.',
  verificationFailed: 'Payment Verification Failed',
  verificationFailedHint: "Please contact support if your credits weren't added.",
  additionFailed: 'Credit Addition Failed',
  additionFailedHint: 'Please contact support to add your credits manually.',
  canceled: 'Payment Canceled',
  canceledHint: 'Your payment was canceled. No charges were made.',
} as const
