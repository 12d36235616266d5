/** The whole API on one page: middleware in the order it runs, then one line per noun. */
import { Hono } from 'hono'

import { accounts } from './accounts/routes.ts'
import type { AppEnv } from './app-env.ts'
import { cases } from './cases/routes.ts'
import { credits } from './credits/routes.ts'
import { documents } from './documents/routes.ts'
import { AppError, handleError } from './errors.ts'
import { health } from './health/routes.ts'
import { caller } from './middleware/caller.ts'
import { outerWall } from './middleware/outer-wall.ts'
import { requestId } from './middleware/request-id.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'

const api = new Hono<AppEnv>()
  .basePath('/api')
  .use(requestId)
  .use(securityHeaders)
  .use(sameOrigin)
  .use(caller)
  .use(outerWall)
  .route('/health', health)
  .route('/auth', accounts)
  .route('/credits', credits)
  .route('/documents', documents)
  .route('/cases', cases)

export const app = api.onError(handleError).notFound(() => {
  throw new AppError('not_found', 'There is nothing at this address')
})
export type Api = typeof api
