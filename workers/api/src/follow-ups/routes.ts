/** Follow-up questions about one document. */
import { DocumentIdParam } from '@plainletter/contracts/document'
import { Enhance } from '@plainletter/contracts/follow-up'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { letterPorts } from '../documents/open-told-letter.ts'
import { smallBody } from '../middleware/small-body.ts'
import { validate } from '../validate.ts'
import { enhance } from './enhance.ts'

export const followUps = new Hono<AppEnv>().post(
  '/:id/enhance-analysis',
  smallBody,
  validate('param', DocumentIdParam),
  validate('json', Enhance),
  async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await enhance(await letterPorts(c), id, c.req.valid('json').additionalInfo), 200)
  },
)
