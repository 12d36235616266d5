/** The whole API on one page: middleware in the order it runs, then one line per noun. */
import { RECEIPT_KEYS_PATH } from '@plainletter/contracts/receipt'
import { Hono } from 'hono'

import { accounts } from './accounts/routes.ts'
import type { AppEnv } from './app-env.ts'
import { business } from './business/routes.ts'
import { cases } from './cases/routes.ts'
import { contact } from './contact/routes.ts'
import { credits } from './credits/routes.ts'
import { documents } from './documents/routes.ts'
import { AppError, handleError } from './errors.ts'
import { featureRequests } from './feature-requests/routes.ts'
import { feedback } from './feedback/routes.ts'
import { followUps } from './follow-ups/routes.ts'
import { health } from './health/routes.ts'
import { cached } from './middleware/cached.ts'
import { caller } from './middleware/caller.ts'
import { outerWall } from './middleware/outer-wall.ts'
import { requestId } from './middleware/request-id.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { payments } from './payments/routes.ts'
import { receipts } from './receipts/routes.ts'
import { research } from './research/routes.ts'
import { resources } from './resources/routes.ts'
import { responses } from './responses/routes.ts'
import { settings } from './settings/routes.ts'
import { stripe } from './stripe/routes.ts'
import { subscriptions } from './subscriptions/routes.ts'
import { cheatSheetRoutes, quickTacticsRoutes } from './tactics/routes.ts'
import { pageStyle } from './tactics/tactics-page.ts'

const api = new Hono<AppEnv>()
  .use(requestId)
  .use(RECEIPT_KEYS_PATH, cached)
  .use('/api/quick-tactics/*', pageStyle)
  .use(securityHeaders)
  // Before the guards of browsers and people: Stripe is neither, and proves who it is by a signature.
  .route('/api/stripe', stripe)
  .use(sameOrigin)
  .use(caller)
  .use(outerWall)
  .route('/api/health', health)
  .route('/api/settings', settings)
  .route('/api/auth', accounts)
  .route('/api/credits', credits)
  .route('/api/subscriptions', subscriptions)
  .route('/api', payments)
  .route('/api/documents', documents)
  .route('/api/documents', responses)
  .route('/api/documents', followUps)
  .route('/api', feedback)
  .route('/api/feature-requests', featureRequests)
  .route('/api/contact', contact)
  .route('/api/professional-resources', resources)
  .route('/api/documents', research)
  .route('/api/documents', business)
  .route('/api/quick-tactics', quickTacticsRoutes)
  .route('/api/strategic-cheat-sheet', cheatSheetRoutes)
  .route('/api/cases', cases)
  .route(RECEIPT_KEYS_PATH, receipts)

export const app = api.onError(handleError).notFound(() => {
  throw new AppError('not_found', 'There is nothing at this address')
})
export type Api = typeof api
