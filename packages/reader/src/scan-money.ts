/** Finds sums and says what each of them is. */
import type { Amount, AmountRole } from '@plainletter/contracts/reading'

import { hitsOf, within } from './letter.ts'
import type { HitOf, Letter } from './letter.ts'
import { toSpan } from './normalise.ts'
import { readNumberWords } from './number-words.ts'
import { sentenceAround } from './sentence.ts'

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
  String.raw`(US\$|CA?\$|AU?\$|NZ\$|[£€$¥￥]|\b(?:GBP|EUR|USD|CAD|AUD|NZD|CHF|JPY|PLN|Fr\.))\s?(${NUMBER})`,
  'gi',
)
const AFTER = new RegExp(
  String.raw`(?<![\d.,/£€$¥-])(${NUMBER})[ ]?(€|£|円|(?:EUR|EUROS?|GBP|CHF|USD|zł|PLN|pounds?(?: sterling)?|quid|dollars?|Franken|francs)(?![\p{L}\p{N}]))`,
  'giu',
)
const MISREAD = /(?<![\p{L}\p{N}£.])[EfFL]\s?(\d{1,3}(?:,\d{3}){0,3}\.\d{2})(?![\d\p{L}])/gu
const BARE =
  /(?<![\p{L}\p{N}£€$¥.,/-])(\d{1,3}(?:,\d{3}){1,3}\.\d{2}|\d{1,6}\.\d{2})(?![\d\p{L}%]|[./-]\d|\s?(?:%|am\b|pm\b|hrs|hours))/gu
const CURRENCY_OF: ReadonlyMap<string, string> = new Map([
  ['£', 'GBP'],
  ['gbp', 'GBP'],
  ['pound', 'GBP'],
  ['pounds', 'GBP'],
  ['pounds sterling', 'GBP'],
  ['quid', 'GBP'],
  ['€', 'EUR'],
  ['eur', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['jpy', 'JPY'],
  ['円', 'JPY'],
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

/** The weight that marks a price for one of several, as in "3 x £120": it is left out when a column is added up. */
export const UNIT_PRICE = 5.5

/** Every sum in the text, in order, with its role. */
export function scanMoney(letter: Letter): FoundAmount[] {
  const found = settleOverlaps(findSums(letter)).slice(0, LIMIT)
  const cues = hitsOf(letter, 'money')
  return found.map((sum, at) => {
    const previous = found[at - 1]?.end ?? 0
    const next = found[at + 1]?.start ?? letter.working.text.length
    return { ...sum, ...roleOf(letter.working.text, cues, { sum, previous, next }) }
  })
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
  const sums: FoundAmount[] = []
  const add = (start: number, end: number, printed: { number: string; currency: string }): void => {
    const value = parseNumber(printed.number)
    const currency = currencyOf(printed.currency, letter)
    if (Number.isFinite(value)) sums.push({ value, currency, role: 'other', weight: 0, start, end })
  }
  for (const match of text.matchAll(BEFORE)) {
    add(match.index, match.index + match[0].length, {
      number: match[2] ?? '',
      currency: match[1] ?? '',
    })
  }
  for (const match of text.matchAll(AFTER)) {
    // "60 Pound Lane" is an address.
    if (
      /^P/.test(match[2] ?? '') &&
      /^ \p{Lu}/u.test(text.slice(match.index + match[0].length, match.index + match[0].length + 2))
    )
      continue
    add(match.index, match.index + match[0].length, {
      number: match[1] ?? '',
      currency: match[2] ?? '',
    })
  }
  for (const pattern of letter.currency === 'GBP' ? [MISREAD, BARE] : [BARE]) {
    for (const match of text.matchAll(pattern)) {
      if (pattern === BARE && !isNearMoneyWord(text, match.index)) continue
      add(match.index, match.index + match[0].length, { number: match[1] ?? '', currency: '' })
    }
  }
  for (const words of letter.language === 'en' ? readNumberWords(text) : []) {
    sums.push({
      value: words.value,
      currency: words.currency,
      role: 'other',
      weight: 0,
      start: words.start,
      end: words.end,
    })
  }
  return sums
}

/** A number without a sign is a sum only where the line speaks of money. */
function isNearMoneyWord(text: string, start: number): boolean {
  const left = text.slice(Math.max(0, start - 90), start)
  const line = left.slice(left.lastIndexOf('\n') + 1)
  return /total|amount|balance|due|fee|costs?|claims?|arrears|interest|sum|pay|owed?|charge|principal|debt|instal|betrag|montant|importe|importo|bedrag|£/i.test(
    line,
  )
}

function currencyOf(printed: string, letter: Letter): string {
  const sign = printed.toLowerCase()
  if (sign === '$' || sign === 'dollar' || sign === 'dollars') {
    return letter.country in DOLLARS ? dollarOf(letter.country) : 'USD'
  }
  return CURRENCY_OF.get(sign) ?? letter.currency
}

function dollarOf(country: string): string {
  return Object.entries(DOLLARS).find(([code]) => code === country)?.[1] ?? 'USD'
}

/** "1,482.37", "1.482,37", "1'482.37" and "1 482,37" are the same number. */
export function parseNumber(printed: string): number {
  const bare = printed.replace(/[' ]/g, '')
  const decimal = /[.,](\d{1,2})$/.exec(bare)
  const whole = (decimal ? bare.slice(0, decimal.index) : bare).replace(/[.,]/g, '')
  return Number(`${whole}.${decimal?.[1] ?? '0'}`)
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
  const sentence = sentenceAround(text, sum)
  const fixed = fixedRole(text, sum)
  if (fixed) return fixed
  const beforeStart = Math.max(sentence.start, place.previous, sum.start - 140)
  const before = best(within(cues, { start: beforeStart, end: sum.start }), sum.start, 'before')
  const afterEnd = Math.min(sentence.end, place.next, sum.end + 45, lineEnd(text, sum.end))
  const joined = /[,;(]|\b(?:plus|and|together|with|which|or)\b/i.exec(
    text.slice(sum.end, afterEnd),
  )
  const reach = Math.min(afterEnd, sum.end + (joined?.index ?? 45))
  const after = best(within(cues, { start: sum.end, end: reach }), sum.end, 'after')
  if (before && after && after.weight > before.weight + 1 && after.distance < 22) return after
  if (before) return before
  if (after) return after
  return (
    best(
      within(cues, { start: labelStart(text, sum.start), end: sum.start }),
      sum.start,
      'before',
    ) ?? NO_ROLE
  )
}

/** "minimum £40", "up to £1,000", "as low as £40": sums that are bounds. */
function fixedRole(text: string, sum: FoundAmount): Role | undefined {
  const left = text.slice(Math.max(0, sum.start - 26), sum.start)
  const right = text.slice(sum.end, sum.end + 24)
  if (/\b(?:as low as|from as little as|just)\s*$/i.test(left))
    return { role: 'instalment', weight: 3 }
  if (
    /^\s*(?:per|a|each|every|\/)\s*(?:month|week|pcm|fortnight|mth)|^\s*(?:pcm|p\/m|pw|monthly|weekly)/i.test(
      right,
    )
  ) {
    return { role: /rent/i.test(left) ? 'rent' : 'instalment', weight: 5 }
  }
  if (/\d ?x\s*$/i.test(left)) return { role: 'other', weight: UNIT_PRICE }
  if (/^\s*(?:per|a|each|every|\/)\s*day|^\s*daily/i.test(right))
    return { role: 'interest', weight: 5 }
  if (/^\s*(?:an|per|\/) ?hour/i.test(right)) return { role: 'other', weight: 5 }
  return undefined
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
