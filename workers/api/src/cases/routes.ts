/** Cases: open one, list them, close one, and put documents into them or take them out. */
import { CaseIdParam, CreateCase, LinkDocument, UnlinkParam } from '@plainletter/contracts/case'
import type { CaseCreated } from '@plainletter/contracts/case'
import { closeCase, listCaseDocuments, listCases } from '@plainletter/store/cases'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { showList } from '../documents/show-document.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { smallBody } from '../middleware/small-body.ts'
import { openRings } from '../open-rings.ts'
import { validate } from '../validate.ts'
import { createCase } from './create-case.ts'
import { linkToCase, noSuchCase, unlinkFromCase } from './link-to-case.ts'
import { showCases } from './show-cases.ts'

export const cases = new Hono<AppEnv>()
  .use(smallBody)
  .get('/', async (c) => {
    const found = requireSignedIn(await listCases(c.env.DB, requireCaller(c)))
    return c.json(await showCases(await openRings(c.env), found), 200)
  })
  .post('/create', validate('json', CreateCase), async (c) => {
    const ports = { env: c.env, rings: await openRings(c.env), caller: requireCaller(c) }
    const id = await createCase(ports, c.req.valid('json'))
    return c.json({ id, message: 'Case Created' } satisfies CaseCreated, 201)
  })
  .post('/:id/close', validate('param', CaseIdParam), async (c) => {
    const { id } = c.req.valid('param')
    const { isFound } = requireSignedIn(await closeCase(c.env.DB, requireCaller(c), id))
    if (!isFound) throw noSuchCase()
    return c.json({ message: 'Case Closed' }, 200)
  })
  .get('/:id/documents', validate('param', CaseIdParam), async (c) => {
    const { id } = c.req.valid('param')
    const found = requireSignedIn(await listCaseDocuments(c.env.DB, requireCaller(c), id))
    if (!found.documents) throw noSuchCase()
    return c.json(await showList(await openRings(c.env), found.documents), 200)
  })
  .post(
    '/:id/link-document',
    validate('param', CaseIdParam),
    validate('json', LinkDocument),
    async (c) => {
      const target = { caseId: c.req.valid('param').id, ...c.req.valid('json') }
      await linkToCase(c.env, requireCaller(c), target)
      return c.json({ message: 'Document Linked' }, 200)
    },
  )
  .delete('/:id/unlink-document/:documentId', validate('param', UnlinkParam), async (c) => {
    const { id, documentId } = c.req.valid('param')
    await unlinkFromCase(c.env, requireCaller(c), { caseId: id, documentId })
    return c.json({ message: 'Document Unlinked' }, 200)
  })
