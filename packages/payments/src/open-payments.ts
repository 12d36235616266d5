/** Everything that touches money, in one object: our database, Stripe under our key, and our own prices. */
import type { Database } from '@plainletter/store/database'
import type { KeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import Stripe from 'stripe'

import { PRODUCTS } from './products.ts'
import type { PRICE_SETTINGS, Product } from './products.ts'

export interface Payments {
  readonly database: Database
  readonly stripe: Stripe
  /** What may be bought, by the id of its Price. One without a Price cannot be. */
  readonly products: ReadonlyMap<string, Product>
  /** Whether our key moves real money. What is of the other kind is not ours. */
  readonly isLive: boolean
  readonly keys: KeyEncryptionKeys
  /** Our own site, without a slash at its end. Never taken from a request. */
  readonly origin: string
  /** Where people are sent to pay, and nowhere else: "https://checkout.stripe.com". */
  readonly payPages: string
  /** Epoch milliseconds. */
  readonly now: number
}

export type PaymentsEnv = Readonly<
  Record<
    | 'KEY_ENCRYPTION_KEYS'
    | 'APP_ORIGIN'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_BASE_URL'
    | (typeof PRICE_SETTINGS)[number],
    string
  >
> & { readonly DB: Database }

/** Undefined while no account at Stripe is set up: then nothing can be bought, and the rest works. */
export async function openPayments(env: PaymentsEnv, now: number): Promise<Payments | undefined> {
  const key = env.STRIPE_SECRET_KEY
  if (!key) return undefined
  return {
    database: env.DB,
    stripe: openStripe(key, env.STRIPE_BASE_URL),
    products: new Map(
      PRODUCTS.filter(({ setting }) => env[setting]).map((product) => [
        env[product.setting],
        product,
      ]),
    ),
    isLive: /^[rs]k_live_/.test(key),
    keys: await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS),
    origin: env.APP_ORIGIN,
    payPages: payPagesOf(env.STRIPE_BASE_URL),
    now,
  }
}

/** A Stripe of this machine has its pages where its API is. */
const payPagesOf = (baseUrl: string): string =>
  new URL(baseUrl).hostname === 'api.stripe.com'
    ? 'https://checkout.stripe.com'
    : new URL(baseUrl).origin

const TIMEOUT_MS = 10_000
const DEFAULT_PORTS = { 'https:': '443', 'http:': '80' } as const

/** The SDK on the runtime's own fetch. `baseUrl` has no path; Stripe's own is `https://api.stripe.com`. */
export function openStripe(key: string, baseUrl: string): Stripe {
  const url = new URL(baseUrl)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return new Stripe(key, {
    protocol,
    host: url.hostname,
    port: url.port || DEFAULT_PORTS[`${protocol}:`],
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })
}

/** Whether Stripe, and not we, was the cause: it did not answer, or not as it should. */
export const isStripeFault = (error: unknown): boolean => error instanceof Stripe.errors.StripeError

/** Whether Stripe said that there is no such thing; with `param`, that the request named it there. */
export const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param)

/** What there is, or undefined when Stripe says that there is no such thing. */
export async function orUndefined<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
