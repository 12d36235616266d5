/** Letters about one document: write one, explain the draft, check one from elsewhere. */
import { DocumentIdParam } from '@plainletter/contracts/document'
import { CheckLetter, GenerateResponse } from '@plainletter/contracts/response'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { letterPorts } from '../documents/open-told-letter.ts'
import { smallBody } from '../middleware/small-body.ts'
import { validate } from '../validate.ts'
import { checkResponse, explainDraft, writeResponse } from './write-response.ts'

export const responses = new Hono<AppEnv>()
  .post(
    '/:id/generate-response',
    smallBody,
    validate('param', DocumentIdParam),
    validate('json', GenerateResponse),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await writeResponse(await letterPorts(c), id, c.req.valid('json')), 200)
    },
  )
  .post('/:id/generate-letter-notes', smallBody, validate('param', DocumentIdParam), async (c) =>
    c.json(await explainDraft(await letterPorts(c), c.req.valid('param').id), 200),
  )
  .post(
    '/:id/check-letter',
    smallBody,
    validate('param', DocumentIdParam),
    validate('json', CheckLetter),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await checkResponse(await letterPorts(c), id, c.req.valid('json').text), 200)
    },
  )
