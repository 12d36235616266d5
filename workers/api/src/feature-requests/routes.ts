/** "Suggest a Feature": kept for us to read, sealed. */
import { FeatureRequest } from '@plainletter/contracts/feature-request'
import { insertFeatureRequest } from '@plainletter/store/feature-requests'
import { findUser } from '@plainletter/store/users'
import { randomId } from '@plainletter/vault/random'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { smallBody } from '../middleware/small-body.ts'
import { openRings } from '../open-rings.ts'
import { takeTry } from '../tries.ts'
import { validate } from '../validate.ts'

export const featureRequests = new Hono<AppEnv>()
  .use(smallBody)
  .post('/', validate('json', FeatureRequest), async (c) => {
    const caller = requireCaller(c)
    const user = requireSignedIn(await findUser(c.env.DB, caller))
    await takeTry(c.env.DB, 'wishes', { userId: user.id, now: caller.now })
    const wish = { id: randomId(), ...c.req.valid('json') }
    const { keys } = await openRings(c.env)
    if (!(await insertFeatureRequest({ database: c.env.DB, keys, caller }, wish)))
      throw new AppError('not_found', 'No such document')
    return c.json({ message: 'Feature Request Submitted' }, 201)
  })
