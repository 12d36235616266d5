/** Which rows of tactical knowledge hold for a person, and in which order their situation brings them. */
import { formatLong } from '@plainletter/calendar/plain-date'
import type { Basis, HelpContact } from '@plainletter/contracts/analysis'
import type { Area, CountryTactics, QuickFact } from '@plainletter/contracts/cheat-sheet'
import { COUNTRIES } from '@plainletter/contracts/countries'
import type { CountryCode, Nation, PlainDate, Region } from '@plainletter/contracts/country'
import type { HelpOrganisation } from '@plainletter/contracts/rule'

import { hasPhrase, normaliseText } from './normal-text.ts'
import { findPhrases, indexPhrases } from './phrase-index.ts'

/** What both answers are made from. `situation` is the person's own words, or empty. `knowledge` is of `country`. */
export type AreaQuestion = {
  area: Area
  situation: string
  country: CountryCode
  nation?: Nation
  region?: Region
  knowledge: CountryTactics
  today: PlainDate
}

export const AREA_NAMES = {
  debt: 'Debt',
  criminal: 'Police and criminal law',
  housing: 'Housing',
  employment: 'Work',
  family: 'Family',
  immigration: 'Immigration',
  consumer: 'Buying and services',
  general: 'Everyday law',
} as const satisfies Record<Area, string>

const NATION_NAMES = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  northern_ireland: 'Northern Ireland',
} as const satisfies Record<Nation, string>

/** Words by which people name their nation; the first row that fits wins. */
const NATION_WORDS = [
  { nation: 'northern_ireland', words: ['northern ireland', 'belfast', 'derry', 'ulster'] },
  { nation: 'scotland', words: ['scotland', 'scottish', 'glasgow', 'edinburgh', 'aberdeen'] },
  { nation: 'wales', words: ['wales', 'welsh', 'cardiff', 'swansea', 'wrexham'] },
  { nation: 'england', words: ['england', 'london', 'manchester', 'birmingham', 'leeds'] },
] as const satisfies readonly { nation: Nation; words: readonly string[] }[]

const NOT_WALES = /new south wales/gi

/** The nation that the caller knows, or that the situation names; undefined outside the United Kingdom. */
function nationOf({ country, nation, situation }: AreaQuestion): Nation | undefined {
  if (country !== 'gb') return undefined
  if (nation) return nation
  const text = normaliseText(situation.replace(NOT_WALES, ' '))
  return NATION_WORDS.find(({ words }) => words.some((word) => hasPhrase(text, word)))?.nation
}

/** Whose law the answer tells: a nation of the United Kingdom, or the country. */
export function placeName(question: AreaQuestion): string {
  const { country } = question
  return country === 'gb' ? NATION_NAMES[lawOf(question)] : COUNTRIES[country].name
}

/** Rows of England stand in for an unknown nation. */
function lawOf(question: AreaQuestion): Nation {
  return nationOf(question) ?? 'england'
}

/** A row with how it fits: it speaks to this situation, to everyone, or to another situation. */
export type Fitted<Row> = { row: Row; fit: 'this' | 'all' | 'other' }

/** The rows of the area that are law here today, in the file's order. With no words of a situation found, all fit all. */
export function rowsFor<Row extends QuickFact>(
  question: AreaQuestion,
  rows: readonly Row[],
): Fitted<Row>[] {
  const place = { question, nation: lawOf(question) }
  const here = rows.filter((row) => isFor(row, place))
  const phrases = here.flatMap(({ when = [] }) => [...when, ...when.map(plural)])
  const said = findPhrases(normaliseText(question.situation), indexPhrases(phrases))
  const fitOf = ({ when }: Row) => {
    if (said.size === 0 || !when) return 'all'
    return when.some((phrase) => said.has(phrase) || said.has(plural(phrase))) ? 'this' : 'other'
  }
  return here.map((row) => ({ row, fit: fitOf(row) }))
}

/** People write of one loan or of five. */
const plural = (phrase: string) => `${phrase}s`

/** Rows for this situation first, then those for all, `most` of them; those for another only to reach `least`. */
export function pickRows<Row>(
  fitted: readonly Fitted<Row>[],
  { least, most }: { least: number; most: number },
): Row[] {
  const of = (wanted: Fitted<Row>['fit']) => fitted.filter(({ fit }) => fit === wanted)
  const good = [...of('this'), ...of('all')]
  return [...good, ...of('other').slice(0, Math.max(0, least - good.length))]
    .slice(0, most)
    .map(({ row }) => row)
}

type Bounds = Pick<HelpOrganisation, 'nations' | 'regions'>
type Place = { question: AreaQuestion; nation: Nation }

function isFor(row: QuickFact, { question, nation }: Place): boolean {
  const { area, country, today } = question
  if (row.area !== area || row.country !== country || !isHere(row, { question, nation }))
    return false
  const { inForceFrom, inForceTo } = row.authority
  return inForceFrom <= today && (inForceTo === undefined || today <= inForceTo)
}

function isHere({ nations, regions }: Bounds, { question, nation }: Place): boolean {
  const { country, region } = question
  if (regions && !(region && regions.includes(region))) return false
  return !nations || country !== 'gb' || nations.includes(nation)
}

/** The proof of a row. */
export function rowBasis({ id, authority, checkedOn }: QuickFact): Basis {
  const { title, provision, url } = authority
  return { kind: 'law', ruleId: id, title, provision, url, checkedOn }
}

/** Countries whose parts make much of the law that people meet, and what a part is called. */
const PARTS: Partial<Record<CountryCode, string>> = {
  us: 'state',
  ca: 'province',
  au: 'state',
  be: 'region',
  ch: 'canton',
}

/** What is said about the answer as a whole. `isCovered`: it has rows. */
export function notesOn(question: AreaQuestion, isCovered: boolean): string[] {
  const { country, knowledge } = question
  if (!isCovered) {
    return ['We do not cover this yet. It costs you nothing. The people below can help for free.']
  }
  const asOf = `This is the law as at ${formatLong(knowledge.asOf)}.`
  const part = PARTS[country]
  if (part) return [asOf, `Some rules differ by ${part}. Check the rule of yours.`]
  if (country !== 'gb' || nationOf(question)) return [asOf]
  return [
    asOf,
    'We took the law of England. Say if you live in Scotland, Wales or Northern Ireland: it can differ.',
  ]
}

const MOST_HELP = 4
const LEAST_HELP = 2
const HELP_ORDER: readonly HelpOrganisation['group'][] = [
  'advice',
  'legal-aid',
  'ombudsman',
  'government',
  'lawyers',
  'crisis',
]

/** Who helps with the area here, free advice first; where few do, those who help with anything stand in. */
export function helpFor(question: AreaQuestion): HelpContact[] {
  const { area, knowledge } = question
  const place = { question, nation: lawOf(question) }
  const here = knowledge.help.filter((help) => !help.kinds && !help.when && isHere(help, place))
  const special = here.filter(({ topics }) => topics.includes(area))
  const others = here.filter((help) => help.topics.includes('general') && !special.includes(help))
  return [...special.toSorted(byBreadth), ...others.toSorted(byBreadth).toReversed()]
    .slice(0, Math.max(LEAST_HELP, Math.min(special.length, MOST_HELP)))
    .toSorted((one, other) => HELP_ORDER.indexOf(one.group) - HELP_ORDER.indexOf(other.group))
    .map(({ name, does, url, phone, group }) => ({
      name,
      does,
      url,
      group,
      ...(phone === undefined ? {} : { phone }),
    }))
}

/** Those for this very field before those for everything. */
function byBreadth(one: HelpOrganisation, other: HelpOrganisation): number {
  return one.topics.length - other.topics.length
}
