/** The cheap outer wall against floods: so many calls a minute per session, or per address when signed out. */
import { createMiddleware } from 'hono/factory'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { clientNetwork } from './client-address.ts'

/**
 * A session is counted by the cookie that was sent, which nobody has looked up yet. So its address is counted too, with
 * room for the many people behind one library's line: a new cookie with each call passes no further than that.
 */
export const outerWall = createMiddleware<AppEnv>(async (c, next) => {
  const { OUTER_WALL, ADDRESS_WALL } = c.env
  const address = clientNetwork(c)
  const session = c.var.caller?.tokenHash
  const counts = await Promise.all(
    session
      ? [OUTER_WALL.limit({ key: session }), ADDRESS_WALL.limit({ key: address })]
      : [OUTER_WALL.limit({ key: address })],
  )
  if (counts.some(({ success }) => !success))
    throw new AppError('too_many_requests', 'Too many requests. Wait a minute and try again.')
  await next()
})
