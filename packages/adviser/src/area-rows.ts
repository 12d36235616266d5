/** Which rows of tactical knowledge hold for a person, and in which order their situation brings them. */
import { formatLong } from '@plainletter/calendar/plain-date'
import type { Basis, HelpContact } from '@plainletter/contracts/analysis'
import type { Area, CountryTactics, QuickFact } from '@plainletter/contracts/cheat-sheet'
import { COUNTRIES } from '@plainletter/contracts/country'
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

/**
 * The rows of the area that are law here today. Those that speak to the situation come first, then those for everyone,
 * then those for another situation; inside each the file's own order holds.
 */
export function rowsFor<Row extends QuickFact>(
  question: AreaQuestion,
  rows: readonly Row[],
): Row[] {
  const nation = lawOf(question)
  const fitting = rows.filter((row) => isFor(row, { question, nation }))
  const phrases = fitting.flatMap((row) => row.when ?? [])
  const said = findPhrases(normaliseText(question.situation), indexPhrases(phrases))
  const score = ({ when }: Row) => (when ? when.filter((phrase) => said.has(phrase)).length : 0.5)
  if (said.size === 0) return fitting
  return fitting.toSorted((one, other) => score(other) - score(one))
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

/** What is said about the answer as a whole. `isCovered`: it has rows. */
export function notesOn(question: AreaQuestion, isCovered: boolean): string[] {
  const { country, knowledge } = question
  if (!isCovered) {
    return ['We do not cover this yet. It costs you nothing. The people below can help for free.']
  }
  const asOf = `This is the law as at ${formatLong(knowledge.asOf)}.`
  if (country !== 'gb' || nationOf(question)) return [asOf]
  return [
    asOf,
    'We took the law of England. Say if you live in Scotland, Wales or Northern Ireland: it can differ.',
  ]
}

const MOST_HELP = 4
const HELP_ORDER: readonly HelpOrganisation['group'][] = [
  'advice',
  'legal-aid',
  'ombudsman',
  'government',
  'lawyers',
  'crisis',
]

/** Who helps with the area here, free advice first; those for this very field before those for everything. */
export function helpFor(question: AreaQuestion): HelpContact[] {
  const { area, knowledge } = question
  const nation = lawOf(question)
  const breadth = (help: HelpOrganisation) => help.topics.length
  return knowledge.help
    .filter((help) => !help.kinds && help.topics.includes(area))
    .filter((help) => isHere(help, { question, nation }))
    .toSorted((one, other) => breadth(one) - breadth(other))
    .toSorted((one, other) => HELP_ORDER.indexOf(one.group) - HELP_ORDER.indexOf(other.group))
    .slice(0, MOST_HELP)
    .map(({ name, does, url, phone, group }) => ({
      name,
      does,
      url,
      group,
      ...(phone === undefined ? {} : { phone }),
    }))
}
