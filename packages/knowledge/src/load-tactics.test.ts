/** What must hold for every tactic of every country: it parses, is lawful in its words, cites an official source and reads easily. */
import { Area, CountryTactics } from '@plainletter/contracts/cheat-sheet'
import type { QuickFact } from '@plainletter/contracts/cheat-sheet'
import { CountryCode, Nation } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { loadTactics } from './load-tactics.ts'

const TODAY = '2026-11-21'

async function hold(country: CountryCode) {
  const knowledge = await loadTactics(country)
  const module: { OFFICIAL_SOURCES: readonly string[] } = await import(
    `./${country}/official-sources.ts`
  )
  return { country, knowledge, sources: module.OFFICIAL_SOURCES }
}

const held = await Promise.all(CountryCode.options.map(hold))

const allRows = ({ tactics, facts }: CountryTactics): QuickFact[] => [...tactics, ...facts]

/** Every text of a row that a person reads, with the id of the row. */
function texts({ tactics, facts }: CountryTactics): { id: string; text: string }[] {
  const own = tactics.flatMap(({ id, says, risk, notWhen }) =>
    [says, risk, notWhen].map((text) => ({ id, text })),
  )
  return [...own, ...facts.map(({ id, says }) => ({ id, text: says }))]
}

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/).filter((one) => one !== '')
const wordCount = (text: string) => text.split(/\s+/).length
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const groups = letters.replace(/(?<=[^aeiouyl])e$|(?<=[^td])ed$/, '').match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

/** School year by Flesch and Kincaid. */
function grade(text: string): number {
  const spoken = text.split(/\s+/).reduce((sum, word) => sum + syllables(word), 0)
  const count = wordCount(text)
  return 0.39 * (count / sentences(text).length) + 11.8 * (spoken / count) - 15.59
}

function isOfficial(url: string, sources: readonly string[]): boolean {
  const hostname = /^https:\/\/([a-z0-9.-]+)(?:\/|$)/.exec(url)?.[1]
  return sources.some((host) => hostname === host || hostname?.endsWith(`.${host}`) === true)
}

/** What no lawful tactic says, not even to warn of it: a warning says what to do in its place. */
const UNLAWFUL =
  /\b(?:hid(?:e|es|ing|den)|pretend\w*|lie|lies|lying|ignor\w+|fake\w*|conceal\w*|destroy\w*|forge\w*|invent\w*|stall\w*|dodge\w*|bluff\w*|threaten them|move your (?:money|assets)|refuse to open)\b/i
const HOUSE_WORDS = /—|\b(?:please|unfortunately|simply|just)\b/i

/** The areas that most letters and questions are about. */
const CORE: readonly Area[] = ['debt', 'housing', 'employment', 'consumer', 'criminal']

/** The least that a country must hold in an area: tactics, then facts. */
function depth(country: CountryCode, area: Area): readonly [number, number] {
  if (country === 'gb') return [12, 6]
  if (country === 'us' || country === 'de' || country === 'fr') return [9, 4]
  return CORE.includes(area) ? [5, 3] : [3, 3]
}

describe.each(held)('the tactics of $country', ({ country, knowledge, sources }) => {
  test('parse with the contract', () => {
    expect(CountryTactics.safeParse(knowledge).error?.issues ?? []).toEqual([])
  })

  test('have unique ids that name their country and area', () => {
    const rows = allRows(knowledge)
    const ids = rows.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const wrong = rows.filter(
      (row) => !row.id.startsWith(`${country}.`) || !row.id.includes(`.${row.area}.`),
    )
    expect(wrong).toEqual([])
  })

  test('never say the same sentence twice in one area', () => {
    const said = allRows(knowledge).map(({ area, says, nations = [] }) =>
      [area, says, ...nations].join(),
    )
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
  })

  test('cite an official or primary source over https', () => {
    const urls = allRows(knowledge).map(({ authority }) => authority.url)
    expect([...new Set(urls.filter((url) => !isOfficial(url, sources)))]).toEqual([])
  })

  test('were checked by the day we state, and are due for a check within twelve months', () => {
    const stale = allRows(knowledge).filter(
      ({ checkedOn, checkBy }) =>
        checkBy < TODAY || checkedOn > knowledge.asOf || checkBy > '2027-11-21',
    )
    expect(stale.map(({ id }) => id)).toEqual([])
  })

  test('name a risk and a time to leave it, each as a sentence', () => {
    const bare = knowledge.tactics.filter(
      ({ risk, notWhen }) =>
        !/^[A-Z]\S*( \S+){3,}\.$/.test(risk) || !/^[A-Z]\S*( \S+){2,}\.$/.test(notWhen),
    )
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  test('never speak of hiding, lying, stalling or ignoring', () => {
    expect(texts(knowledge).filter(({ text }) => UNLAWFUL.test(text))).toEqual([])
  })

  test('keep to the words of the house', () => {
    expect(texts(knowledge).filter(({ text }) => HOUSE_WORDS.test(text))).toEqual([])
  })

  test('have sentences of fifteen words on average and twenty-five at most', () => {
    const all = texts(knowledge).flatMap(({ id, text }) =>
      sentences(text).map((one) => ({ id, one, count: wordCount(one) })),
    )
    expect(all.filter(({ count }) => count > 25)).toEqual([])
    expect(mean(all.map(({ count }) => count))).toBeLessThanOrEqual(15)
  })

  test('can be read by a child of eleven', () => {
    expect(mean(allRows(knowledge).map(({ says }) => grade(says)))).toBeLessThanOrEqual(6.5)
  })

  test('use phrases in lower case, so that they can match', () => {
    const wrong = allRows(knowledge)
      .flatMap(({ when = [] }) => when)
      .filter((phrase) => phrase !== phrase.toLowerCase().trim() || phrase === '')
    expect(wrong).toEqual([])
  })

  test.each(Area.options)('are as many as promised on %s', (area) => {
    const [tactics, facts] = depth(country, area)
    const count = (rows: readonly QuickFact[]) => rows.filter((row) => row.area === area).length
    expect(count(knowledge.tactics)).toBeGreaterThanOrEqual(tactics)
    expect(count(knowledge.facts)).toBeGreaterThanOrEqual(facts)
  })
})

test.each(Nation.options)(
  '%s has at least five tactics and three facts in every area',
  async (nation) => {
    const gb = await loadTactics('gb')
    const here = (rows: readonly QuickFact[], area: Area) =>
      rows.filter((row) => row.area === area && (row.nations?.includes(nation) ?? true)).length
    const counts = Area.options.map((area) => ({
      area,
      tactics: here(gb.tactics, area),
      facts: here(gb.facts, area),
    }))
    expect(counts.filter(({ tactics, facts }) => tactics < 5 || facts < 3)).toEqual([])
  },
)
