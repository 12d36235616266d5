/** Similar cases, and news of the law, about one document. */
import { DocumentIdParam } from '@plainletter/contracts/document'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { letterPorts } from '../documents/open-told-letter.ts'
import { ownFetch } from '../middleware/own-fetch.ts'
import { smallBody } from '../middleware/small-body.ts'
import { searchNews } from '../news/search-news.ts'
import { validate } from '../validate.ts'
import { researchCases } from './research-cases.ts'

export const research = new Hono<AppEnv>()
  .get('/:id/research-cases', ownFetch, validate('param', DocumentIdParam), async (c) =>
    c.json(await researchCases(await letterPorts(c), c.req.valid('param').id), 200),
  )
  // The same for browsers that are too old to say where a GET comes from: of a POST, Origin tells.
  .post('/:id/research-cases', smallBody, validate('param', DocumentIdParam), async (c) =>
    c.json(await researchCases(await letterPorts(c), c.req.valid('param').id), 200),
  )
  .post('/:id/search-news', smallBody, validate('param', DocumentIdParam), async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await searchNews(await letterPorts(c), id, c.env.NEWS_FEEDS), 200)
  })
