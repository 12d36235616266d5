/** Gives each request a name that the answer and the log share. */
import { createMiddleware } from 'hono/factory'

import type { AppEnv } from '../app-env.ts'

export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  c.set('requestId', crypto.randomUUID())
  await next()
})
