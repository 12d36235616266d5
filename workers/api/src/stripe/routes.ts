/** Where Stripe tells us what happened. */
import { handleEvent } from '@plainletter/payments/handle-event'
import { readEvent } from '@plainletter/payments/read-event'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requirePayments } from '../payments/buyer.ts'

/** An event holds one object. Those that we ask for are a tenth of this at most. */
const BYTES_MAX = 512 * 1024

const eventBody = bodyLimit({
  maxSize: BYTES_MAX,
  onError: () => {
    throw new AppError('too_large', 'This request is too large')
  },
})

export const stripe = new Hono<AppEnv>().post('/webhook', eventBody, async (c) => {
  const payments = await requirePayments(c.env, Date.now())
  const event = await readEvent(payments, {
    body: await c.req.text(),
    signature: c.req.header('Stripe-Signature'),
    secret: c.env.STRIPE_WEBHOOK_SECRET,
  })
  if (!event) throw new AppError('invalid_input', 'This is not signed by Stripe')
  return c.json({ received: await handleEvent(payments, event) }, 200)
})
