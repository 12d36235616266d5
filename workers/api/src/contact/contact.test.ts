import { forgetExpired } from '@plainletter/store/housekeeping'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { askJson } from '../../test/cases.ts'
import { newVisitor } from '../../test/factories.ts'
import type { Visitor } from '../../test/factories.ts'
import { newPerson } from '../../test/people.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const newMessage = () => ({
  name: ' Ada ',
  email: `${crypto.randomUUID()}@example.test`,
  category: 'question',
  subject: 'My letter',
  message: 'Where is it?\nIt was here.',
})

const write = (visitor: Visitor, message: object) => askJson(visitor, '/api/contact', message)

const messagesFrom = async (email: string) =>
  (
    await env.DB.prepare('SELECT * FROM contact_messages WHERE email = ?1')
      .bind(email)
      .all<Record<string, unknown>>()
  ).results

test('anybody may write, and who is signed in writes under their account', async () => {
  const person = await newPerson()
  for (const [visitor, userId] of [
    [newVisitor(), null],
    [person, person.id],
    [{ ...newVisitor(), cookie: `${person.cookie.slice(0, -2)}AA` }, null],
  ] as const) {
    const message = newMessage()
    const { response } = await write(visitor, message)
    expect([response.status, await response.json()]).toEqual([
      201,
      { message: 'Message Sent Successfully' },
    ])
    expect(await messagesFrom(message.email)).toEqual([
      expect.objectContaining({ ...message, name: 'Ada', user_id: userId }),
    ])
  }
})

test.each(['name', 'email', 'category', 'subject', 'message'])(
  '%s must be there',
  async (field) => {
    for (const value of [undefined, null, '', '  ']) {
      const { response } = await write(newVisitor(), { ...newMessage(), [field]: value })
      const { message } = await response.json<{ message: string }>()
      expect([response.status, message]).toEqual([400, 'Please fill in all required fields.'])
    }
  },
)

test.each(['Ada\r\nBcc: all@example.test', 'Ada\u0000', 'Ada\u0085'])(
  'no line takes a second line: %j',
  async (words) => {
    for (const field of ['name', 'email', 'category', 'subject']) {
      const { response } = await write(newVisitor(), { ...newMessage(), [field]: words })
      expect(response.status).toBe(400)
    }
  },
)

test.each(['ada', 'ada@example', '@example.test', 'a b@example.test', '<ada@example.test>'])(
  '%s is no address',
  async (email) => {
    expect((await write(newVisitor(), { ...newMessage(), email })).response.status).toBe(400)
  },
)

test('five an hour from one network address, three from one email address', async () => {
  const visitor = newVisitor()
  const fromHere = await Promise.all(Array.from({ length: 7 }, () => write(visitor, newMessage())))
  const accepted = fromHere.filter(({ response }) => response.status === 201)
  expect(accepted).toHaveLength(5)
  const message = newMessage()
  const fromOne = await Promise.all(Array.from({ length: 5 }, () => write(newVisitor(), message)))
  expect(fromOne.filter(({ response }) => response.status === 429)).toHaveLength(2)
  expect(await messagesFrom(message.email)).toHaveLength(3)
})

test('a message is forgotten after a year', async () => {
  const message = newMessage()
  await write(newVisitor(), message)
  const written = Date.now()
  await forgetExpired(env.DB, written + 365 * DAY_MS - 60_000)
  expect(await messagesFrom(message.email)).toHaveLength(1)
  await forgetExpired(env.DB, written + 365 * DAY_MS + 60_000)
  expect(await messagesFrom(message.email)).toEqual([])
})
