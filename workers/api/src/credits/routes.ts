/** What the caller has left, buying more, and what they have bought. */
import type { CreditBalance } from '@plainletter/contracts/credit'
import { ManualAdd, PackPurchase, VerifyPayment } from '@plainletter/contracts/payment'
import type { PaymentHistory } from '@plainletter/contracts/payment'
import { listPayments } from '@plainletter/store/payments'
import { findUser } from '@plainletter/store/users'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { smallBody } from '../middleware/small-body.ts'
import { requireBuyer } from '../payments/buyer.ts'
import { openPurchase } from '../payments/open-purchase.ts'
import { announce, findRecentPayments, verifyPayment } from '../payments/verify-payment.ts'
import { validate } from '../validate.ts'
import { showPayment } from './show-payments.ts'

export const credits = new Hono<AppEnv>()
  .use(smallBody)
  .get('/balance', async (c) => {
    const user = requireSignedIn(await findUser(c.env.DB, requireCaller(c)))
    const { creditsRemaining, totalCreditsEver } = user
    return c.json({ creditsRemaining, totalCreditsEver } satisfies CreditBalance, 200)
  })
  .get('/purchases', async (c) => {
    const found = requireSignedIn(await listPayments(c.env.DB, requireCaller(c)))
    const purchases = found.payments.map(showPayment)
    return c.json({ purchases } satisfies PaymentHistory, 200)
  })
  .post('/purchase', validate('json', PackPurchase), async (c) => {
    const { packageType } = c.req.valid('json')
    const buyer = await requireBuyer(c, 'open')
    return c.json(await openPurchase(buyer, { pack: packageType }), 200)
  })
  .post('/verify-payment', validate('json', VerifyPayment), async (c) => {
    const { sessionId } = c.req.valid('json')
    const buyer = await requireBuyer(c, 'look')
    await verifyPayment(buyer, sessionId)
    return c.json(await announce(buyer, [sessionId]), 200)
  })
  .post('/manual-add', validate('json', ManualAdd), async (c) => {
    const buyer = await requireBuyer(c, 'look')
    const paid = await findRecentPayments(buyer)
    if (paid.length === 0)
      throw new AppError('conflict', 'We found no payment of the last three days. Contact us.')
    return c.json(await announce(buyer, paid), 200)
  })
