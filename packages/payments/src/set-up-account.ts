/** Makes in our account at Stripe what selling needs, where it is missing. Safe to run again. Used by the scripts. */
import type Stripe from 'stripe'

import { EVENT_TYPES } from './handle-event.ts'
import { CURRENCY, PRODUCTS } from './products.ts'
import type { Product } from './products.ts'

/** The id of each Price, by the name of its setting. A new price in our table is a new Price: old ones stay as they are. */
export async function ensurePrices(stripe: Stripe): Promise<PriceIds> {
  const ids = await findPrices(stripe)
  for (const product of PRODUCTS)
    ids[product.setting] = ids[product.setting] || (await makePrice(stripe, product))
  return ids
}

export type PriceIds = Record<Product['setting'], string>

/** The ids that are there; empty where there is none. */
export async function findPrices(stripe: Stripe): Promise<PriceIds> {
  const { data } = await stripe.prices.list({
    lookup_keys: PRODUCTS.map(({ lookupKey }) => lookupKey),
    limit: 100,
  })
  const known = new Map(data.map((price) => [price.lookup_key, price.id]))
  const ids = { ...NONE }
  for (const { setting, lookupKey } of PRODUCTS) ids[setting] = known.get(lookupKey) ?? ''
  return ids
}

const NONE = {
  STRIPE_PRICE_BASIC: '',
  STRIPE_PRICE_BUSINESS: '',
  STRIPE_PRICE_PLAN_INDIVIDUAL: '',
  STRIPE_PRICE_PLAN_BUSINESS: '',
} satisfies PriceIds

async function makePrice(stripe: Stripe, product: Product): Promise<string> {
  const { id } = await stripe.products.create({ name: `Plainletter: ${product.name}` })
  const price = await stripe.prices.create({
    product: id,
    currency: CURRENCY,
    unit_amount: product.pricePence,
    lookup_key: product.lookupKey,
    ...(product.plan ? { recurring: { interval: 'year' } } : {}),
  })
  return price.id
}

/** Tells Stripe where our webhook is. Answers its secret, which Stripe says once; undefined when it was there already. */
export async function ensureWebhook(stripe: Stripe, url: string): Promise<string | undefined> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  if (data.some((endpoint) => endpoint.url === url)) return undefined
  const made = await stripe.webhookEndpoints.create({ url, enabled_events: EVENT_TYPES })
  return made.secret
}
