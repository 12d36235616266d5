import { CheatSheet } from '@plainletter/contracts/cheat-sheet'
import { CountryCode } from '@plainletter/contracts/country'
import { DAILY_LIMITS } from '@plainletter/contracts/prices'
import {
  CheatSheetAnswer,
  QuickTacticsAnswer,
  SITUATION_CHARACTERS,
} from '@plainletter/contracts/tactics'
import { ADVICE } from '@plainletter/engine/advice'
import { forgetExpired } from '@plainletter/store/housekeeping'
import { checkLedger } from '@plainletter/store/ledger-checks'
import { findOwners } from '@plainletter/store/reconciliation'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { boughtFor } from '../../test/bought.ts'
import { askJson } from '../../test/cases.ts'
import { newVisitor } from '../../test/factories.ts'
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

describe('POST /api/quick-tactics', () => {
  const quick = async (body: unknown) =>
    (await askJson(newVisitor(), '/api/quick-tactics', body)).response

  test('anybody gets a title and facts with their law, free', async () => {
    const response = await quick({
      userSituation: SITUATION,
      documentType: 'debt',
      jurisdiction: 'gb',
    })
    const { tactics } = QuickTacticsAnswer.parse(await response.json())
    expect([response.status, tactics.title]).toEqual([200, 'Debt: quick facts for England'])
    expect(tactics.basis).toHaveLength(tactics.keyFacts.length)
  })

  test('the area may be a kind of document, the country a name; both may be absent where they can', async () => {
    const byKind = await quick({ documentType: 'EVICTION_NOTICE', jurisdiction: 'Germany' })
    const { tactics } = QuickTacticsAnswer.parse(await byKind.json())
    expect(tactics.title).toBe('Housing: quick facts for Germany')
    const bare = QuickTacticsAnswer.parse(await (await quick({ documentType: 'debt' })).json())
    expect(bare.tactics.title).toBe('Debt: quick facts for England')
  })

  test.each([
    [{ documentType: 'debt', jurisdiction: 'Atlantis' }, 'jurisdiction'],
    [{ jurisdiction: 'gb' }, 'documentType'],
    [
      { documentType: 'debt', userSituation: 'x'.repeat(SITUATION_CHARACTERS + 1) },
      'userSituation',
    ],
  ])('%j is refused at the field', async (body, field) => {
    const response = await quick(body)
    expect(response.status).toBe(400)
    expect(Object.keys((await response.json<{ fields: object }>()).fields)).toEqual([field])
  })

  test('one address may ask 240 times an hour', async () => {
    const who = newVisitor()
    const body = { documentType: 'debt' }
    expect((await askJson(who, '/api/quick-tactics', body)).response.status).toBe(200)
    await env.DB.prepare("UPDATE limits SET count = 240 WHERE bucket LIKE 'tactics:%'").run()
    expect((await askJson(who, '/api/quick-tactics', body)).response.status).toBe(429)
    expect((await ask(who, { path: '/api/quick-tactics/debt' })).response.status).toBe(429)
    await env.DB.prepare("DELETE FROM limits WHERE bucket LIKE 'tactics:%'").run()
  })
})

describe('GET /api/quick-tactics/{area}', () => {
  const open = async (path: string, accept?: string) =>
    (
      await ask(newVisitor(), {
        path: `/api/quick-tactics/${path}`,
        headers: accept ? { Accept: accept } : {},
      })
    ).response
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

  test.each([[undefined], ['*/*'], ['application/json'], ['application/json, text/html;q=0.5']])(
    'is JSON for Accept: %s',
    async (accept) => {
      const response = await open('housing?jurisdiction=fr', accept)
      const { tactics } = QuickTacticsAnswer.parse(await response.json())
      expect(tactics.title).toBe('Housing: quick facts for France')
    },
  )

  test('is a whole page for a browser: a title, one heading, its language, no script, each fact with its link', async () => {
    const response = await open('debt?jurisdiction=United%20Kingdom', BROWSER)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    const page = await response.text()
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).toContain('<html lang="en-GB">')
    expect(page).toContain('<title>Debt: quick facts for England | Plainletter</title>')
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).not.toMatch(/<script|javascript:|\son\w+=|style="/i)
    expect(page.match(/<small><a href="https:\/\//g)?.length).toBeGreaterThan(3)
  })

  test('its policy allows the very style that the page has, and nothing else', async () => {
    const response = await open('debt', BROWSER)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const style = /<style>([^]*?)<\/style>/.exec(await response.text())?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`,
    )
  })

  test('says so where we hold none, and who helps', async () => {
    const answerQuickly: typeof ADVICE.answerQuickly = async (asked, now) => ({
      ...(await ADVICE.answerQuickly(asked, now)),
      keyFacts: [],
      basis: [],
    })
    const bindings = { ADVICE: { answerQuickly } as unknown as Env['ADVICE'] }
    const request = { path: '/api/quick-tactics/debt', headers: { Accept: BROWSER } }
    const page = await (await ask(newVisitor(), request, bindings)).response.text()
    expect(page).toContain('<p>No quick tactics available for this area.</p>')
    expect(page).toContain('Who helps for free')
  })

  test('what stands in the address never stands in the page', async () => {
    const response = await open(`debt?jurisdiction=gb&x=%3Cscript%3E`, BROWSER)
    expect(await response.text()).not.toContain('<script>')
    for (const path of ['%3Cb%3E', 'debt/%3Cb%3E', 'debt?jurisdiction=%3Cb%3E'])
      expect((await open(path, BROWSER)).status).toBeGreaterThanOrEqual(400)
  })
})

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
