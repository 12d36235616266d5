/** The payments of a plan: each year has an invoice. It brings no credits, but a row, a receipt and a paid year. */
import { findPayment } from '@plainletter/store/payments'
import type { PaidState, PaymentRow } from '@plainletter/store/payments'
import type Stripe from 'stripe'

import { chargeState } from './charge-state.ts'
import type { SessionRefusal } from './check-session.ts'
import { findOwner } from './find-owner.ts'
import { orUndefined } from './open-payments.ts'
import type { Payments } from './open-payments.ts'
import { CURRENCY } from './products.ts'
import type { Product } from './products.ts'
import { settleKnown, settlePaid } from './settle-paid.ts'
import type { Asked, Settled } from './settle-paid.ts'
import { stripePage } from './stripe-page.ts'

const TRIES_MAX = 20

export async function settleInvoice(
  payments: Payments,
  invoiceId: string,
  asked: Asked,
): Promise<Settled> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const row = await findPayment(payments.database, invoiceId)
    const invoice = await retrieveInvoice(payments, invoiceId)
    if (!invoice) return { refusal: 'unknown' }
    const settled = await settleRetrieved(payments, { invoice, row, asked })
    if (settled !== 'stale') return settled
  }
  throw new Error('This invoice was written by others again and again')
}

interface Retrieved {
  readonly invoice: Stripe.Invoice
  readonly row: PaymentRow | undefined
  readonly asked: Asked
}

async function settleRetrieved(
  payments: Payments,
  { invoice, row, asked }: Retrieved,
): Promise<Settled | 'stale'> {
  if (row) return settleKnown(payments, { row, intent: await intentOf(payments, invoice), asked })
  const product = planProductOf(invoice, payments)
  if (!product) return { refusal: 'not_ours' }
  const refusal = refusalOf(invoice, product)
  if (refusal) return { refusal }
  const owner = await findOwner(payments, customerOf(invoice))
  if (!owner) return { refusal: 'no_user' }
  if (asked.userId !== undefined && owner.userId !== asked.userId) return { refusal: 'foreign' }
  const paid = await paidState(payments, { invoice, product, userId: owner.userId })
  const endsAt = endOf(invoice)
  return settlePaid(payments, undefined, { source: asked.source, name: product.name, endsAt, paid })
}

async function paidState(
  payments: Payments,
  { invoice, product, userId }: { invoice: Stripe.Invoice; product: Product; userId: number },
): Promise<PaidState> {
  const intent = await intentOf(payments, invoice)
  const { paidAt = invoice.created * 1000, ...charge } = await chargeState(payments, intent)
  const { pack, plan, credits, pricePence } = product
  const receiptUrl = stripePage(payments, invoice.hosted_invoice_url) ?? charge.receiptUrl
  const sessionId = invoice.id
  return { ...charge, sessionId, userId, pack, plan, credits, pricePence, paidAt, receiptUrl }
}

/** When the year ends that was paid for. */
const endOf = ({ lines, period_end: end }: Stripe.Invoice): number =>
  (lines.data[0]?.period.end ?? end) * 1000

function refusalOf(invoice: Stripe.Invoice, product: Product): SessionRefusal | undefined {
  if (invoice.status !== 'paid') return 'unpaid'
  if (invoice.currency !== CURRENCY) return 'wrong_currency'
  return invoice.amount_paid === product.pricePence ? undefined : 'wrong_price'
}

const retrieveInvoice = ({ stripe }: Payments, invoiceId: string) =>
  orUndefined(stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }))

/** The plan that its one line is for. */
export function planProductOf(
  invoice: Stripe.Invoice,
  { products, isLive }: Payments,
): Product | undefined {
  const [line] = invoice.lines.data
  const price = line?.pricing?.price_details?.price
  const product = products.get((typeof price === 'string' ? price : price?.id) ?? '')
  return product?.plan && invoice.livemode === isLive ? product : undefined
}

const customerOf = ({ customer }: Stripe.Invoice): string =>
  typeof customer === 'string' ? customer : (customer?.id ?? '')

/** What paid it, with its charge. */
async function intentOf(
  { stripe }: Payments,
  { payments }: Stripe.Invoice,
): Promise<Stripe.PaymentIntent | null> {
  const paid = payments?.data.find(({ status }) => status === 'paid')
  const intent = paid?.payment.payment_intent ?? null
  const id = typeof intent === 'string' ? intent : intent?.id
  return id === undefined ? null : stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
}
