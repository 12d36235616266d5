/** Opens Stripe's own page to pay on. The price is that of our table; what was bought stands in the session's metadata. */
import type { PackageType, PlanType } from '@plainletter/contracts/credit'
import { findSubscriber, noteCustomer } from '@plainletter/store/subscriptions'
import type { Subscriber } from '@plainletter/store/subscriptions'
import type Stripe from 'stripe'

import { modeOf } from './check-session.ts'
import { isMissing } from './open-payments.ts'
import type { Payments } from './open-payments.ts'
import type { Product } from './products.ts'
import { stripePage } from './stripe-page.ts'

export type Wish = { readonly pack: PackageType } | { readonly plan: PlanType }

/** Answers where to send the browser. Throws when Stripe does not answer, or the product has no Price. */
export async function openCheckout(
  payments: Payments,
  userId: number,
  wish: Wish,
): Promise<string | undefined> {
  const [price, product] = findProduct(payments, wish)
  const customer = await ensureCustomer(payments, userId)
  try {
    return await openSession(payments, { userId, customer, price, product })
  } catch (error) {
    // Somebody has deleted the customer at Stripe.
    if (!isMissing(error, 'customer')) throw error
    const fresh = await replaceCustomer(payments, userId, customer)
    return openSession(payments, { userId, customer: fresh, price, product })
  }
}

function findProduct({ products }: Payments, wish: Wish): [string, Product] {
  const found = [...products].find(([, product]) =>
    'pack' in wish ? product.pack === wish.pack : product.plan === wish.plan,
  )
  if (!found?.[0]) throw new Error('No Price is set for what was asked for')
  return found
}

async function openSession(
  { stripe, origin, payPages }: Payments,
  bought: { userId: number; customer: string; price: string; product: Product },
): Promise<string | undefined> {
  const { userId, customer, price, product } = bought
  const purchaseId = crypto.randomUUID()
  const metadata = {
    userId: String(userId),
    purchaseId,
    ...(product.pack ? { packageType: product.pack } : {}),
    ...(product.plan ? { plan: product.plan } : {}),
  }
  const { url, id: session } = await stripe.checkout.sessions.create(
    {
      customer,
      line_items: [{ price, quantity: 1 }],
      client_reference_id: String(userId),
      metadata,
      cancel_url: `${origin}/credits?canceled=true`,
      ...whereTo(product, { origin, metadata }),
    },
    { idempotencyKey: `checkout:${purchaseId}` },
  )
  const page = stripePage({ payPages }, url)
  if (page !== null && new URL(page).origin === payPages) return page
  console.error(JSON.stringify({ event: 'pay_page_elsewhere', session }))
  return undefined
}

/** The addresses are the specification's. Stripe puts the session's id in. */
function whereTo(
  product: Product,
  { origin, metadata }: { origin: string; metadata: Record<string, string> },
): Pick<
  Stripe.Checkout.SessionCreateParams,
  'mode' | 'success_url' | 'payment_intent_data' | 'subscription_data'
> {
  const session = 'success=true&session_id={CHECKOUT_SESSION_ID}'
  const { pack } = product
  return pack
    ? {
        mode: modeOf(product),
        success_url: `${origin}/credits?${session}&package=${pack}`,
        payment_intent_data: { metadata },
      }
    : {
        mode: modeOf(product),
        success_url: `${origin}/dashboard?${session}`,
        subscription_data: { metadata },
      }
}

/** One customer a user: whoever asks at the same moment gets the same one, by the key, and the first note stays. */
async function ensureCustomer(payments: Payments, userId: number): Promise<string> {
  const owner = await findSubscriber(payments.database, userId)
  if (!owner) throw new Error('The account is gone')
  return owner.customerId ?? makeCustomer(payments, owner)
}

async function replaceCustomer(
  payments: Payments,
  userId: number,
  customer: string,
): Promise<string> {
  const owner = await findSubscriber(payments.database, userId)
  if (!owner) throw new Error('The account is gone')
  const isReplaced = owner.customerId !== null && owner.customerId !== customer
  return isReplaced ? owner.customerId : makeCustomer(payments, owner)
}

async function makeCustomer(
  { database, stripe }: Payments,
  { userId, email, customerId: instead }: Subscriber,
): Promise<string> {
  const made = await stripe.customers.create(
    { email, metadata: { userId: String(userId) } },
    { idempotencyKey: `customer:${userId}:${instead ?? 'first'}` },
  )
  return (await noteCustomer(database, { userId, customerId: made.id, instead })) ?? made.id
}
