/** Do the parts add up to the total, and is each fee within the law? Sums in hundredths. */
import type { Amount, AmountRole } from '@plainletter/contracts/reading'
import type { RuleOf } from '@plainletter/contracts/rule'
import { formatMoney } from '@plainletter/phrases/format'
import { say } from '@plainletter/phrases/phrases'

import { letterBases } from './basis.ts'
import type { Finding } from './check.ts'
import type { Facts } from './facts.ts'
import { toCents } from './money.ts'
import { findPhrase, normaliseText } from './normal-text.ts'
import { rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

const PART_ROLES: readonly AmountRole[] = [
  'principal',
  'arrears',
  'fee',
  'cost',
  'interest',
  'penalty',
]
/** Words that make a sum a future or possible one, which is no part of the total. */
const FUTURE =
  /\b(?:will be|may be|may|could|would|further|additional|up to|if you|if payment|reduced|discount|per day|per week|per month|each)\b/i
/** Words after which a sum is named as a part of the one before it, so that the rest need not be listed. */
const INCLUDED =
  /\b(?:including|includes|of which|einschließlich|einschl|inklusive|davon|y compris|dont|incluido|incluidos|di cui|compresi|inclusief|waarvan)\b|うち/i
/** A letter names fewer; a list of prices is no bill. */
const MOST_SUMS = 60
/** 2^10 subsets are tried at most. */
const MOST_PARTS = 10

export function checkMoney(facts: Facts, rules: readonly Selected[]): Finding[] {
  return [...checkSum(facts), ...checkCharges(facts, rows(rules))]
}

const rows = (rules: readonly Selected[]) => rowsOf(rules, 'charge')

function checkSum(facts: Facts): Finding[] {
  const total = singleTotal(facts)
  if (!total) return []
  const parts = currentParts(facts, total)
  const wanted = toCents(total.value)
  const basis = letterBases(
    facts.text,
    [...parts, total].map((amount) => amount.span),
  )
  if (parts.length < 2 || basis.length <= parts.length) return []
  const sums = parts.map((part) => toCents(part.value))
  const all = smallerSums(facts, total).map((amount) => toCents(amount.value))
  const { phrases } = facts
  const money = (cents: number) => formatMoney(phrases, cents / 100, total.currency)
  if (someSubsetMakes(sums, wanted) || someSubsetMakes(all, wanted)) {
    return [
      {
        kind: 'money',
        result: 'fine',
        says: say(phrases, 'sumsAddUp', { total: money(wanted) }),
        basis,
      },
    ]
  }
  // A sum whose place in the account we do not know may be the missing one.
  if (all.length > parts.length) return []
  const sum = sums.reduce((all, one) => all + one, 0)
  const gap = wanted - sum
  if (gap > 0 && isRestElsewhere(facts, { total, parts })) return []
  const slots = {
    parts: sums.map(money).join(' + '),
    sum: money(sum),
    total: money(wanted),
    gap: money(gap),
  }
  if (gap > 0) {
    const says = say(phrases, 'sumsFallShort', slots)
    return [{ kind: 'money', result: 'problem', says, basis, detail: { code: 'sum_gap' } }]
  }
  const says = say(phrases, 'sumsExceed', slots)
  return [{ kind: 'money', result: 'unclear', says, basis }]
}

/** The rest is not to be looked for among the parts. */
function isRestElsewhere(
  facts: Facts,
  account: { total: Amount; parts: readonly Amount[] },
): boolean {
  return isListedInPart(facts, account) || isClaimItself(facts, account)
}

/** "£900, of which £80", or what is behind beside the balance of a loan: the rest of the sum is not listed. */
function isListedInPart(
  { text }: Facts,
  { total, parts }: { total: Amount; parts: readonly Amount[] },
): boolean {
  return (
    LOAN_BALANCE.test(clauseBefore(text, total)) ||
    parts.some((part) => INCLUDED.test(clauseBefore(text, part)))
  )
}

const LOAN_BALANCE = /\b(?:loan|mortgage|credit|principal) balance\b/i

/** "Forderung CHF 612.35", above its costs: the claim that a debt office passes on, with no total below. */
function isClaimItself(
  { text }: Facts,
  { total, parts }: { total: Amount; parts: readonly Amount[] },
): boolean {
  return CLAIM.test(clauseBefore(text, total)) && parts.every(({ span }) => span[0] > total.span[0])
}

const CLAIM =
  /(?<!\p{L})(?:(?:haupt)?forderung|créance|capital|credito|hoofdsom|schuldsumme|principal)(?!\p{L})(?!.*(?:total|gesamt|summe))/iu

/** The one sum called a total. Two different totals give nothing to check against. */
function singleTotal({ reading }: Facts): Amount | null {
  const totals = reading.amounts.filter((amount) => amount.role === 'total' && amount.value > 0)
  const values = new Set(totals.map((amount) => toCents(amount.value)))
  return values.size === 1 ? (totals[0] ?? null) : null
}

function currentParts(facts: Facts, total: Amount): Amount[] {
  return smallerSums(facts, total).filter((amount) => PART_ROLES.includes(amount.role))
}

/** What could be a part of the total. Two equal sums on lines of their own are two sums. */
function smallerSums(facts: Facts, total: Amount): Amount[] {
  const seen = new Set<string>()
  return facts.reading.amounts
    .slice(0, MOST_SUMS)
    .filter(
      (amount) =>
        amount.currency === total.currency &&
        amount.value > 0 &&
        toCents(amount.value) < toCents(total.value) &&
        !FUTURE.test(clauseAround(facts.text, amount)),
    )
    .filter((amount) => {
      const value = String(toCents(amount.value))
      const label = lineLabel(facts.text, amount)
      const isNew = label === '' ? !seen.has(value) : !seen.has(`${value} ${label}`)
      seen.add(value).add(`${value} ${label}`)
      return isNew
    })
    .slice(0, MOST_PARTS)
}

/** The words that name a sum in a list, where it ends its line. In running text a repeated sum is the same sum. */
function lineLabel(text: string, { span }: Amount): string {
  const line = text.slice(text.lastIndexOf('\n', span[0]) + 1, span[0]).trim()
  const rest = text.slice(span[1]).split('\n', 1)[0] ?? ''
  const isItem = line.length > 0 && line.length <= LONGEST_LABEL && !/[\p{L}\p{N}]/u.test(rest)
  return isItem ? line.toLowerCase() : ''
}

const LONGEST_LABEL = 70

/** The line or sentence that holds the sum. */
function clauseAround(text: string, amount: Amount): string {
  return `${clauseBefore(text, amount)} ${clauseAfter(text, amount)}`
}

function clauseBefore(text: string, { span }: Amount): string {
  const lead = text.slice(Math.max(0, span[0] - 200), span[0])
  return lead.split(/\n|[.;]\s/).at(-1) ?? ''
}

function clauseAfter(text: string, { span }: Amount): string {
  return text.slice(span[1], span[1] + 200).split(/\n|[.;](?:\s|$)/)[0] ?? ''
}

/** At least two parts are needed: one part equal to the total proves nothing. */
function someSubsetMakes(sums: readonly number[], wanted: number): boolean {
  let reachable: { total: number; parts: number }[] = [{ total: 0, parts: 0 }]
  for (const sum of sums) {
    reachable = reachable.flatMap((one) => [one, { total: one.total + sum, parts: one.parts + 1 }])
  }
  return reachable.some((one) => one.parts >= 2 && one.total === wanted)
}

function checkCharges(facts: Facts, charges: readonly Selected<RuleOf<'charge'>>[]): Finding[] {
  return charges.flatMap(({ rule, basis }) => {
    const amount = chargedSum(facts, rule)
    const place = amount ? letterBases(facts.text, [amount.span]) : []
    if (!amount || place.length === 0) return []
    const { phrases } = facts
    const [printed, legal] = [
      { value: amount.value, currency: amount.currency },
      { value: rule.amount, currency: rule.currency },
    ]
    const isTooHigh = toCents(amount.value) > toCents(rule.amount)
    const told = toldOfCharge(amount, rule)
    const says = say(phrases, told, {
      fee: rule.name,
      printed: formatMoney(phrases, printed.value, printed.currency),
      legal: formatMoney(phrases, legal.value, legal.currency),
      rule: rule.says,
    })
    const result = told !== 'feeAboveLaw' ? 'fine' : isTooHigh ? 'problem' : 'unclear'
    const detail = isTooHigh ? { detail: { code: 'fee_above_law', printed, legal } as const } : {}
    return [
      { kind: 'money', result, says, basis: [...basis, ...place], ...detail } satisfies Finding,
    ]
  })
}

/** Above the law, what the law sets, or below the highest that it allows, which most cases do not reach. */
function toldOfCharge(
  { value }: Amount,
  { amount, limit }: RuleOf<'charge'>,
): 'feeAboveLaw' | 'feeBelowCap' | 'feeWithinLaw' {
  const gap = toCents(amount) - toCents(value)
  if (gap === 0) return 'feeWithinLaw'
  return gap > 0 && limit === 'cap' ? 'feeBelowCap' : 'feeAboveLaw'
}

/** The sum right after the name of the fee in its own line or sentence, else the one right before it. */
function chargedSum(facts: Facts, rule: RuleOf<'charge'>): Amount | null {
  const sums = facts.reading.amounts
    .slice(0, MOST_SUMS)
    .filter((amount) => amount.currency === rule.currency)
  const after = sums.find((amount) => rule.cue.some((cue) => namesAfter(facts.text, amount, cue)))
  return (
    after ??
    sums.find((amount) => rule.cue.some((cue) => namesBefore(facts.text, amount, cue))) ??
    null
  )
}

/** "Compliance fee £75": the name, and no other sum between. */
function namesAfter(text: string, amount: Amount, cue: string): boolean {
  const lead = normaliseText(clauseBefore(text, amount)).normal
  const place = lead.lastIndexOf(normaliseText(cue).normal)
  return place !== -1 && !MONEY.test(lead.slice(place + cue.length)) && hasWords(lead, cue)
}

/** "£75 for the compliance stage". */
function namesBefore(text: string, amount: Amount, cue: string): boolean {
  const trail = clauseAfter(text, amount).split(MONEY)[0] ?? ''
  return findPhrase(normaliseText(trail), cue) !== null
}

function hasWords(text: string, cue: string): boolean {
  return findPhrase(normaliseText(text), cue) !== null
}

const MONEY = /[£$€]\s?\d/
