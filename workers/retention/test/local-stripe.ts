/** A Stripe for all tests of this Worker, and the settings that lead to it. The same stands in the API's tests. */
import { serveStripe } from '@plainletter/local-stripe/serve-stripe'
import { openStripe } from '@plainletter/payments/open-payments'
import { ensurePrices } from '@plainletter/payments/set-up-account'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    stripeSettings: StripeSettings
  }
}

export type StripeSettings = Awaited<ReturnType<typeof ensurePrices>> & { STRIPE_BASE_URL: string }

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stripe = await serveStripe({ port: 0 })
  const prices = await ensurePrices(openStripe('sk_test_local', stripe.url))
  project.provide('stripeSettings', { ...prices, STRIPE_BASE_URL: stripe.url })
  return stripe.stop
}
