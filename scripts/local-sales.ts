/** Makes the Prices and the webhook at the local Stripe, and answers the settings that lead the Workers to them. */
import { openStripe } from '@plainletter/payments/open-payments'
import { ensurePrices, ensureWebhook } from '@plainletter/payments/set-up-account'

export const LOCAL_KEY = 'sk_test_local'

export async function prepareSales(
  stripeUrl: string,
  appUrl: string,
): Promise<Record<string, string>> {
  const stripe = openStripe(LOCAL_KEY, stripeUrl)
  // Each start has its own secret: Stripe tells one only when the endpoint is made.
  const { data } = await stripe.webhookEndpoints.list()
  for (const { id } of data) await stripe.webhookEndpoints.del(id)
  const secret = await ensureWebhook(stripe, `${appUrl}/api/stripe/webhook`)
  return {
    ...(await ensurePrices(stripe)),
    STRIPE_BASE_URL: stripeUrl,
    STRIPE_SECRET_KEY: LOCAL_KEY,
    STRIPE_WEBHOOK_SECRET: secret ?? '',
  }
}
