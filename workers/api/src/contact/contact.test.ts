import { composeMail } from '@plainletter/mail/compose-mail'
import { listMessages, openMessage, resealMessage } from '@plainletter/store/contact-messages'
import { forgetExpired } from '@plainletter/store/housekeeping'
import { openMail } from '@plainletter/store/outbox'
import type { ClaimedMail } from '@plainletter/store/outbox'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { askJson } from '../../test/cases.ts'
import { newVisitor, ORIGIN } from '../../test/factories.ts'
import type { Visitor } from '../../test/factories.ts'
import { newPerson } from '../../test/people.ts'
import { allTables } from '../../test/stores.ts'

const OUR_ADDRESS = 'us@plainletter.test'
const DAY_MS = 24 * 60 * 60 * 1000

const newMessage = () => ({
  name: ' Ada ',
  email: `${crypto.randomUUID()}@example.test`,
  category: 'question',
  subject: 'My letter',
  message: 'Where is it?\nIt was here.',
})

const write = (visitor: Visitor, message: object) => askJson(visitor, '/api/contact', message)

const keys = await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS)

/** Opened, with whose account they stand under. */
async function messagesFrom(email: string) {
  const { results } = await env.DB.prepare('SELECT id, user_id FROM contact_messages').all<{
    id: number
    user_id: number | null
  }>()
  const owners = new Map(results.map(({ id, user_id: owner }) => [id, owner]))
  const rows = await listMessages(env.DB, { after: 0, limit: 1_000 })
  const opened = await Promise.all(
    rows.map(async (row) => ({ ...(await openMessage(keys, row)), user_id: owners.get(row.id) })),
  )
  return opened.filter((message) => message.email === email)
}

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

test('no word of it stands in the open, and whoever runs the product gets it by mail, to answer', async () => {
  const message = { ...newMessage(), message: 'walrus-teapot-2281', subject: 'walrus-teapot-2281' }
  // The type is the empty setting of wrangler.toml, which any address may stand in for.
  const bindings = { CONTACT_EMAIL: OUR_ADDRESS as '' }
  const headers = { 'Content-Type': 'application/json' }
  const request = { path: '/api/contact', method: 'POST', headers, body: JSON.stringify(message) }
  expect((await ask(newVisitor(), request, bindings)).response.status).toBe(201)
  const tables = JSON.stringify([...(await allTables())])
  for (const word of ['walrus-teapot', message.email, OUR_ADDRESS])
    expect(tables).not.toContain(word)
  const due = await env.DB.prepare(
    "SELECT id, kind, payload, tries, 0 AS firstTriedAt FROM outbox WHERE kind = 'contact_message' AND user_id IS NULL",
  ).all<ClaimedMail>()
  const mails = await Promise.all(due.results.map((row) => openMail(keys, row)))
  const mail = mails.find((each) => JSON.stringify(each).includes(message.email))
  if (!mail) throw new Error('No mail')
  expect(mail).toMatchObject({ to: OUR_ADDRESS })
  const { subject, text, replyTo } = composeMail(mail, ORIGIN)
  expect([subject.includes('walrus'), text.includes('walrus-teapot-2281'), replyTo]).toEqual([
    false,
    true,
    message.email,
  ])
})

test('a message is sealed anew under a newer key, and opens with that key alone', async () => {
  const message = newMessage()
  await write(newVisitor(), message)
  const both = await parseKeyEncryptionKeys(
    `${env.KEY_ENCRYPTION_KEYS},9:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8`,
  )
  const [row, ...more] = (await listMessages(env.DB, { after: 0, limit: 1_000 })).slice(-1)
  if (!row) throw new Error('No message')
  expect(more).toEqual([])
  const opened = await openMessage(keys, row)
  expect(await resealMessage({ database: env.DB, keys: both }, row)).toBe(true)
  const [sealed] = await listMessages(env.DB, { after: row.id - 1, limit: 1 })
  if (!sealed) throw new Error('No message')
  await expect(openMessage(keys, sealed)).rejects.toThrow('not here')
  expect(await openMessage(both, sealed)).toEqual(opened)
  expect(await resealMessage({ database: env.DB, keys: both }, sealed)).toBe(false)
  await env.DB.prepare('DELETE FROM contact_messages WHERE id = ?1').bind(row.id).run()
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
