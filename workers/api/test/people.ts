/** People put straight into the database, in every state of a session. Nothing is hashed for them, so they are quick. */
import { insertUser } from '@plainletter/store/users'
import { sha256Hex } from '@plainletter/vault/digest'
import { randomId, randomToken } from '@plainletter/vault/random'
import { env } from 'cloudflare:workers'

import { giveCredits, newVisitor } from './factories.ts'
import type { Visitor } from './factories.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Person extends Visitor {
  readonly id: number
  readonly email: string
  readonly cookie: string
}

/** A signed-in person. Their password opens nothing: its hash is no hash. */
export async function newPerson({ credits = 0, isVerified = true } = {}): Promise<Person> {
  const token = randomToken()
  const email = `${crypto.randomUUID()}@example.test`
  const id = randomId()
  const session = { tokenHash: await sha256Hex(token), ipPrefix: null, agentFamily: null }
  const user = { id, email, password: 'none', signupSource: 'test', session }
  await insertUser(env.DB, user, Date.now())
  if (isVerified) await run('UPDATE users SET account_verified = 1 WHERE id = ?1', id)
  if (credits > 0) await giveCredits(email, credits)
  return { ...newVisitor(), id, email, cookie: `__Host-session=${token}` }
}

/** Everybody whom a route may meet besides the owner. */
export const STRANGERS = {
  anonymous: () => Promise.resolve(newVisitor()),
  'other user': () => newPerson({ credits: 1 }),
  'unverified user': () => newPerson({ credits: 1, isVerified: false }),
  'expired session': () => withSession('expires_at', Date.now() - 1),
  'idle session': () => withSession('last_seen_at', Date.now() - 7 * DAY_MS - 1),
  'signed-out session': async () => {
    const person = await newPerson({ credits: 1 })
    await run('DELETE FROM sessions WHERE user_id = ?1', person.id)
    return person
  },
  'altered cookie': async () => {
    const person = await newPerson({ credits: 1 })
    const last = person.cookie.endsWith('A') ? 'B' : 'A'
    return { ...person, cookie: person.cookie.slice(0, -1) + last }
  },
} as const satisfies Record<string, () => Promise<Visitor>>

export type Stranger = keyof typeof STRANGERS

async function withSession(column: 'expires_at' | 'last_seen_at', at: number): Promise<Visitor> {
  const person = await newPerson({ credits: 1 })
  await run(`UPDATE sessions SET ${column} = ?2 WHERE user_id = ?1`, person.id, at)
  return person
}

const run = (text: string, ...values: number[]) =>
  env.DB.prepare(text)
    .bind(...values)
    .run()
