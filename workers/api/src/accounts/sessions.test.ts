import type { SignIn } from '@plainletter/contracts/account'
import { insertSession } from '@plainletter/store/users'
import { sha256Hex } from '@plainletter/vault/digest'
import { randomToken } from '@plainletter/vault/random'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { ask } from '../../test/ask.ts'
import { newPerson } from '../../test/people.ts'
import type { Person } from '../../test/people.ts'

/** The same person in another browser. */
async function elsewhere(person: Person, agentFamily: string): Promise<Person> {
  const token = randomToken()
  const session = { tokenHash: await sha256Hex(token), ipPrefix: '203.0.113', agentFamily }
  await insertSession(env.DB, { userId: person.id, password: 'none', session, now: Date.now() })
  return { ...person, cookie: `__Host-session=${token}` }
}

async function list(person: Person): Promise<SignIn[]> {
  const { response } = await ask(person, { path: '/api/auth/sessions' })
  return response.json<SignIn[]>()
}

const isSignedIn = async (person: Person) =>
  (await ask(person, { path: '/api/auth/me' })).response.status === 200

test('a person sees where they are signed in, this browser first', async () => {
  const person = await newPerson()
  await elsewhere(person, 'Firefox')
  expect(await list(person)).toMatchObject([
    { isThis: true, browser: null },
    { isThis: false, browser: 'Firefox', network: '203.0.113' },
  ])
})

test('signing out elsewhere ends every other browser at once, and no other person', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const phone = await elsewhere(person, 'Safari')
  const { response } = await ask(person, { path: '/api/auth/sign-out-others', method: 'POST' })
  expect(await response.json()).toMatchObject({ ended: 1 })
  expect([await isSignedIn(person), await isSignedIn(phone), await isSignedIn(other)]).toEqual([
    true,
    false,
    true,
  ])
})
