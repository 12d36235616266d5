import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import type { Visitor } from '../../test/factories.ts'
import { newReader } from '../../test/letters.ts'
import { newPerson } from '../../test/people.ts'

const WISH = {
  requestType: 'improvement',
  title: ' Larger letters ',
  description: 'I read better when letters are large.',
}

const wish = (visitor: Visitor, fields: object = {}) =>
  askJson(visitor, '/api/feature-requests', { ...WISH, ...fields })

const wishesOf = async (userId: number) =>
  (
    await env.DB.prepare('SELECT * FROM feature_requests WHERE user_id = ?1')
      .bind(userId)
      .all<Record<string, unknown>>()
  ).results

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
      user_goal: null,
      suggested_solution: 'A button',
      priority: 'medium',
      status: 'submitted',
      admin_notes: null,
    }),
  ])
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
