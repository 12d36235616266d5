/** Yearly plans: buying one, ending it with the year that is paid, and keeping it after all. */
import { PlanPurchase } from '@plainletter/contracts/payment'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { smallBody } from '../middleware/small-body.ts'
import { requireBuyer } from '../payments/buyer.ts'
import { openPurchase } from '../payments/open-purchase.ts'
import { validate } from '../validate.ts'
import { setPlanEnd } from './set-plan-end.ts'

export const subscriptions = new Hono<AppEnv>()
  .use(smallBody)
  .post('/purchase', validate('json', PlanPurchase), async (c) => {
    const { plan } = c.req.valid('json')
    const buyer = await requireBuyer(c, 'open')
    if (buyer.user.isPlanActive)
      throw new AppError('conflict', 'You have a plan already. It renews by itself.')
    return c.json(await openPurchase(buyer, { plan }), 200)
  })
  .post('/cancel', async (c) => c.json(await setPlanEnd(c, { cancels: true }), 200))
  .post('/resume', async (c) => c.json(await setPlanEnd(c, { cancels: false }), 200))
