/** What must hold for every row of every country: it parses, cites an official source, is not stale, and reads easily. */
import { CountryCode, Language } from '@plainletter/contracts/country'
import { CountryKnowledge } from '@plainletter/contracts/rule'
import type { Condition, Rule, Test } from '@plainletter/contracts/rule'
import { describe, expect, test } from 'vitest'

import { loadKnowledge } from './load.ts'

const TODAY = '2026-11-21'

/** A country's rows and the hosts that it may cite. */
async function hold(country: CountryCode) {
  const knowledge = await loadKnowledge(country)
  if (knowledge === null) return []
  const module: { OFFICIAL_SOURCES: readonly string[] } = await import(
    `./${country}/official-sources.ts`
  )
  return [{ country, knowledge, sources: module.OFFICIAL_SOURCES }]
}

const held = (await Promise.all(CountryCode.options.map(hold))).flat()

/** Every text of a row that a person reads. */
function texts(rule: Rule): string[] {
  const own = [rule.says]
  if (rule.kind === 'option') own.push(rule.title, rule.cost, rule.time, rule.risk, rule.bestFor)
  if (rule.kind === 'insight') own.push(rule.actionable)
  if (rule.kind === 'tactic') own.push(rule.risk, rule.notWhen)
  if (rule.kind === 'deadline') own.push(rule.action, rule.consequence)
  if (rule.kind === 'element') own.push(rule.name, rule.ifMissing)
  if (rule.kind === 'change') own.push(rule.was, rule.is)
  if (rule.kind === 'limitation') own.push(rule.restartedBy)
  if (rule.kind === 'fact' && rule.learnMore !== undefined) own.push(rule.learnMore)
  return own
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')
}

function words(text: string): string[] {
  return text.match(/[A-Za-z0-9£%'’.,-]*[A-Za-z0-9][A-Za-z0-9£%'’-]*/g) ?? []
}

/** Syllables by vowel groups: a silent final e does not count, a word has at least one. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const groups = letters.replace(/(?<=[^aeiouyl])e$|(?<=[^td])ed$/, '').match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

function grade(text: string): number {
  const count = words(text).length
  const spoken = words(text).reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (count / sentences(text).length) + 11.8 * (spoken / count) - 15.59
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function addMonths(iso: string, months: number): string {
  const date = new Date(`${iso}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

function isOfficial(url: string, sources: readonly string[]): boolean {
  const hostname = /^https:\/\/([a-z0-9.-]+)(?:\/|$)/.exec(url)?.[1]
  return sources.some((host) => hostname === host || hostname?.endsWith(`.${host}`) === true)
}

function conditionPhrases(
  { all = [], any = [], not = [] }: Condition = {},
  further: readonly Test[] = [],
): string[] {
  return [...all, ...any, ...not, ...further].flatMap((one) =>
    'says' in one ? one.says : 'sender' in one ? one.sender : [],
  )
}

function phrases(rule: Rule): string[] {
  const said = conditionPhrases(rule.when, rule.kind === 'element' ? rule.recognisedBy : [])
  if (rule.kind === 'answer') return [...said, ...rule.asks.flat()]
  return rule.kind === 'myth' ? [...said, ...rule.premise] : said
}

describe.each(held)('the rows of $country', ({ country, knowledge, sources }) => {
  test('parse with the contract', () => {
    expect(CountryKnowledge.safeParse(knowledge).error?.issues ?? []).toEqual([])
  })

  test('have unique ids that start with the country', () => {
    const ids = [...knowledge.rules, ...knowledge.senders, ...knowledge.help].map((row) => row.id)
    const seen = new Set<string>()
    expect(ids.filter((id) => seen.has(id) || !seen.add(id))).toEqual([])
    expect(ids.filter((id) => !id.startsWith(`${country}.`))).toEqual([])
  })

  test('cite an official or primary source over https', () => {
    const cited = [
      ...knowledge.rules.map((rule) => rule.authority.url),
      ...knowledge.senders.map((sender) => sender.source.url),
    ]
    expect([...new Set(cited.filter((url) => !isOfficial(url, sources)))]).toEqual([])
  })

  test('were checked, and are due for a check within twelve months', () => {
    const rows = [...knowledge.rules, ...knowledge.senders, ...knowledge.help]
    expect(rows.filter((row) => row.checkBy < TODAY).map((row) => row.id)).toEqual([])
    expect(
      rows.filter((row) => row.checkBy > addMonths(row.checkedOn, 12)).map((row) => row.id),
    ).toEqual([])
    expect(rows.filter((row) => row.checkedOn > knowledge.asOf).map((row) => row.id)).toEqual([])
  })

  test('stand instead of an answer that we hold, in a region or nation only', () => {
    const answers = knowledge.rules.filter((rule) => rule.kind === 'answer')
    const ids = new Set(answers.map(({ id }) => id))
    const wrong = answers.filter(
      ({ insteadOf, regions, nations }) =>
        insteadOf !== undefined && (!ids.has(insteadOf) || !(regions ?? nations)),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('stand in place of the general answer that asks for the same words', () => {
    const answers = knowledge.rules.filter((rule) => rule.kind === 'answer')
    const general = new Set(
      answers
        .filter(({ regions, nations }) => !(regions ?? nations))
        .map(({ asks }) => JSON.stringify(asks)),
    )
    const beside = answers.filter(
      ({ asks, regions, insteadOf }) =>
        regions !== undefined && insteadOf === undefined && general.has(JSON.stringify(asks)),
    )
    expect(beside.map(({ id }) => id)).toEqual([])
  })

  test('are law that has begun, and that has not ended before it began', () => {
    const upside = knowledge.rules.filter(
      ({ authority }) => (authority.inForceTo ?? '9999') < authority.inForceFrom,
    )
    expect(upside.map((rule) => rule.id)).toEqual([])
  })

  test('use conditions and premises in lower case, so that they can match', () => {
    const ofHelp = knowledge.help.flatMap(({ when }) => conditionPhrases(when))
    const wrong = [...knowledge.rules.flatMap(phrases), ...ofHelp].filter(
      (phrase) => phrase !== phrase.toLowerCase().trim() || phrase === '',
    )
    expect(wrong).toEqual([])
  })

  test('never use an em-dash, "please", "unfortunately", "simply" or "just"', () => {
    const banned = /—|\b(?:please|unfortunately|simply|just)\b/i
    expect(
      knowledge.rules
        .filter((rule) => texts(rule).some((text) => banned.test(text)))
        .map((rule) => rule.id),
    ).toEqual([])
    expect(
      knowledge.senders.filter((sender) => banned.test(sender.says)).map((sender) => sender.id),
    ).toEqual([])
  })

  test('have sentences of fifteen words on average and twenty-five at most', () => {
    const all = knowledge.rules.flatMap((rule) =>
      sentences(rule.says).map((text) => ({ id: rule.id, count: words(text).length })),
    )
    expect(all.filter((sentence) => sentence.count > 25)).toEqual([])
    expect(mean(all.map((sentence) => sentence.count))).toBeLessThanOrEqual(15)
  })

  test('can be read by a child of eleven', () => {
    expect(mean(knowledge.rules.map((rule) => grade(rule.says)))).toBeLessThanOrEqual(6.5)
  })

  test.each(Language.options)('keep ids, law and conditions in %s', async (language) => {
    const translated = await loadKnowledge(country, language)
    const bare = (rules: readonly Rule[]) =>
      rules.map(({ id, authority, when, kinds }) => ({ id, authority, when, kinds }))
    expect(bare(translated?.rules ?? [])).toEqual(bare(knowledge.rules))
  })
})
