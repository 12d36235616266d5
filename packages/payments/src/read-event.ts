import Stripe from 'stripe'

import type { Payments } from './open-payments.ts'

/** How old a signature may be. It does not stop a replay within that time: events are safe to be repeated. */
const TOLERANCE_S = 300

/** The event, or undefined when its bytes are not signed with our secret, or the signature is old. */
export async function readEvent(
  { stripe }: Payments,
  sent: { body: string; signature: string | undefined; secret: string },
): Promise<Stripe.Event | undefined> {
  if (!sent.signature || !sent.secret) return undefined
  try {
    return await stripe.webhooks.constructEventAsync(
      sent.body,
      sent.signature,
      sent.secret,
      TOLERANCE_S,
      // The other way of counting digests is synchronous, which the runtime does not offer.
      Stripe.createSubtleCryptoProvider(),
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    throw error
  }
}
