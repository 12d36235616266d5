/** The payments of a plan: each year has an invoice. It brings no credits, but a row, a receipt and a paid year. */
import { findPayment } from '@plainletter/store/payments'
import type Stripe from 'stripe'

import { chargeState } from './charge-state.ts'
import type { SessionRefusal } from './check-session.ts'
import { findOwner } from './find-owner.ts'
import { orUndefined } from './open-payments.ts'
import type { Payments } from './open-payments.ts'
import { CURRENCY } from './products.ts'
import type { Product } from './products.ts'
import { settlePaid } from './settle-paid.ts'
import type { Asked, Settled } from './settle-paid.ts'

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

async function settleRetrieved(
  payments: Payments,
  {
    invoice,
    row,
    asked,
  }: {
    invoice: Stripe.Invoice
    row: Awaited<ReturnType<typeof findPayment>>
    asked: Asked
  },
): Promise<Settled | 'stale'> {
  const product = planProductOf(invoice, payments)
  if (!product) return { refusal: 'not_ours' }
  const refusal = refusalOf(invoice, product)
  if (refusal) return { refusal }
  const owner = await findOwner(payments, customerOf(invoice))
  if (!owner) return { refusal: 'no_user' }
  if (asked.userId !== undefined && owner.userId !== asked.userId) return { refusal: 'foreign' }
  const { paidAt = invoice.created * 1000, ...charge } = await chargeOf(payments, invoice)
  const { pack, plan, credits, pricePence } = product
  const endsAt = (invoice.lines.data[0]?.period.end ?? invoice.period_end) * 1000
  return settlePaid(payments, row, {
    source: asked.source,
    name: product.name,
    endsAt,
    paid: {
      ...charge,
      pack,
      plan,
      credits,
      pricePence,
      paidAt,
      sessionId: invoice.id,
      userId: owner.userId,
      receiptUrl: invoice.hosted_invoice_url ?? charge.receiptUrl,
    },
  })
}

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

async function chargeOf({ stripe }: Payments, invoice: Stripe.Invoice) {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')
  const intent = paid?.payment.payment_intent ?? null
  const id = typeof intent === 'string' ? intent : intent?.id
  return chargeState(
    stripe,
    id === undefined
      ? null
      : await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
  )
}
