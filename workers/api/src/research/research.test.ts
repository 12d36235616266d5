import { DAILY_LIMITS } from '@plainletter/contracts/prices'
import { CaseResearchAnswer } from '@plainletter/contracts/research'
import { checkLedger } from '@plainletter/store/ledger-checks'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ask } from '../../test/ask.ts'
import { boughtFor } from '../../test/bought.ts'
import { bindingsWith, FAULTS } from '../../test/faulty-bindings.ts'
import { newReader } from '../../test/letters.ts'
import type { Owner } from '../../test/letters.ts'
import { askResearch, newParker, paidFor } from '../../test/paid-letters.ts'
import { allTables } from '../../test/stores.ts'

const ONCE = { addsUp: 1, researchSpends: 1, researched: 1, paidActions: 2 }
const NEVER = { addsUp: 1, researchSpends: 0, researched: 0, paidActions: 1 }

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

async function research(owner: Owner): Promise<CaseResearchAnswer> {
  const { response } = await askResearch(owner)
  expect(response.status).toBe(200)
  return CaseResearchAnswer.parse(await response.json())
}

describe('GET /api/documents/{id}/research-cases', () => {
  test('takes one credit, says which cases fit and why, and is free from then on', async () => {
    const owner = await newParker()
    const first = await research(owner)
    expect(first.isCharged).toBe(true)
    expect(first.research).toContain('ParkingEye Ltd v Beavis')
    expect(first.cases[0]).toMatchObject({
      citation: expect.stringMatching(/\d{4}/),
      link: expect.stringMatching(/^https:/),
      why: expect.stringMatching(/^Your letter says|^It is about/),
    })
    const again = await research(owner)
    expect(again).toEqual({ ...first, isCharged: false })
    expect(await paidFor(owner.id)).toMatchObject({ ...ONCE, balance: 4 })
  })

  test('no word of it stands in the database', async () => {
    const owner = await newParker()
    await research(owner)
    expect(JSON.stringify([...(await allTables())])).not.toContain('Beavis')
  })

  test('without a credit it is refused in the words of the catalogue, and nothing is kept', async () => {
    const owner = await newParker({ credits: 0 })
    const { response } = await askResearch(owner)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      code: 'credits_required',
      error: 'No credits remaining. Credits required to research similar cases.',
    })
    expect(await paidFor(owner.id)).toMatchObject({ ...NEVER, balance: 0 })
  })

  test('a plan pays for it while it has an analysis left', async () => {
    const owner = await newParker()
    await boughtFor('POST /api/subscriptions/cancel', owner)
    expect((await research(owner)).isCharged).toBe(true)
    expect(await paidFor(owner.id)).toMatchObject({
      balance: 5,
      addsUp: 1,
      researchSpends: 0,
      allowanceUses: 1,
      researched: 1,
    })
  })

  test('where no case fits, a sentence says so and nothing is taken, also without a credit', async () => {
    const owner = await newReader({
      credits: 1,
      text: 'Thank you for the cake. See you on Sunday.',
    })
    const answer = await research(owner)
    expect(answer).toMatchObject({ cases: [], isCharged: false })
    expect(answer.research).toMatch(/^We hold no leading case that fits/)
    expect(await paidFor(owner.id)).toMatchObject({ ...NEVER, balance: 0 })
  })

  test('it counts among the paid actions of a day, and stops with them', async () => {
    const owner = await newParker()
    await env.DB.prepare('UPDATE users SET daily_ai_calls = ?2 WHERE id = ?1')
      .bind(owner.id, DAILY_LIMITS.paidActions)
      .run()
    const { response } = await askResearch(owner)
    expect([response.status, await response.text()]).toEqual([
      429,
      expect.stringContaining(
        'You can use 30 paid tools a day. Try again tomorrow. No credit was taken.',
      ),
    ])
    expect(await paidFor(owner.id)).toMatchObject({ researchSpends: 0, researched: 0, balance: 5 })
  })

  test('a letter that is still being read has none yet', async () => {
    const owner = await newParker()
    await env.DB.prepare("UPDATE jobs SET status = 'running' WHERE document_id = ?1")
      .bind(owner.documentId)
      .run()
    expect((await askResearch(owner)).response.status).toBe(409)
    expect(await paidFor(owner.id)).toMatchObject(NEVER)
  })

  test('a letter that is past its day has none any more', async () => {
    const owner = await newParker()
    await research(owner)
    await env.DB.prepare('UPDATE documents SET auto_delete_at = ?2 WHERE id = ?1')
      .bind(owner.documentId, Date.now())
      .run()
    expect((await askResearch(owner)).response.status).toBe(404)
  })
})

describe('A GET that costs a credit', () => {
  test.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' }],
    ['a link of our own', { 'Sec-Fetch-Mode': 'navigate' }],
    ['an image or script of our own page', { 'X-Requested-With': '' }],
    ['another library', { 'X-Requested-With': 'XMLHttpRequest' }],
    ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
    [
      'an older browser that says only Origin',
      { 'Sec-Fetch-Site': '', Origin: 'http://localhost' },
    ],
  ])('does nothing for %s', async (_, headers) => {
    const owner = await newParker()
    const { response } = await askResearch(owner, headers)
    expect(response.status).toBe(403)
    expect(await paidFor(owner.id)).toMatchObject({ ...NEVER, balance: 5 })
  })

  test('is a POST as well, for browsers that do not say where a GET comes from, and pays once for both', async () => {
    const owner = await newParker()
    const path = `/api/documents/${owner.documentId}/research-cases`
    const post = (site: string) =>
      ask(owner, { path, method: 'POST', headers: { 'Sec-Fetch-Site': site } })
    expect((await post('cross-site')).response.status).toBe(403)
    expect(await paidFor(owner.id)).toMatchObject({ ...NEVER, balance: 5 })
    const { response } = await post('same-origin')
    expect(await response.json()).toMatchObject({ isCharged: true })
    expect((await research(owner)).isCharged).toBe(false)
    expect(await paidFor(owner.id)).toMatchObject({ ...ONCE, balance: 4 })
  })

  test('does nothing for a HEAD', async () => {
    const owner = await newParker()
    const { response } = await ask(owner, {
      path: `/api/documents/${owner.documentId}/research-cases`,
      method: 'HEAD',
      headers: { 'X-Requested-With': 'app' },
    })
    expect(response.status).toBe(403)
    expect(await paidFor(owner.id)).toMatchObject({ ...NEVER, balance: 5 })
  })

  test('a hundred at once take one credit of five and all answer the same', async () => {
    const owner = await newParker({ credits: 5 })
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => (await askResearch(owner)).response),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200))
    const bodies = await Promise.all(
      answers.map(async (response) => CaseResearchAnswer.parse(await response.json())),
    )
    expect(bodies.filter(({ isCharged }) => isCharged)).toHaveLength(1)
    expect(new Set(bodies.map(({ research: text }) => text)).size).toBe(1)
    expect(await paidFor(owner.id)).toMatchObject({ ...ONCE, balance: 4 })
  }, 60_000)

  test('a hundred at once with the last credit are all answered', async () => {
    const owner = await newParker({ credits: 1 })
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => (await askResearch(owner)).response.status),
    )
    expect(answers).toEqual(Array(100).fill(200))
    expect(await paidFor(owner.id)).toMatchObject({ ...ONCE, balance: 0 })
  }, 60_000)
})

test.each(FAULTS)(
  'result and spend are both there or neither, whichever await is %s, and a second try ends with one of each',
  async (fault) => {
    const tryWith = async (place: number) => {
      const owner = await newParker()
      const storage = bindingsWith({ place, fault })
      const { response } = await askResearch(owner, {}, storage.bindings)
      await response.body?.cancel()
      return { owner, calls: storage.calls() }
    }
    const { calls } = await tryWith(0)
    expect(calls).toBeGreaterThanOrEqual(3)
    for (let place = 1; place <= calls; place += 1) {
      const { owner } = await tryWith(place)
      const after = await paidFor(owner.id)
      const isDone = after?.['researched'] === 1
      expect(after, `${fault} at call ${place}`).toMatchObject(isDone ? ONCE : NEVER)
      await research(owner)
      expect(await paidFor(owner.id)).toMatchObject({ ...ONCE, balance: 4 })
    }
  },
  60_000,
)

test('the ledger is whole after all of this', async () => {
  for (const { what, faults } of await checkLedger(env.DB))
    expect([what, faults]).toEqual([what, []])
})
