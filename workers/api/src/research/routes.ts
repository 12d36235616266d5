/** Similar cases, and news of the law, about one document. */
import { DocumentIdParam } from '@plainletter/contracts/document'
import { Hono } from 'hono'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { requireCaller } from '../middleware/caller.ts'
import { ownFetch } from '../middleware/own-fetch.ts'
import { smallBody } from '../middleware/small-body.ts'
import { searchNews } from '../news/search-news.ts'
import { openRings } from '../open-rings.ts'
import { validate } from '../validate.ts'
import type { LetterPorts } from './open-letter.ts'
import { researchCases } from './research-cases.ts'

export const research = new Hono<AppEnv>()
  .get('/:id/research-cases', ownFetch, validate('param', DocumentIdParam), async (c) =>
    c.json(await researchCases(await openPorts(c), c.req.valid('param').id), 200),
  )
  .post('/:id/search-news', smallBody, validate('param', DocumentIdParam), async (c) =>
    c.json(await searchNews(await openPorts(c), c.req.valid('param').id), 200),
  )

async function openPorts(c: Context<AppEnv>): Promise<LetterPorts> {
  const caller = requireCaller(c)
  return { env: c.env, rings: await openRings(c.env), caller }
}
