/** Finds sums and says what each of them is. */
import type { Amount, AmountRole } from '@plainletter/contracts/reading'

import { fixedRole } from './fixed-role.ts'
import { hitsOf, within } from './letter.ts'
import type { HitOf, Letter } from './letter.ts'
import { toSpan } from './normalise.ts'
import { readNumberWords } from './number-words.ts'
import { withOpenRest } from './open-rest.ts'
import { sentenceAround } from './sentence.ts'
import type { Stretch } from './sentence.ts'
import { isNearMoneyWord, isTime, printedAt, signlessSums, yenColumn } from './signless-sums.ts'
import type { Printed } from './signless-sums.ts'
import { spokenSums } from './spoken-sums.ts'

/** A sum before its role is settled. Offsets are in the working copy. `weight` is the strength of its cue. */
export type FoundAmount = {
  value: number
  currency: string
  role: AmountRole
  weight: number
  start: number
  end: number
}

const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3}){1,4}(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?: ?[.,] ?\d{2})?(?!\d)`
const BEFORE = new RegExp(
  String.raw`(US\$|CA?\$|AU?\$|NZ\$|[£€$¥￥]|\b(?:GBP|EUROS?|EUR|USD|CAD|AUD|NZD|CHF|JPY|PLN|Fr\.))\s{0,3}(${NUMBER})(?:[.,]-{1,2})?`,
  'gi',
)
/** "EUR      69,75": the sign in a column of its own. */
const BEFORE_COLUMN =
  /(?<![\p{L}\p{N}])([€$]|EUR|CHF|Fr\.)[ \t]{4,24}(\d{1,3}(?:[., ']\d{3}){0,3}[.,]\d{2})(?![\d%])/gu
const AFTER = new RegExp(
  String.raw`(?<![\d.,/£€$¥-])(?!(?:19|20)\d\d (?:CHF|EUR|GBP|USD) \d)(${NUMBER}|\d{1,4}万(?:\d千|\d{1,4})?|\d千(?:\d{1,3})?)(?:,-{1,2})?[ ]?(€|£|円|\$(?! ?\d)|(?:EUR|EUROS?|GBP|CHF|USD|JPY|yen|zł|PLN|pounds?(?: sterling)?|quid|dollars?|dólares|Franken|francs|funt(?:ów|y|a))(?![\p{L}\p{N}]))`,
  'giu',
)
const MISREAD = /(?<![\p{L}\p{N}£.])[EfFL]\s?(\d{1,3}(?:,\d{3}){0,3}\.\d{2})(?![\d\p{L}])/gu
const BARE =
  /(?<![\p{L}\p{N}£€$¥.,/-])(\d{1,3}(?:,\d{3}){1,3}\.\d{2}|\d{1,6}\.\d{2})(?![\d\p{L}%]|[./-]\d|\s?(?:%|am\b|pm\b|hrs|hours))/gu
/** "1.310,00" in a column. */
const BARE_COMMA =
  /(?<![\p{L}\p{N}£€$¥.,'/-])(\d{1,3}(?:[.' ]\d{3}){0,3},\d{2})(?![\d\p{L}]|[.,/-]\d|\s?%)/gu
const CURRENCY_OF: ReadonlyMap<string, string> = new Map([
  ['£', 'GBP'],
  ['gbp', 'GBP'],
  ['pound', 'GBP'],
  ['pounds', 'GBP'],
  ['pounds sterling', 'GBP'],
  ['quid', 'GBP'],
  ['funtów', 'GBP'],
  ['funty', 'GBP'],
  ['funta', 'GBP'],
  ['€', 'EUR'],
  ['eur', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['jpy', 'JPY'],
  ['円', 'JPY'],
  ['yen', 'JPY'],
  ['chf', 'CHF'],
  ['fr.', 'CHF'],
  ['franken', 'CHF'],
  ['francs', 'CHF'],
  ['zł', 'PLN'],
  ['pln', 'PLN'],
  ['usd', 'USD'],
  ['us$', 'USD'],
  ['cad', 'CAD'],
  ['c$', 'CAD'],
  ['ca$', 'CAD'],
  ['aud', 'AUD'],
  ['a$', 'AUD'],
  ['au$', 'AUD'],
  ['nzd', 'NZD'],
  ['nz$', 'NZD'],
])
const DOLLARS = { us: 'USD', ca: 'CAD', au: 'AUD', nz: 'NZD' } as const satisfies Record<
  string,
  string
>

/** At most this many sums are kept. */
const LIMIT = 400

/** Every sum in the text, in order, with its role. */
export function scanMoney(letter: Letter): FoundAmount[] {
  const found = settleOverlaps(findSums(letter)).slice(0, LIMIT)
  const cues = hitsOf(letter, 'money')
  const named = found.map((sum, at) => {
    const previous = found[at - 1]?.end ?? 0
    const next = found[at + 1]?.start ?? letter.working.text.length
    return { ...sum, ...roleOf(letter.working.text, cues, { sum, previous, next }) }
  })
  return withOpenRest(letter, letter.abroad.byPlace(letter, named))
}

/** The sum as the contract wants it. */
export function toAmount(letter: Letter, sum: FoundAmount): Amount {
  return {
    value: sum.value,
    currency: sum.currency,
    role: sum.role,
    span: toSpan(letter.working, sum.start, sum.end),
  }
}

function findSums(letter: Letter): FoundAmount[] {
  const { text } = letter.working
  const before = [...text.matchAll(BEFORE), ...text.matchAll(BEFORE_COLUMN)].map((match) =>
    printedAt(match, { number: match[2], currency: match[1] }),
  )
  const after = Array.from(text.matchAll(AFTER), (match) =>
    printedAt(match, { number: match[1], currency: match[2] }),
  )
  const misread =
    letter.currency === 'GBP'
      ? Array.from(text.matchAll(MISREAD), (match) => printedAt(match, { number: match[1] }))
      : []
  const bare = Array.from(text.matchAll(BARE), (match) => printedAt(match, { number: match[1] }))
  const comma =
    letter.currency === 'GBP'
      ? []
      : Array.from(text.matchAll(BARE_COMMA), (match) => printedAt(match, { number: match[1] }))
  const signless = letter.currency === 'GBP' ? signlessSums(text) : letter.abroad.cellSums(letter)
  const printed = [
    ...before,
    ...after.filter((sum) => !isAddress(text, sum)),
    ...misread,
    ...[...bare, ...comma].filter((sum) => isNearMoneyWord(text, sum.start) && !isTime(text, sum)),
    ...signless,
    ...(letter.currency === 'JPY' ? yenColumn(text) : []),
    ...(letter.language === 'en' ? spokenSums(text) : []),
  ]
  const inWords =
    letter.language === 'en' ? readNumberWords(text) : letter.abroad.readSums(text, letter.language)
  const read = printed.map((sum) => ({
    ...sum,
    value: parseNumber(sum.number),
    currency: currencyOf(sum.currency, letter),
  }))
  return [...read, ...inWords]
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, currency, start, end }) => ({
      value,
      currency,
      start,
      end,
      role: 'other',
      weight: 0,
    }))
}

/** "60 Pound Lane" is an address. */
function isAddress(text: string, sum: Printed): boolean {
  return sum.currency.startsWith('P') && /^ \p{Lu}/u.test(text.slice(sum.end, sum.end + 2))
}

function currencyOf(printed: string, letter: Letter): string {
  const sign = printed.toLowerCase()
  if (sign === '$' || /^d[oó]l/.test(sign)) {
    return letter.country in DOLLARS ? dollarOf(letter.country) : 'USD'
  }
  return CURRENCY_OF.get(sign) ?? letter.currency
}

function dollarOf(country: string): string {
  return Object.entries(DOLLARS).find(([code]) => code === country)?.[1] ?? 'USD'
}

/** "1,482.37", "1.482,37", "1'482.37" and "1 482,37" are the same number. */
function parseNumber(printed: string): number {
  if (/[万千]/.test(printed)) return inMixedFigures(printed)
  const bare = printed.replace(/[' ]/g, '')
  const decimal = /[.,](\d{1,2})$/.exec(bare)
  const whole = (decimal ? bare.slice(0, decimal.index) : bare).replace(/[.,]/g, '')
  return Number(`${whole}.${decimal?.[1] ?? '0'}`)
}

/** "11万6千", "5万2000", "3千": figures with the characters for thousands. */
function inMixedFigures(printed: string): number {
  const [rest = '', tens = '0'] = printed.split('万').toReversed()
  const [units = '', thousands = '0'] = rest.split('千').toReversed()
  return Number(tens) * 10_000 + Number(thousands) * 1000 + Number(units)
}

function settleOverlaps(sums: readonly FoundAmount[]): FoundAmount[] {
  const ordered = sums.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const kept: FoundAmount[] = []
  for (const sum of ordered) if (sum.start >= (kept.at(-1)?.end ?? 0)) kept.push(sum)
  return kept
}

type Place = { sum: FoundAmount; previous: number; next: number }
type Role = Pick<FoundAmount, 'role' | 'weight'>

const NO_ROLE: Role = { role: 'other', weight: 0 }

/** The nearest cue before the sum in its sentence; failing that the one after; failing that the line above. */
function roleOf(text: string, cues: readonly HitOf<'money'>[], place: Place): Role {
  const { sum } = place
  const fixed = fixedRole(text, sum)
  if (fixed) return fixed
  const sentence = sentenceAround(text, sum)
  const beforeStart = Math.max(sentence.start, place.previous, sum.start - 140)
  const earlier = within(cues, { start: beforeStart, end: sum.start }).filter(
    (cue) => !isIncluded(text, cue),
  )
  const before = best(earlier, sum.start, 'before')
  const later = within(cues, { start: sum.end, end: reachAfter(text, { sentence, place }) })
  const after = best(later, sum.end, 'after')
  const isAfterStronger = before && after && after.weight > before.weight + 1 && after.distance < 22
  const label = { start: labelStart(text, sum.start), end: sum.start }
  return (
    (isAfterStronger ? after : (before ?? after)) ??
    best(within(cues, label), sum.start, 'before') ??
    NO_ROLE
  )
}

/** "total including fees and interest": the fees do not name the sum. */
function isIncluded(text: string, cue: { start: number }): boolean {
  return /\b(?:inc?k?l\w*\.?|ohne|exkl\w*\.?|hors|sans|senza|escl\w*\.?|zonder|y compris|samt|einschließlich|einschl\.?|inklusive|zuzüglich|nebst|inclus\w*|inclusief|inclu[iy]d\w*|compres[oie]|inclusive of|plus|(?:total|outstanding|balance|due) with)\s(?:[\w' ]{2,24} (?:and|or|und|et|en|y|e) )?$/i.test(
    text.slice(Math.max(0, cue.start - 40), cue.start),
  )
}

/** How far after a sum a cue may stand: to the end of the phrase. */
function reachAfter(
  text: string,
  { sentence, place }: { sentence: Stretch; place: Place },
): number {
  const { end } = place.sum
  const last = Math.min(sentence.end, place.next, end + 45, lineEnd(text, end))
  const joined = /[,;(]|\b(?:plus|and|together|with|which|or)\b/i.exec(text.slice(end, last))
  return Math.min(last, end + (joined?.index ?? 45))
}

type Ranked = Role & { distance: number }

function best(
  cues: readonly HitOf<'money'>[],
  at: number,
  side: 'before' | 'after',
): Ranked | undefined {
  let winner: (Ranked & { score: number }) | undefined
  for (const { row, start, end } of cues) {
    if (
      cues.some(
        (other) =>
          other.start <= start && other.end >= end && other.end - other.start > end - start,
      )
    )
      continue
    const distance = side === 'before' ? at - end : start - at
    const score = row.weight * 9 - distance + (end - start) * 0.5
    if (!winner || score > winner.score)
      winner = { role: row.role, weight: row.weight, distance, score }
  }
  return winner
}

function lineEnd(text: string, from: number): number {
  const stop = text.slice(from, from + 60).indexOf('\n')
  return from + (stop < 0 ? 60 : stop)
}

/** A value alone on its line belongs to the label above it. */
function labelStart(text: string, start: number): number {
  const left = text.slice(Math.max(0, start - 160), start)
  const lineStart = left.lastIndexOf('\n')
  if (lineStart < 0 || left.slice(lineStart).trim() !== '') return start
  return start - left.length + left.lastIndexOf('\n', Math.max(0, lineStart - 2)) + 1
}
