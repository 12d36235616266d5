/** What the caller has left. */
import type { CreditBalance } from '@plainletter/contracts/credit'
import { findUser } from '@plainletter/store/users'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { smallBody } from '../middleware/small-body.ts'

export const credits = new Hono<AppEnv>().use(smallBody).get('/balance', async (c) => {
  const user = requireSignedIn(await findUser(c.env.DB, requireCaller(c)))
  const { creditsRemaining, totalCreditsEver } = user
  return c.json({ creditsRemaining, totalCreditsEver } satisfies CreditBalance, 200)
})
