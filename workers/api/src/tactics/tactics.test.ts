import { CheatSheet } from '@plainletter/contracts/cheat-sheet'
import { CountryCode } from '@plainletter/contracts/country'
import { DAILY_LIMITS } from '@plainletter/contracts/prices'
import { CheatSheetAnswer, SITUATION_CHARACTERS } from '@plainletter/contracts/tactics'
import { ADVICE } from '@plainletter/engine/advice'
import { forgetExpired } from '@plainletter/store/housekeeping'
import { checkLedger } from '@plainletter/store/ledger-checks'
import { findOwners } from '@plainletter/store/reconciliation'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { boughtFor } from '../../test/bought.ts'
import type { Visitor } from '../../test/factories.ts'
import { bindingsWith, FAULTS } from '../../test/faulty-bindings.ts'
import { paidFor } from '../../test/paid-letters.ts'
import { newPerson } from '../../test/people.ts'
import { allTables, keysOnRing } from '../../test/stores.ts'

const SITUATION = 'A collector asks me for an old catalogue debt in Leeds.'
const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

afterEach(() => void vi.restoreAllMocks())

interface Wish {
  readonly area?: string
  readonly key?: string
  readonly body?: Record<string, unknown>
  readonly bindings?: Partial<Env>
}

async function askSheet(who: Visitor, { area = 'debt', key, body, bindings }: Wish = {}) {
  const { response } = await ask(
    who,
    {
      path: `/api/strategic-cheat-sheet/${area}`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) },
      body: JSON.stringify({ userSituation: SITUATION, ...body }),
    },
    bindings,
  )
  return response
}

async function sheetFor(who: Visitor, wish?: Wish): Promise<CheatSheetAnswer> {
  const response = await askSheet(who, wish)
  expect(response.status).toBe(200)
  return CheatSheetAnswer.parse(await response.json())
}

describe('POST /api/strategic-cheat-sheet/{area}', () => {
  test('takes one credit and answers a sheet whose every tactic names its risk and its law', async () => {
    const person = await newPerson({ credits: 3 })
    const { cheatSheet, isCharged } = await sheetFor(person)
    expect([cheatSheet.category, isCharged]).toEqual(['Debt', true])
    for (const { tactics, basis } of cheatSheet.sections) {
      expect(basis).toHaveLength(tactics.length)
      for (const tactic of tactics) expect(tactic).toMatch(/Risk: .+ Not when: /)
    }
    expect(await paidFor(person.id)).toMatchObject({
      balance: 2,
      addsUp: 1,
      sheetSpends: 1,
      sheets: 1,
      paidActions: 1,
    })
  })

  test.each(CountryCode.options)('works for %s, by code and by name', async (country) => {
    const asked = { area: 'housing', situation: SITUATION, country } as const
    const expected = await ADVICE.writeSheet(asked, Date.now())
    const person = await newPerson({ credits: 3 })
    const wish = { area: 'housing', body: { jurisdiction: country } }
    expect((await sheetFor(person, wish)).cheatSheet).toEqual(expected)
  })

  test('the same attempt asked again answers the same sheet and takes nothing', async () => {
    const person = await newPerson({ credits: 3 })
    const key = 'attempt-1234'
    const first = await sheetFor(person, { key })
    expect(await sheetFor(person, { key })).toEqual({ ...first, isCharged: false })
    expect(await paidFor(person.id)).toMatchObject({ balance: 2, sheetSpends: 1, sheets: 1 })
    expect((await sheetFor(person, { key: 'attempt-5678' })).isCharged).toBe(true)
    expect(await paidFor(person.id)).toMatchObject({ balance: 1, sheetSpends: 2, sheets: 2 })
  })

  test('two clicks that name no attempt are one sheet', async () => {
    const person = await newPerson({ credits: 3 })
    await Promise.all([sheetFor(person), sheetFor(person)])
    expect(await paidFor(person.id)).toMatchObject({ balance: 2, sheetSpends: 1, sheets: 1 })
  })

  test('a key stands for one wish: another is refused, and nothing is taken', async () => {
    const person = await newPerson({ credits: 3 })
    const key = 'attempt-1234'
    await sheetFor(person, { key })
    expect((await askSheet(person, { key, area: 'housing' })).status).toBe(409)
    expect((await askSheet(person, { key: 'short' })).status).toBe(400)
    expect((await askSheet(person, { key: `auto:${'x'.repeat(20)}` })).status).toBe(400)
    expect(await paidFor(person.id)).toMatchObject({ balance: 2, sheets: 1 })
  })

  test('the key of one person says nothing to another', async () => {
    const [one, other] = [await newPerson({ credits: 1 }), await newPerson({ credits: 1 })]
    await sheetFor(one, { key: 'attempt-1234' })
    const answer = await sheetFor(other, { key: 'attempt-1234', area: 'housing' })
    expect([answer.isCharged, answer.cheatSheet.category]).toEqual([true, 'Housing'])
  })

  test('without a credit it is refused in the words of the catalogue', async () => {
    const person = await newPerson()
    const response = await askSheet(person)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      code: 'credits_required',
      error: 'No credits remaining. Credits required to make a cheat sheet.',
    })
    expect(await paidFor(person.id)).toMatchObject({ sheets: 0, balance: 0 })
    expect(await keysOnRing(person.id)).toBe(0)
  })

  test('a plan pays for it while it has an analysis left', async () => {
    const person = await newPerson()
    await boughtFor('POST /api/subscriptions/cancel', person)
    expect((await sheetFor(person)).isCharged).toBe(true)
    expect(await paidFor(person.id)).toMatchObject({ sheets: 1, allowanceUses: 1, sheetSpends: 0 })
  })

  test('the thirty-first paid action of a day is refused, and leaves no key', async () => {
    const person = await newPerson({ credits: 3 })
    const day = new Date().toISOString().slice(0, 10)
    await env.DB.prepare(
      'UPDATE users SET daily_ai_calls = ?2, daily_calls_reset_date = ?3 WHERE id = ?1',
    )
      .bind(person.id, DAILY_LIMITS.paidActions, day)
      .run()
    expect((await askSheet(person)).status).toBe(429)
    expect(await paidFor(person.id)).toMatchObject({ sheets: 0, balance: 3 })
    expect(await keysOnRing(person.id)).toBe(0)
  })

  test('where we hold no tactics, a sentence says so, who helps is named, and nothing is taken', async () => {
    const person = await newPerson()
    const writeSheet: typeof ADVICE.writeSheet = async (asked, now) => ({
      ...(await ADVICE.writeSheet(asked, now)),
      sections: [],
      description: 'We hold no tactics on this for England yet.',
    })
    const bindings = { ADVICE: { writeSheet } as unknown as Env['ADVICE'] }
    expect(await sheetFor(person, { bindings })).toMatchObject({
      isCharged: false,
      cheatSheet: { sections: [], description: 'We hold no tactics on this for England yet.' },
    })
    expect(await paidFor(person.id)).toMatchObject({ sheets: 0, balance: 0, paidActions: 0 })
  })

  test.each([
    [{ area: 'space' }, 404],
    [{ body: { jurisdiction: 'Atlantis' } }, 400],
    [{ body: { userSituation: '  ' } }, 400],
    [{ body: { userSituation: 'x'.repeat(SITUATION_CHARACTERS + 1) } }, 400],
    [{ body: { isCharged: false } }, 400],
  ])('%j is refused', async (wish, status) => {
    const person = await newPerson({ credits: 1 })
    expect((await askSheet(person, wish)).status).toBe(status)
    expect(await paidFor(person.id)).toMatchObject({ sheets: 0, balance: 1 })
  })

  test('of ten attempts at once with three credits, three get a sheet', async () => {
    const person = await newPerson({ credits: 3 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => askSheet(person, { key: `attempt-${n}000` })),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403, 403, 403, 403, 403])
    expect(await paidFor(person.id)).toMatchObject({
      balance: 0,
      sheetSpends: 3,
      sheets: 3,
      addsUp: 1,
    })
    expect(await keysOnRing(person.id)).toBe(3)
  }, 60_000)

  test('no word of a sheet or of a situation stands in the database', async () => {
    const person = await newPerson({ credits: 1 })
    await sheetFor(person)
    const tables = JSON.stringify([...(await allTables())])
    for (const words of ['catalogue debt', 'Financial Leverage'])
      expect(tables).not.toContain(words)
  })

  test.each(FAULTS)(
    'sheet and spend are both there or neither, whichever await is %s, and a second try ends with one of each',
    async (fault) => {
      const key = 'attempt-1234'
      const tryWith = async (place: number) => {
        const person = await newPerson({ credits: 2 })
        const storage = bindingsWith({ place, fault })
        await (await askSheet(person, { key, bindings: storage.bindings })).body?.cancel()
        return { person, calls: storage.calls() }
      }
      const { calls } = await tryWith(0)
      expect(calls).toBeGreaterThanOrEqual(4)
      for (let place = 1; place <= calls; place += 1) {
        const { person } = await tryWith(place)
        const after = await paidFor(person.id)
        expect(after?.['sheets'], `${fault} at call ${place}`).toBe(after?.['sheetSpends'])
        const { cheatSheet } = await sheetFor(person, { key })
        expect(CheatSheet.safeParse(cheatSheet).success).toBe(true)
        expect(await paidFor(person.id)).toMatchObject({ balance: 1, sheetSpends: 1, sheets: 1 })
      }
    },
    60_000,
  )

  test('a sheet is kept for thirty days, then its row goes and its key has no owner any more', async () => {
    const person = await newPerson({ credits: 1 })
    await sheetFor(person)
    const id = await env.DB.prepare('SELECT id FROM cheat_sheets WHERE user_id = ?1')
      .bind(person.id)
      .first<number>('id')
    const owners = async () => (await findOwners(env.DB, [id ?? 0])).get(id ?? 0)
    await forgetExpired(env.DB, Date.now() + 30 * DAY_MS - 60_000)
    expect(await owners()).toBe(person.id)
    await forgetExpired(env.DB, Date.now() + 30 * DAY_MS)
    expect(await owners()).toBeUndefined()
  })
})

test('the ledger is whole after all of this', async () => {
  for (const { what, faults } of await checkLedger(env.DB))
    expect([what, faults]).toEqual([what, []])
})
