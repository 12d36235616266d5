import { COUNTRIES, findCountry } from '@plainletter/contracts/countries'
/** Finds in a person's own words what is right instead: a kind of letter, a place, a name, a sum, a day. */
import { CountryCode, Language } from '@plainletter/contracts/country'
import { DocumentType } from '@plainletter/contracts/document-type'
import type { FeedbackType } from '@plainletter/contracts/feedback'
import type { Phrases } from '@plainletter/phrases/phrases'
import { read } from '@plainletter/reader/read'

import { partOf } from './correct-reading.ts'
import type { Corrections, Place } from './correct-reading.ts'

/** `country` is that of the letter so far. `phrases` are those of the reader: kinds may be named as we name them. */
export interface Setting {
  readonly country: CountryCode
  readonly phrases: Phrases
}

/** Null when the words do not name it, or when such feedback corrects nothing. */
export function findCorrection(
  type: FeedbackType,
  words: string,
  setting: Setting,
): Corrections | null {
  return FINDERS[type](withoutDenials(words), setting)
}

type Finder = (words: string, setting: Setting) => Corrections | null

const FINDERS: Readonly<Record<FeedbackType, Finder>> = {
  wrong_document_type: (words, setting) => {
    const documentType = findKind(words, setting)
    return documentType ? { documentType } : null
  },
  wrong_country: (words, { country }) => {
    const place = findPlace(words, country)
    return place ? { place } : null
  },
  wrong_sender: (words) => {
    const sender = findName(words)
    return sender ? { sender } : null
  },
  wrong_amount: (words, { country }) => {
    const sum = findSum(words, country)
    return sum === undefined ? null : { sum }
  },
  wrong_date: (words, { country }) => {
    const day = read(words, { country }).dates.find(({ iso }) => iso?.length === FULL_DATE)?.iso
    return day ? { letterDate: day } : null
  },
  missing_information: () => null,
  hard_to_understand: () => null,
  other: () => null,
}

const FULL_DATE = '2026-11-21'.length

/** "not a debt letter", "nicht vom Gericht": what follows is what is wrong. */
const DENIED =
  /(?<![\p{L}])(?:not|isn['’]t|rather than|instead of|nicht|kein(?:e[rsmn]?)?|statt|pas|et non|au lieu de|no es|y no|en vez de|non è|e non|invece di|niet|geen|in plaats van)(?![\p{L}])[^,.;]*?(?=(?<![\p{L}])(?:but|sondern|mais|sino|ma|maar)(?![\p{L}])|[,.;]|$)/giu

const withoutDenials = (words: string): string =>
  words.replace(DENIED, ' ').replace(/\s+/g, ' ').trim()

/** A kind that no paper can be told to be. */
const NO_KINDS: readonly DocumentType[] = ['ENQUIRY', 'OTHER']
/** Of the reader's own guess about a sentence that names a kind. */
const LEAST_CONFIDENCE = 0.15

function findKind(words: string, { country, phrases }: Setting): DocumentType | undefined {
  const said = words.toLowerCase()
  const coded = DocumentType.options.find((kind) => words.toUpperCase().includes(kind))
  const named = DocumentType.options
    .map((kind) => ({ kind, name: withoutArticle(phrases.names.kinds[kind]).toLowerCase() }))
    .toSorted((one, other) => other.name.length - one.name.length)
    .find(({ name }) => said.includes(name))?.kind
  const read = readKind(words, country)
  return [coded, named, read].find((kind) => kind && !NO_KINDS.includes(kind))
}

const withoutArticle = (name: string): string => name.replace(/^(?:\p{L}{1,4} |\p{L}['’])/u, '')

function readKind(words: string, country: CountryCode): DocumentType | undefined {
  return read(words, { country }).candidates.find(
    ({ documentType, confidence }) =>
      !NO_KINDS.includes(documentType) && confidence >= LEAST_CONFIDENCE,
  )?.documentType
}

/** A country by its name in any of our languages, a nation of the United Kingdom, or a place that the reader knows. */
function findPlace(words: string, country: CountryCode): Place | null {
  const named = findCountry(words.replace(/[.!]$/, '')) ?? namedCountry(words)
  const shown = read(words, { country: named ?? country }).jurisdiction
  const part = partOf(shown)
  const isShown = shown.detectionMethod === 'document_analysis' || Object.keys(part).length > 0
  const found = named ?? (isShown ? shown.countryCode : undefined)
  if (!found) return null
  return { country: found, ...(found === shown.countryCode ? part : {}) }
}

const ALIASES: readonly (readonly [RegExp, CountryCode])[] = [
  [/\b(?:UK|U\.K\.|Great Britain|Britain|England|Scotland|Wales|Northern Ireland)\b/i, 'gb'],
  [/\b(?:USA|America|New York)\b|\bU\.S\.|\bUS\b/, 'us'],
  [/\bHolland\b/i, 'nl'],
]

function namedCountry(words: string): CountryCode | undefined {
  const alias = ALIASES.find(([pattern]) => pattern.test(words))
  if (alias) return alias[1]
  const said = words.toLowerCase()
  return CountryCode.options.find((code) => namesOf(code).some((name) => said.includes(name)))
}

function namesOf(code: CountryCode): string[] {
  const region = code.toUpperCase()
  const names = Language.options.map((language) =>
    new Intl.DisplayNames([language], { type: 'region' }).of(region),
  )
  return [COUNTRIES[code].name, ...names].flatMap((name) => (name ? [name.toLowerCase()] : []))
}

const LONGEST_NAME = 80
const QUOTED = /["“„«「]([^"”“»」]{2,80})["”“»」]/u
const BEFORE_NAME =
  /^.*?(?<![\p{L}])(?:from|sender is|sent by|written by|called|absender ist|kommt von|von|de la part de|expéditeur est|vient de|remitente es|es de|mittente è|viene da|afzender is|komt van)(?![\p{L}])[\s:]*/iu

/** A name alone, after words such as "it is from", or in quotes. */
function findName(words: string): string | null {
  const quoted = QUOTED.exec(words)?.[1]
  const name = (quoted ?? words.replace(BEFORE_NAME, '')).replace(/^[\s:,-]+|[\s.,;!]+$/g, '')
  const isName = name.length >= 2 && name.length <= LONGEST_NAME && !/[.!?;\n]\s/.test(name)
  return isName ? name : null
}

function findSum(words: string, country: CountryCode): number | undefined {
  const sums = read(words, { country }).amounts.filter(({ value }) => value > 0)
  if (sums[0]) return sums[0].value
  const alone = /^\D{0,20}(\d{1,7}(?:[.,]\d{2})?)\D{0,20}$/.exec(words)?.[1]
  return alone === undefined ? undefined : Number(alone.replace(',', '.'))
}
