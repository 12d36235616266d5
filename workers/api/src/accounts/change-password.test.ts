import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import { NEW_PASSWORD, change, me, post, reset, said, signIn } from '../../test/account-calls.ts'
import { cookieOf, newVisitor } from '../../test/factories.ts'
import { givePassword, mailsTo, newResetLink, OWN_PASSWORD } from '../../test/mailed-links.ts'
import { newPerson } from '../../test/people.ts'

describe('Changing a password', () => {
  test('ends every other session and every reset link, and the owner is told', async () => {
    const person = await newPerson()
    await givePassword(person)
    const token = await newResetLink(person)
    const second = await signIn(person.email, OWN_PASSWORD)
    const response = await post(person, change(OWN_PASSWORD))
    expect(await said(response.clone())).toEqual([200, 'Password changed successfully'])
    expect((await me(person)).status).toBe(401)
    expect((await me({ ...person, cookie: cookieOf(second) })).status).toBe(401)
    expect((await me({ ...person, cookie: cookieOf(response) })).status).toBe(200)
    expect((await post(newVisitor(), reset(token))).status).toBe(400)
    expect((await mailsTo(person.email)).at(-1)).toMatchObject({ kind: 'password_changed' })
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200)
  })

  test('a wrong current password changes nothing, and the eleventh in an hour is not checked', async () => {
    const person = await newPerson()
    await givePassword(person)
    const tries = Array.from({ length: 12 }, () => post(person, change('not the words')))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect((await me(person)).status).toBe(200)
    expect(await mailsTo(person.email)).toEqual([])
  })

  test('of two changes at once, one holds, and one session is left', async () => {
    const person = await newPerson()
    await givePassword(person)
    const both = await Promise.all([1, 2].map(() => post(person, change(OWN_PASSWORD))))
    const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 400])
    const sessions = await env.DB.prepare('SELECT COUNT(*) AS n FROM sessions WHERE user_id = ?1')
      .bind(person.id)
      .first('n')
    expect(sessions).toBe(1)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })
})
