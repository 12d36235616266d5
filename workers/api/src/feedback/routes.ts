/** "Not Quite Right?": what can be said, keeping it, and reading a letter again with it. */
import { DocumentIdParam } from '@plainletter/contracts/document'
import { Feedback, FEEDBACK_INTERFACE } from '@plainletter/contracts/feedback'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { letterPorts } from '../documents/open-told-letter.ts'
import { smallBody } from '../middleware/small-body.ts'
import { validate } from '../validate.ts'
import { keepFeedback } from './keep-feedback.ts'
import { reprocess } from './reprocess.ts'

export const feedback = new Hono<AppEnv>()
  .get('/feedback-interface', (c) => c.json(FEEDBACK_INTERFACE, 200))
  .post(
    '/documents/:id/feedback',
    smallBody,
    validate('param', DocumentIdParam),
    validate('json', Feedback),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await keepFeedback(await letterPorts(c), id, c.req.valid('json')), 200)
    },
  )
  .post(
    '/documents/:id/reprocess',
    smallBody,
    validate('param', DocumentIdParam),
    validate('json', Feedback),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await reprocess(await letterPorts(c), id, c.req.valid('json')), 200)
    },
  )
