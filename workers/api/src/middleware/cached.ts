/** For what is the same for everybody: it may be kept for five minutes. Stands outside securityHeaders, which says no-store. */
import { createMiddleware } from 'hono/factory'

import type { AppEnv } from '../app-env.ts'

export const cached = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.ok) c.header('Cache-Control', 'public, max-age=300')
})
