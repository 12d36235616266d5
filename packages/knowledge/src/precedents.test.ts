/** What must hold for every leading case of every country: it parses, its link is official, its citation and words are sound. */
import { CountryCode } from '@plainletter/contracts/country'
import { Precedent } from '@plainletter/contracts/precedent'
import { describe, expect, test } from 'vitest'

import { loadPrecedents } from './load-precedents.ts'

const TODAY = '2026-11-21'

/** How the courts of each country are cited. The year of the citation is the year of the decision. */
const EUROPEAN = String.raw`C-\d+/\d\d, ECLI:EU:C:(?<year>\d{4}):\d+`
const CITATIONS = {
  gb: String.raw`\[(?<year>\d{4})\] (?:UKSC|UKHL|UKPC|EWCA Civ|EWPCC|EAT|CSIH|CSOH|NICA|NIQB|NIKB|SC [A-Z]{3}) \d+|\[(?<year>\d{4})\] (?:EWHC|UKUT) \d+ \([A-Za-z]+\)`,
  us: String.raw`\d+ U\.S\. (?:\d+|___) \((?<year>\d{4})\)`,
  ca: String.raw`(?<year>\d{4}) (?:SCC|ONCA|BCCA|QCCA|ABCA) \d+|\[(?<year>\d{4})\] \d SCR \d+`,
  au: String.raw`\[(?<year>\d{4})\] (?:HCA|FCAFC|FCA) \d+`,
  nz: String.raw`\[(?<year>\d{4})\] (?:NZSC|NZCA|NZHC|NZEmpC) \d+`,
  ie: String.raw`\[(?<year>\d{4})\] (?:IESC|IECA|IEHC) \d+|${EUROPEAN}`,
  de: String.raw`(?:BGH|BAG|BVerfG|BSG), (?:Urteil|Beschluss) vom \d\d\.\d\d\.(?<year>\d{4}) - [A-Za-z0-9 ]+/\d\d|${EUROPEAN}`,
  fr: String.raw`Cass\. (?:1re civ\.|2e civ\.|3e civ\.|soc\.|com\.|ass\. plén\.|ch\. mixte), \d\d? \p{L}+\.? (?<year>\d{4}), n° \d\d-\d\d\.\d{3}|Cons\. const\., \d\d? \p{L}+\.? (?<year>\d{4}), n° \d{4}-\d+ QPC|${EUROPEAN}`,
  be: String.raw`(?:GwH|C\. const\.), \d+/(?<year>\d{4})|${EUROPEAN}`,
  ch: String.raw`BGE \d+ [IV]+ \d+, Urteil vom \d\d\.\d\d\.(?<year>\d{4})`,
  es: String.raw`ECLI:ES:(?:TS|TC):(?<year>\d{4}):\d+A?|${EUROPEAN}`,
  it: String.raw`ECLI:IT:(?:COST|CASS):(?<year>\d{4}):\d+(?:CIV)?|${EUROPEAN}`,
  nl: String.raw`ECLI:NL:HR:(?<year>\d{4}):[A-Z0-9]+|${EUROPEAN}`,
  jp: String.raw`最(?:大|一小|二小|三小)判(?:昭和|平成|令和)(?:\d+|元)年\d+月\d+日`,
} as const satisfies Record<CountryCode, string>

/** Free law libraries that no court runs. A row that links to one says why. */
const UNOFFICIAL = ['bailii.org', 'canlii.org', 'courtlistener.com', 'nzlii.org']

/** What Find Case Law of The National Archives holds: a link to another series leads nowhere. */
const FIND_CASE_LAW =
  /^https:\/\/[a-z.]+\/(?:uksc|ewca\/civ|ewhc\/(?:admin|ch|comm|kb|qb))\/20\d\d\/\d+$/

async function hold(country: CountryCode) {
  const module: { OFFICIAL_SOURCES: readonly string[] } = await import(
    `./${country}/official-sources.ts`
  )
  return { country, rows: await loadPrecedents(country), sources: module.OFFICIAL_SOURCES }
}

const held = await Promise.all(CountryCode.options.map(hold))

const textsOf = (row: Precedent) => [row.asked, row.held, row.helps, row.limits]
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}£€$%'’.,-]+/gu) ?? []
const hostOf = (url: string) => /^https:\/\/([a-z0-9.-]+)(?:\/|$)/.exec(url)?.[1] ?? ''
const isAt = (url: string, hosts: readonly string[]) =>
  hosts.some((host) => hostOf(url) === host || hostOf(url).endsWith(`.${host}`))

/** Japanese courts count the years of an era: the first year of Shōwa, Heisei and Reiwa. */
const ERAS = { 昭和: 1926, 平成: 1989, 令和: 2019 } as const

function yearOf({ country, citation }: Precedent): number | null {
  const found = new RegExp(`^(?:${CITATIONS[country]})$`, 'u').exec(citation)
  if (!found) return null
  if (country !== 'jp') return Number(found.groups?.['year'])
  const era = Object.entries(ERAS).find(([name]) => citation.includes(name))
  const year = /(?:昭和|平成|令和)(\d+|元)年/u.exec(citation)?.[1]
  return era && year ? era[1] + (year === '元' ? 1 : Number(year)) - 1 : null
}

/** What is wrong with a row, in words; empty when nothing is. */
function faultsOf(row: Precedent, sources: readonly string[]): string[] {
  const sentences = textsOf(row).flatMap(sentencesOf)
  const phrases = row.asks?.flat() ?? []
  const checks: [string, boolean][] = [
    ['does not parse', !Precedent.safeParse(row).success],
    ['id of another country', !row.id.startsWith(`${row.country}.precedent.`)],
    ['citation of another form', yearOf(row) === null],
    ['another year', yearOf(row) !== null && yearOf(row) !== Number(row.decidedOn.slice(0, 4))],
    ['decided in the future', row.decidedOn > TODAY],
    ['not an official link', !isAt(row.url, [...sources, ...UNOFFICIAL])],
    ['unofficial, and does not say why', isAt(row.url, UNOFFICIAL) && row.urlNote === undefined],
    [
      'not held by Find Case Law',
      isAt(row.url, ['caselaw.nationalarchives.gov.uk']) && !FIND_CASE_LAW.test(row.url),
    ],
    ['past its check', row.checkBy < TODAY || row.checkedOn > TODAY],
    ['banned word', textsOf(row).some((text) => BANNED.test(text))],
    ['long sentence', sentences.some((one) => wordsOf(one).length > 25)],
    ['a question that is none', !row.asked.endsWith('?')],
    ['speaks to questions, but asks nothing', row.kinds.includes('ENQUIRY') !== phrases.length > 0],
    ['phrase that cannot match', phrases.some((one) => one !== one.toLowerCase().trim() || !one)],
    ['nations outside the United Kingdom', row.nations !== undefined && row.country !== 'gb'],
  ]
  return checks.flatMap(([fault, isSo]) => (isSo ? [`${row.id}: ${fault}`] : []))
}

const BANNED = /[—–]|\b(?:please|unfortunately|simply|just)\b/i

describe.each(held)('the leading cases of $country', ({ country, rows, sources }) => {
  test('are sound', () => {
    expect(rows.flatMap((row) => faultsOf(row, sources))).toEqual([])
    expect(rows.filter((row) => row.country !== country)).toEqual([])
  })

  test('have ids, names and citations of their own', () => {
    for (const values of [rows.map((row) => row.id), rows.map((row) => row.citation)])
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
  })

  test('have sentences of fifteen words on average', () => {
    const lengths = rows
      .flatMap(textsOf)
      .flatMap(sentencesOf)
      .map((one) => wordsOf(one).length)
    const sum = lengths.reduce((total, length) => total + length, 0)
    expect(sum).toBeLessThanOrEqual(lengths.length * 15)
  })
})

describe('a wrong leading case', () => {
  const sources = held.find((one) => one.country === 'gb')?.sources ?? []
  const sound = held.find((one) => one.country === 'gb')?.rows[0]

  test.each<[string, Partial<Precedent>]>([
    ['does not parse', { id: 'gb.case.x' }],
    ['citation of another form', { citation: '2015 UKSC 67' }],
    ['another year', { decidedOn: '2014-11-04' }],
    ['decided in the future', { citation: '[2027] UKSC 1', decidedOn: '2027-01-01' }],
    ['not an official link', { url: 'https://www.example.com/uksc/2015/67' }],
    ['not an official link', { url: 'https://evil-bailii.org/uk/cases/UKSC/2015/67.html' }],
    [
      'unofficial, and does not say why',
      { url: 'https://www.bailii.org/uk/cases/UKSC/2015/67.html' },
    ],
    ['not held by Find Case Law', { url: 'https://caselaw.nationalarchives.gov.uk/ukhl/2006/34' }],
    ['banned word', { helps: 'It helps you — a lot and often.' }],
    ['long sentence', { helps: `${'It helps you a lot and often '.repeat(6)}.` }],
    ['a question that is none', { asked: 'The charge was a penalty.' }],
    ['speaks to questions, but asks nothing', { asks: [] }],
    ['phrase that cannot match', { asks: [['Parking charge']] }],
  ])('is found out: %s', (fault, change) => {
    expect(sound).toBeDefined()
    if (sound)
      expect(faultsOf({ ...sound, ...change }, sources)).toContain(
        `${change.id ?? sound.id}: ${fault}`,
      )
  })
})
