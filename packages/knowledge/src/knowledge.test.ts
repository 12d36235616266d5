/** What must hold for every row: it parses, cites an official source, is not stale, reads easily, and its dates are right. */
import { CountryKnowledge } from '@plainletter/contracts/rule'
import type { Rule } from '@plainletter/contracts/rule'
import { describe, expect, test } from 'vitest'

import { loadKnowledge } from './load.ts'

const TODAY = '2026-11-21'

/** Official and primary sources, and the bodies that run the scheme a row speaks of. Subdomains count. */
const SOURCES = [
  'legislation.gov.uk',
  'gov.uk',
  'justice.gov.uk',
  'judiciary.uk',
  'fca.org.uk',
  'financial-ombudsman.org.uk',
  'psr.org.uk',
  'reportfraud.police.uk',
  'police.uk',
  'scotland.police.uk',
  'scotcourts.gov.uk',
  'mygov.scot',
  'gov.scot',
  'gov.wales',
  'nidirect.gov.uk',
  'ofcom.org.uk',
  'ofgem.gov.uk',
  'ico.org.uk',
  'sra.org.uk',
  'parliament.uk',
  'nationalarchives.gov.uk',
  'bailii.org',
  'supremecourt.uk',
  'registry-trust.org.uk',
  'pplprs.co.uk',
  'popla.co.uk',
  'theias.org',
  'britishparking.co.uk',
  'theipc.info',
  'trafficpenaltytribunal.gov.uk',
  'londontribunals.gov.uk',
  'csa-uk.com',
  'civea.co.uk',
  'acas.org.uk',
  'lra.org.uk',
  'nationaldebtline.org',
  'stepchange.org',
  'citizensadvice.org.uk',
  'cas.org.uk',
  'shelter.org.uk',
  'moneyhelper.org.uk',
  'housingrights.org.uk',
  'adviceni.net',
  'tvlicensing.co.uk',
  'companieshouse.gov.uk',
  'enforcementconductboard.org',
  'lgo.org.uk',
  'spso.org.uk',
  'ombudsman.wales',
  'nipso.org.uk',
  'housing-ombudsman.org.uk',
  'scotland.shelter.org.uk',
] as const

const COVERED = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'STATUTORY_DEMAND',
  'PPL_PRS_BILL',
  'TV_LICENCE_LETTER',
  'UTILITY_BILL_DEMAND',
  'SCAM_LETTER',
  'EVICTION_NOTICE',
  'RENT_ARREARS_LETTER',
  'DISMISSAL_LETTER',
  'REDUNDANCY_NOTICE',
  'BENEFIT_OVERPAYMENT',
  'TAX_DEMAND',
  'INSURANCE_DECISION',
  'COPYRIGHT_INFRINGEMENT_LETTER',
  'BAILIFF_NOTICE',
  'COUNCIL_TAX_DEMAND',
  'PARKING_TICKET',
  'PENALTY_CHARGE_NOTICE',
  'ENQUIRY',
] as const

async function unitedKingdom() {
  const found = await loadKnowledge('gb')
  if (found === null) throw new Error('no United Kingdom knowledge')
  return found
}

const gb = await unitedKingdom()

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

function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10)
}

/** Easter 2026 falls inside the examples, so its two holidays are written here by hand. */
const HOLIDAYS = [
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
]

function isWorkingDay(iso: string): boolean {
  const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.includes(iso)
}

function addWorkingDays(iso: string, days: number): string {
  let current = iso
  for (let left = days; left > 0; left -= isWorkingDay(current) ? 1 : 0)
    current = addDays(current, 1)
  return current
}

const ADD = {
  days: addDays,
  weeks: (iso: string, count: number) => addDays(iso, count * 7),
  months: addMonths,
  working_days: addWorkingDays,
  clear_days: (iso: string, count: number) => addDays(iso, count + 1),
  hours: (iso: string, count: number) => addDays(iso, Math.ceil(count / 24)),
} as const

function workOut({ terms, example }: Extract<Rule, { kind: 'deadline' }>): string {
  const served =
    terms.service === undefined
      ? example.trigger
      : ADD[terms.service.unit](example.trigger, terms.service.days)
  let day = ADD[terms.unit](served, terms.count)
  if (terms.roll === 'none') return day
  while (!isWorkingDay(day)) day = addDays(day, terms.roll === 'next_working_day' ? 1 : -1)
  return day
}

function isOfficial(url: string): boolean {
  const hostname = /^https:\/\/([a-z0-9.-]+)(?:\/|$)/.exec(url)?.[1]
  return SOURCES.some((host) => hostname === host || hostname?.endsWith(`.${host}`) === true)
}

describe('the United Kingdom rows', () => {
  test('parse with the contract', () => {
    expect(CountryKnowledge.safeParse(gb).error?.issues ?? []).toEqual([])
  })

  test('have unique ids that start with the country', () => {
    const ids = [...gb.rules, ...gb.senders, ...gb.help].map((row) => row.id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => !id.startsWith('gb.'))).toEqual([])
  })

  test('cite an official or primary source over https', () => {
    const cited = [
      ...gb.rules.map((rule) => rule.authority.url),
      ...gb.senders.map((sender) => sender.source.url),
    ]
    expect([...new Set(cited.filter((url) => !isOfficial(url)))]).toEqual([])
  })

  test('were checked, and are due for a check within twelve months', () => {
    const rows = [...gb.rules, ...gb.senders, ...gb.help]
    expect(rows.filter((row) => row.checkBy < TODAY).map((row) => row.id)).toEqual([])
    expect(
      rows.filter((row) => row.checkBy > addMonths(row.checkedOn, 12)).map((row) => row.id),
    ).toEqual([])
    expect(rows.every((row) => row.checkedOn <= gb.asOf)).toBe(true)
  })

  test('are law that has begun, and that has not ended before it began', () => {
    const upside = gb.rules.filter(
      ({ authority }) => (authority.inForceTo ?? '9999') < authority.inForceFrom,
    )
    expect(upside.map((rule) => rule.id)).toEqual([])
  })

  test('use conditions and premises in lower case, so that they can match', () => {
    const phrases = gb.rules.flatMap((rule) => {
      const tests = [
        ...(rule.when?.all ?? []),
        ...(rule.when?.any ?? []),
        ...(rule.when?.not ?? []),
      ]
      const said = tests.flatMap((one) =>
        'says' in one ? one.says : 'sender' in one ? one.sender : [],
      )
      const asked =
        rule.kind === 'answer' ? rule.asks.flat() : rule.kind === 'myth' ? rule.premise : []
      return [...said, ...asked]
    })
    expect(
      phrases.filter((phrase) => phrase !== phrase.toLowerCase().trim() || phrase === ''),
    ).toEqual([])
  })

  test.each(COVERED)('cover %s with at least twelve rows', (kind) => {
    expect(gb.rules.filter((rule) => rule.kinds.includes(kind)).length).toBeGreaterThanOrEqual(12)
  })

  test.each(['debt', 'consumer'] as const)('answer at least twelve questions about %s', (topic) => {
    const answers = gb.rules.filter(
      (rule) => rule.kind === 'answer' && rule.topics?.includes(topic),
    )
    expect(answers.length).toBeGreaterThanOrEqual(12)
  })

  const deadlines = gb.rules
    .filter((rule) => rule.kind === 'deadline')
    .filter((rule) => rule.country === 'gb')
  test.each(deadlines.map((rule) => [rule.id, rule] as const))(
    '%s: its worked example comes out',
    (_id, rule) => {
      expect(workOut(rule)).toBe(rule.example.result)
    },
  )
})

describe('the words', () => {
  test('never use an em-dash, "please", "unfortunately", "simply" or "just"', () => {
    const banned = /—|\b(?:please|unfortunately|simply|just)\b/i
    expect(
      gb.rules
        .filter((rule) => texts(rule).some((text) => banned.test(text)))
        .map((rule) => rule.id),
    ).toEqual([])
    expect(
      gb.senders.filter((sender) => banned.test(sender.says)).map((sender) => sender.id),
    ).toEqual([])
  })

  test('have sentences of fifteen words on average and twenty-five at most', () => {
    const all = gb.rules.flatMap((rule) =>
      sentences(rule.says).map((text) => ({ id: rule.id, count: words(text).length })),
    )
    expect(all.filter((sentence) => sentence.count > 25)).toEqual([])
    expect(mean(all.map((sentence) => sentence.count))).toBeLessThanOrEqual(15)
  })

  test('can be read by a child of eleven', () => {
    expect(mean(gb.rules.map((rule) => grade(rule.says)))).toBeLessThanOrEqual(6)
  })
})

test('other countries hold nothing yet', async () => {
  expect(await loadKnowledge('us')).toBeNull()
})
