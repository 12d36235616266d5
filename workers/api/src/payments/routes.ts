/** What was paid, asked for by pages that have come back from paying; and what somebody may use. */
import { VerifyAnyPayment } from '@plainletter/contracts/payment'
import { findUser } from '@plainletter/store/users'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { smallBody } from '../middleware/small-body.ts'
import { validate } from '../validate.ts'
import { requireBuyer } from './buyer.ts'
import { showStatus } from './show-status.ts'
import { findRecentPayments, verifyPayment } from './verify-payment.ts'

export const payments = new Hono<AppEnv>()
  .get('/subscription-status', async (c) => {
    const caller = requireCaller(c)
    const user = requireSignedIn(await findUser(c.env.DB, caller))
    return c.json(showStatus(user, caller.now), 200)
  })
  .post('/check-recent-payments', async (c) => {
    const paid = await findRecentPayments(await requireBuyer(c, 'look'))
    return c.json({ found: paid.length > 0 }, 200)
  })
  .post(
    '/verify-payment',
    smallBody,
    async (c, next) => {
      // Older pages send no body at all: then whatever was paid lately is looked at.
      if (c.req.raw.body !== null) return next()
      const paid = await findRecentPayments(await requireBuyer(c, 'look'))
      return c.json({ success: paid.length > 0 }, 200)
    },
    validate('json', VerifyAnyPayment),
    async (c) => {
      const { sessionId } = c.req.valid('json')
      const buyer = await requireBuyer(c, 'look')
      if (sessionId === undefined)
        return c.json({ success: (await findRecentPayments(buyer)).length > 0 }, 200)
      await verifyPayment(buyer, sessionId)
      return c.json({ success: true }, 200)
    },
  )
