/** The cheap outer wall against floods: so many calls a minute per session, or per address when signed out. */
import { createMiddleware } from 'hono/factory'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { clientAddress } from './client-address.ts'

export const outerWall = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.var.caller?.tokenHash ?? clientAddress(c)
  const { success } = await c.env.OUTER_WALL.limit({ key })
  if (!success)
    throw new AppError('too_many_requests', 'Too many requests. Wait a minute and try again.')
  await next()
})
