import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  addCase,
  beginRemoval,
  close,
  link,
  look,
  newCaseLetter,
  newCaseWorld,
  reconcileNow,
  remove,
  settle,
  storageOf,
  sweepNow,
  sweepPorts,
  unlink,
} from '../test/case-world.ts'
import type { CaseLetter, CaseWorld } from '../test/case-world.ts'
import { DAY_MS, START } from '../test/factories.ts'
import { FAULTS, storageWith } from '../test/storage.ts'
import type { Event } from '../test/storage.ts'
import { walkOn } from './walk.ts'

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => vi.restoreAllMocks())

beforeEach(emptyStorage)

/** The storage of this file is its own; what earlier letters have left in it would make each walk longer. */
async function emptyStorage(): Promise<void> {
  const { objects } = await env.DOCUMENT_BUCKET.list()
  await env.DOCUMENT_BUCKET.delete(objects.map((object) => object.key))
  for (const table of ['credit_entries', 'jobs', 'documents', 'legal_cases', 'sweep_passes'])
    await env.DB.prepare(`DELETE FROM ${table}`).run()
  await env.DB.prepare('UPDATE credit_accounts SET balance = 0').run()
}

/** Both ways that files move, and the answer that acknowledges it. */
const MOVES = {
  linking: { prepare: () => Promise.resolve(), move: link, done: 'linked', isLinkedAfter: true },
  unlinking: { prepare: linkOnce, move: unlink, done: 'unlinked', isLinkedAfter: false },
} as const
type MoveName = keyof typeof MOVES
const NAMES = ['linking', 'unlinking'] as const satisfies readonly MoveName[]

async function linkOnce(world: CaseWorld, letter: CaseLetter): Promise<void> {
  expect(await link(world, letter)).toBe('linked')
}

/** One move of one letter in which something happens; `answer` is undefined when the move threw. */
async function moveWith(name: MoveName, world: CaseWorld, eventOf: (letter: CaseLetter) => Event) {
  const letter = await newCaseLetter(world)
  await MOVES[name].prepare(world, letter)
  const storage = storageWith(storageOf(world), eventOf(letter))
  const answer = await MOVES[name].move(world, letter, storage).catch(() => undefined)
  return { letter, answer, calls: storage.calls() }
}

async function countCalls(name: MoveName, world: CaseWorld): Promise<number> {
  return (await moveWith(name, world, () => ({ place: 0 }))).calls
}

describe('with a fault at each await in turn', () => {
  const cases = NAMES.flatMap((name) => FAULTS.map((fault) => [name, fault] as const))

  test.each(cases)('%s loses no file and leaves none behind (%s)', async (name, fault) => {
    const world = newCaseWorld(START)
    const calls = await countCalls(name, world)
    expect(calls).toBe(9)
    const moved: CaseLetter[] = []
    for (let place = 1; place <= calls; place += 1) {
      const { letter, answer } = await moveWith(name, world, () => ({ place, fault }))
      const { faults, isHeld } = await look(letter, { isTidy: false })
      expect(faults, `${fault} at call ${place}`).toEqual([])
      if (answer === MOVES[name].done) expect(isHeld).toBe(MOVES[name].isLinkedAfter)
      moved.push(letter)
    }
    await settle(world)
    for (const letter of moved) expect((await look(letter, { isTidy: true })).faults).toEqual([])
    // The person asks again, and now it is done. Unlinking twice finds nothing to unlink.
    for (const letter of moved) {
      await MOVES[name].move(world, letter)
      const { caseId, faults } = await look(letter, { isTidy: true })
      expect([caseId !== null, faults]).toEqual([MOVES[name].isLinkedAfter, []])
    }
  })
})

const MEANWHILE = {
  'the person deletes the letter': remove,
  'another click links it': link,
  'another click unlinks it': unlink,
  'the case is closed': close,
  'it is linked to another case': async (world: CaseWorld, letter: CaseLetter) =>
    link(world, { ...letter, caseId: await addCase(world, letter) }),
  'it is moved there and back': async (world: CaseWorld, letter: CaseLetter) => {
    const isLinked = (await look(letter, { isTidy: false })).caseId !== null
    for (const move of isLinked ? [unlink, link] : [link, unlink]) await move(world, letter)
  },
  'a whole comparison of rows and storage runs': (world: CaseWorld) => reconcileNow(world),
  'a round of the sweep runs': (world: CaseWorld) => sweepNow(world),
} as const satisfies Record<string, (world: CaseWorld, letter: CaseLetter) => Promise<unknown>>

describe('when at each await in turn', () => {
  const cases = NAMES.flatMap((name) =>
    Object.entries(MEANWHILE).map((row) => [name, ...row] as const),
  )

  test.each(cases)('%s meets that %s, every file is in one place', async (name, what, act) => {
    const world = newCaseWorld(START)
    const moved: CaseLetter[] = []
    for (let place = 1; place <= 9; place += 1) {
      const { letter, answer } = await moveWith(name, world, (met) => ({
        place,
        meanwhile: () => act(world, met),
      }))
      const { faults, isThere } = await look(letter, { isTidy: false })
      expect(answer, `at call ${place}`).toBeDefined()
      if (isThere) expect(faults, `at call ${place}`).toEqual([])
      else expect(what).toContain('deletes')
      moved.push(letter)
    }
    await settle(world)
    for (const letter of moved) expect((await look(letter, { isTidy: true })).faults).toEqual([])
  })
})

test.each(NAMES)(
  '%s gives way to a deletion that has begun, at each await in turn',
  async (name) => {
    const world = newCaseWorld(START)
    for (let place = 1; place <= 9; place += 1) {
      const meanwhile = (letter: CaseLetter) => () => beginRemoval(world, letter)
      const { letter, answer } = await moveWith(name, world, (met) => ({
        place,
        meanwhile: meanwhile(met),
      }))
      const isCommitted = place === 9
      expect(answer, `at call ${place}`).toBe(isCommitted ? MOVES[name].done : 'not_found')
      await remove(world, letter)
      await settle(world)
      expect(await look(letter, { isTidy: true })).toMatchObject({ isThere: false, faults: [] })
    }
  },
)

describe('when the comparison of rows and storage meets at each await in turn', () => {
  test.each(NAMES)('the whole of %s, no file is taken for lost', async (name) => {
    const world = newCaseWorld(START)
    const walkWith = async (event: Event) => {
      await env.DB.prepare('DELETE FROM sweep_passes').run()
      const ports = await sweepPorts(world)
      const storage = storageWith(ports, event)
      await walkOn({ ...storage, rings: { ...ports.rings, bucket: storage.bucket } })
      return storage.calls()
    }
    const walkOver = async (place: number) => {
      await emptyStorage()
      const letter = await newCaseLetter(world)
      await MOVES[name].prepare(world, letter)
      world.now += DAY_MS / 8
      const meanwhile = () => MOVES[name].move(world, letter)
      return { letter, calls: await walkWith({ place, meanwhile }) }
    }
    const { calls } = await walkOver(0)
    expect(calls).toBeGreaterThan(15)
    for (let place = 1; place <= calls; place += 1) {
      const { letter } = await walkOver(place)
      const isHeld = MOVES[name].isLinkedAfter
      const state = await look(letter, { isTidy: false })
      expect(state, `at call ${place}`).toMatchObject({ isThere: true, isHeld, faults: [] })
    }
  })
})

describe('when many things happen at once', () => {
  test('of a letter that is linked to ten cases at once, one holds it', async () => {
    const world = newCaseWorld(START)
    const letter = await newCaseLetter(world)
    const ids = await Promise.all(Array.from({ length: 10 }, () => addCase(world, letter)))
    const answers = await Promise.all(ids.map((caseId) => link(world, { ...letter, caseId })))
    expect(answers.filter((answer) => answer === 'linked')).toHaveLength(1)
    await settle(world)
    const { caseId, faults } = await look(letter, { isTidy: true })
    expect([ids[answers.indexOf('linked')], []]).toEqual([caseId, faults])
  })

  test('five clicks on one link all succeed, and its files are there once', async () => {
    const world = newCaseWorld(START)
    const letter = await newCaseLetter(world)
    const answers = await Promise.all(Array.from({ length: 5 }, () => link(world, letter)))
    expect(new Set(answers)).toEqual(new Set(['linked']))
    await settle(world)
    expect(await look(letter, { isTidy: true })).toMatchObject({ isHeld: true, faults: [] })
  })

  test('of letters linked in the moment of their expiry, each is kept whole or gone whole', async () => {
    const world = newCaseWorld(START)
    const letters: CaseLetter[] = []
    for (let index = 0; index < 20; index += 1) letters.push(await newCaseLetter(world))
    const due = { ...world, now: START + 30 * DAY_MS }
    const last = { ...world, now: due.now - 1 }
    const links = letters.map((letter) => link(last, letter))
    const [answers] = await Promise.all([
      Promise.all(links),
      ...Array.from({ length: 3 }, () => sweepNow(due)),
    ])
    world.now = due.now
    await sweepNow(world)
    await settle(world)
    for (const [index, letter] of letters.entries()) {
      const { isThere, faults } = await look(letter, { isTidy: true })
      expect([isThere, faults]).toEqual([answers[index] === 'linked', []])
    }
  })

  test('a letter that is deleted while it is linked is gone everywhere', async () => {
    const world = newCaseWorld(START)
    const letters: CaseLetter[] = []
    for (let index = 0; index < 20; index += 1) letters.push(await newCaseLetter(world))
    await Promise.all(letters.flatMap((letter) => [link(world, letter), remove(world, letter)]))
    await settle(world)
    for (const letter of letters)
      expect(await look(letter, { isTidy: true })).toMatchObject({ isThere: false, faults: [] })
  })
})

const casesOf = ({ userId }: CaseLetter) =>
  env.DB.prepare('SELECT COUNT(*) AS n FROM legal_cases WHERE user_id = ?1')
    .bind(userId)
    .first<number>('n')

describe('the days of a case', () => {
  test('an open case keeps its letter, whatever the lifecycle rule ends', async () => {
    const world = newCaseWorld(START)
    const letter = await newCaseLetter(world)
    await link(world, letter)
    world.now += 400 * DAY_MS
    await world.bucket.endExpired()
    await sweepNow(world)
    await reconcileNow(world)
    expect(await look(letter, { isTidy: true })).toMatchObject({ isHeld: true, faults: [] })
  })

  test('a closed case keeps its letter for its days, and then both go with their keys', async () => {
    const world = newCaseWorld(START)
    const letter = await newCaseLetter(world, 180)
    await link(world, letter)
    await close(world, letter)
    world.now += 179 * DAY_MS
    await close(world, letter)
    await world.bucket.endExpired()
    await sweepNow(world)
    expect(await look(letter, { isTidy: true })).toMatchObject({ isHeld: true, faults: [] })
    world.now += DAY_MS
    await sweepNow(world)
    expect(await look(letter, { isTidy: true })).toMatchObject({ isThere: false, faults: [] })
    expect(await casesOf(letter)).toBe(0)
  })

  test('an unlinked letter has thirty days again, under the lifecycle rule as well', async () => {
    const world = newCaseWorld(START)
    const letter = await newCaseLetter(world)
    await link(world, letter)
    world.now += 100 * DAY_MS
    await unlink(world, letter)
    const autoDeleteAt = world.now + 30 * DAY_MS
    world.now = autoDeleteAt - 1
    await world.bucket.endExpired()
    await sweepNow(world)
    expect(await look(letter, { isTidy: true })).toMatchObject({ autoDeleteAt, faults: [] })
    world.now = autoDeleteAt
    await sweepNow(world)
    expect(await look(letter, { isTidy: true })).toMatchObject({ isThere: false, faults: [] })
  })

  test('a case whose key is gone goes as well, once nothing is in it', async () => {
    const world = newCaseWorld(START)
    const letter = await newCaseLetter(world)
    await env.DOCUMENT_BUCKET.delete(`keyring/${letter.userId}`)
    await settle(world)
    expect(await casesOf(letter)).toBe(0)
  })
})
