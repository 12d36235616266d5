/** Letters: analyse one, list them, look through them, read one, delete one. */
import { DocumentIdParam, SearchDocuments } from '@plainletter/contracts/document'
import type { FoundDocuments } from '@plainletter/contracts/document'
import type { DocumentDeleted } from '@plainletter/contracts/receipt'
import { findDocument, listDocuments } from '@plainletter/store/documents'
import { openReceiptSigner } from '@plainletter/vault/deletion-receipt'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { smallBody } from '../middleware/small-body.ts'
import { openRings } from '../open-rings.ts'
import { signReceipt } from '../receipts/sign-receipt.ts'
import { validate } from '../validate.ts'
import { analyze } from './analyze.ts'
import { deleteDocument } from './delete-document.ts'
import { searchDocuments } from './search-documents.ts'
import { showDocument, showList } from './show-document.ts'

export const documents = new Hono<AppEnv>()
  .post('/analyze', (c) => analyze(c))
  .get('/user', async (c) => {
    const found = requireSignedIn(await listDocuments(c.env.DB, requireCaller(c)))
    return c.json(await showList(await openRings(c.env), found.documents), 200)
  })
  .post('/search', smallBody, validate('json', SearchDocuments), async (c) => {
    const ports = { env: c.env, rings: await openRings(c.env), caller: requireCaller(c) }
    const ids = await searchDocuments(ports, c.req.valid('json').query)
    return c.json({ ids } satisfies FoundDocuments, 200)
  })
  .get('/:id', validate('param', DocumentIdParam), async (c) => {
    const { id } = c.req.valid('param')
    const found = requireSignedIn(await findDocument(c.env.DB, requireCaller(c), id))
    if (!found.document) throw new AppError('not_found', 'No such document')
    return c.json(await showDocument(await openRings(c.env), found.document), 200)
  })
  .delete('/:id', validate('param', DocumentIdParam), async (c) => {
    const ports = { env: c.env, rings: await openRings(c.env), caller: requireCaller(c) }
    // Opened first: without a key that signs, nothing is deleted yet.
    const signer = await openReceiptSigner(c.env.RECEIPT_KEY)
    const deletion = await deleteDocument(ports, c.req.valid('param').id)
    const receipt = await signReceipt(signer, deletion)
    return c.json({ message: 'Document deleted', receipt } satisfies DocumentDeleted, 200)
  })
