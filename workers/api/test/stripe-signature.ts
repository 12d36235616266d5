import { createHmac } from 'node:crypto'

/** The header `Stripe-Signature` over a body. `at` is in seconds. */
export const signatureOf = (
  body: string,
  secret: string,
  at = Math.floor(Date.now() / 1000),
): string => `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
