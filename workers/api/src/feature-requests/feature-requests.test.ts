import { listWishes, openWish } from '@plainletter/store/feature-requests'
import { CannotOpenError } from '@plainletter/vault/gcm'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import type { Visitor } from '../../test/factories.ts'
import { newReader } from '../../test/letters.ts'
import { newPerson } from '../../test/people.ts'
import { allTables } from '../../test/stores.ts'

const WISH = {
  requestType: 'improvement',
  title: ' Larger letters ',
  description: 'I read better when letters are large.',
}

const wish = (visitor: Visitor, fields: object = {}) =>
  askJson(visitor, '/api/feature-requests', { ...WISH, ...fields })

const keys = await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS)

/** Rows, with their words opened. */
async function wishesOf(userId: number) {
  const { results } = await env.DB.prepare('SELECT * FROM feature_requests WHERE user_id = ?1')
    .bind(userId)
    .all<Record<string, unknown>>()
  const sealed = await listWishes(env.DB, { after: 0, limit: 1_000 })
  return Promise.all(
    results.map(async (row) => {
      const own = sealed.find(({ id }) => id === row['id'])
      return { ...row, ...(own && (await openWish(keys, own))) }
    }),
  )
}

test('a wish is kept as it was written, with the priority and the state of every new one', async () => {
  const person = await newPerson()
  const { response } = await wish(person, { userGoal: ' ', suggestedSolution: 'A button' })
  expect([response.status, await response.json()]).toEqual([
    201,
    { message: 'Feature Request Submitted' },
  ])
  expect(await wishesOf(person.id)).toEqual([
    expect.objectContaining({
      document_id: null,
      request_type: 'improvement',
      title: 'Larger letters',
      description: WISH.description,
      userGoal: null,
      suggestedSolution: 'A button',
      priority: 'medium',
      status: 'submitted',
      admin_notes: null,
    }),
  ])
})

test('no word of it stands in the open, and no part of one opens in the place of another', async () => {
  const person = await newPerson()
  const [title, description] = ['walrus-kettle-1', 'walrus-kettle-2']
  const words = { userGoal: 'walrus-kettle-3', currentLimitation: 'walrus-kettle-4' }
  await wish(person, { title, description, ...words, suggestedSolution: 'walrus-kettle-5' })
  expect(JSON.stringify([...(await allTables())])).not.toContain('walrus-kettle')
  const [row] = (await listWishes(env.DB, { after: 0, limit: 1_000 })).slice(-1)
  if (!row) throw new Error('No wish')
  await expect(openWish(keys, { ...row, title: row.description })).rejects.toThrow(CannotOpenError)
  await expect(openWish(keys, { ...row, id: row.id + 1 })).rejects.toThrow(CannotOpenError)
})

test.each([
  { requestType: '' },
  { requestType: undefined },
  { title: ' ' },
  { title: undefined },
  { description: '' },
])('%j is not enough', async (fields) => {
  const person = await newPerson()
  const { response } = await wish(person, fields)
  const { message } = await response.json<{ message: string }>()
  expect([response.status, message]).toEqual([
    400,
    'Please fill in the request type, title, and description',
  ])
})

test.each([{ priority: 'high' }, { status: 'done' }, { adminNotes: 'x' }, { userId: 1 }])(
  '%j is not for the person to say',
  async (fields) => {
    const person = await newPerson()
    expect((await wish(person, fields)).response.status).toBe(400)
    expect(await wishesOf(person.id)).toEqual([])
  },
)

test('a wish may name a letter of their own, and of nobody else', async () => {
  const [owner, stranger] = [await newReader(), await newPerson()]
  const { documentId } = owner
  expect((await wish(stranger, { documentId })).response.status).toBe(404)
  expect((await wish(stranger, { documentId: 123_456_789 })).response.status).toBe(404)
  expect((await wish(owner, { documentId })).response.status).toBe(201)
  expect(await wishesOf(stranger.id)).toEqual([])
})

test('the letter that a wish names can be deleted, and the wish stays', async () => {
  const owner = await newReader()
  const { documentId } = owner
  await wish(owner, { documentId })
  const { response } = await ask(owner, { path: `/api/documents/${documentId}`, method: 'DELETE' })
  expect(response.status).toBe(200)
  expect(await wishesOf(owner.id)).toEqual([expect.objectContaining({ document_id: null })])
})

test('ten wishes a day are taken', async () => {
  const person = await newPerson()
  const tries = Array.from({ length: 12 }, () => wish(person))
  const statuses = (await Promise.all(tries)).map(({ response }) => response.status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(await wishesOf(person.id)).toHaveLength(10)
})
