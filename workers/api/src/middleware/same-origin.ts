/**
 * Refuses state changes that do not come from our own pages. Browsers say where a request comes from in
 * Sec-Fetch-Site; an older one says it in Origin. A request that says neither is refused.
 */
import { createMiddleware } from 'hono/factory'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && !isFromOurPages(c.req.raw)) {
    throw new AppError('forbidden', 'This request did not come from our own pages')
  }
  await next()
})

function isFromOurPages(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  return request.headers.get('Origin') === new URL(request.url).origin
}
