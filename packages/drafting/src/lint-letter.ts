/** Refuses a letter that could harm the person who sends it. */
import { formatLong } from '@plainletter/calendar/plain-date'

import type { DraftInput } from './letter-facts.ts'
import type { LetterProblem, ProblemKind } from './letter-problem.ts'
import { countWords, sentencesOf } from './sentences.ts'

export type LintResult = { isSafe: true } | { isSafe: false; problems: LetterProblem[] }

const MOST_WORDS = 600
const MOST_WORDS_IN_SENTENCE = 30

const PEOPLE = String.raw`(?:I|we|he|she|they|my (?:wife|husband|partner|son|daughter|mother|mum|father|dad|friend|brother|sister))`

/** Each pattern is a form of words that harms. Words of denial before it make those marked safe. */
const HARMFUL = [
  {
    kind: 'admits_debt',
    isSafeWhenDenied: true,
    pattern: /\b(?:I|we) (?:do |fully |now )?(?:owe|admit|accept|agree)\b(?! to differ)/i,
  },
  {
    kind: 'admits_debt',
    isSafeWhenDenied: true,
    pattern:
      /\b(?:I|we) (?:am|are|was|were) (?:liable|responsible|in debt|in arrears|at fault|to blame)\b/i,
  },
  {
    kind: 'admits_debt',
    isSafeWhenDenied: true,
    pattern:
      /\b(?:my|our) (?:debt|arrears|overdue|outstanding)\b|\b(?:money|sum|amount|debt|balance) (?:that )?(?:I|we) owe\b/i,
  },
  {
    kind: 'restarts_limitation',
    isSafeWhenDenied: true,
    pattern:
      /\b(?:acknowledge|recognise|confirm)\w*\b[^.]*\b(?:debt|balance|sum|account|liability|owed)\b/i,
  },
  {
    kind: 'restarts_limitation',
    isSafeWhenDenied: true,
    pattern:
      /\b(?:enclose|attach|send|include|make)\w*\b[^.]*\b(?:a|my|first|part|token) (?:\w+ )?payment\b/i,
  },
  {
    kind: 'promises_payment',
    isSafeWhenDenied: true,
    pattern:
      /\b(?:I|we)(?:'ll|’ll| will| shall| can| could| promise to| agree to| undertake to| offer to| intend to| am going to)(?: (?!not\b|never\b)\w+){0,2} (?:pay|repay|clear|settle)\b/i,
  },
  {
    kind: 'promises_payment',
    isSafeWhenDenied: true,
    pattern:
      /\b(?:I|we) (?:offer|promise|propose)\b[^.]*(?:[£$€¥]|\bpayments?\b|\ba (?:week|month)\b)/i,
  },
  {
    kind: 'names_driver',
    isSafeWhenDenied: false,
    pattern: new RegExp(
      String.raw`\b${PEOPLE} (?:was|were|am|is) (?:the (?:driver|one) |both )?(?:driving|the driver)\b`,
      'i',
    ),
  },
  {
    kind: 'names_driver',
    isSafeWhenDenied: false,
    pattern: new RegExp(
      String.raw`\b${PEOPLE} (?:parked|drove|left the (?:car|vehicle)|stopped)\b|\bthe driver (?:was|is)\b|\bdriven by\b`,
      'i',
    ),
  },
] as const satisfies readonly { kind: ProblemKind; isSafeWhenDenied: boolean; pattern: RegExp }[]

const DENIES = /\b(?:not|never|nothing|neither|without|no (?!doubt))\b/i
const DENIAL_WORDS = 8
const MONEY = /(?:[£$€¥]|GBP |EUR |USD )\s?\d[\d,.]*/g
const LONG_DATE =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g
const REFERENCE = /\b(?=[A-Z0-9/-]*\d[A-Z0-9/-]*)[A-Z0-9][A-Z0-9/-]{4,}\b/g

/** Checks a letter against what the person's letter and our analysis hold. */
export function lintLetter(letter: string, input: DraftInput): LintResult {
  const known = whatIsKnown(input)
  const problems = [
    ...wholeProblems(letter),
    ...sentencesOf(letter).flatMap((sentence) => sentenceProblems(sentence, known)),
  ]
  return problems.length === 0 ? { isSafe: true } : { isSafe: false, problems }
}

function wholeProblems(letter: string): LetterProblem[] {
  return countWords(letter) > MOST_WORDS ? [{ kind: 'too_long', sentence: null }] : []
}

/** What a letter may name, gathered once for all its sentences. `words`: capitals of the person's letter. */
type Known = { sums: ReadonlySet<string>; dates: ReadonlySet<string>; words: string }

function whatIsKnown(input: DraftInput): Known {
  return {
    sums: knownSums(input),
    dates: knownDates(input),
    words: `${input.text} ${input.today}`.toUpperCase(),
  }
}

function sentenceProblems(sentence: string, { sums, dates, words }: Known): LetterProblem[] {
  const isLong = countWords(sentence) > MOST_WORDS_IN_SENTENCE
  const kinds: ProblemKind[] = [
    ...HARMFUL.filter((row) => isHarmful(sentence, row)).map((row) => row.kind),
    ...(isLong ? (['long_sentence'] as const) : []),
    ...foundIn(sentence, MONEY)
      .filter((sum) => !sums.has(sumKey(sum)))
      .map(() => 'unknown_sum' as const),
    ...foundIn(sentence, LONG_DATE)
      .filter((date) => !dates.has(date))
      .map(() => 'unknown_date' as const),
    ...unknownReferences(sentence, words).map(() => 'unknown_reference' as const),
  ]
  return [...new Set(kinds)].map((kind) => ({ kind, sentence }))
}

/** A denial counts only when it stands shortly before the harmful words: "I owe it, not you" denies nothing. */
function isHarmful(
  sentence: string,
  { pattern, isSafeWhenDenied }: (typeof HARMFUL)[number],
): boolean {
  const match = pattern.exec(sentence)
  if (!match) return false
  const before = sentence.slice(0, match.index).split(/\s+/).slice(-DENIAL_WORDS).join(' ')
  return !(isSafeWhenDenied && DENIES.test(before))
}

function foundIn(sentence: string, pattern: RegExp): string[] {
  return [...sentence.matchAll(pattern)].map(([found]) => found)
}

/** £1,482.50 and 1482.5 are one sum. */
function sumKey(printed: string): string {
  const digits = printed.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '')
  return String(Number(digits.replaceAll(',', '')))
}

/** What the letter prints, what we read in it, and what the law sets. */
function knownSums({ text, reading, analysis }: DraftInput): ReadonlySet<string> {
  const printed = [...text.matchAll(/\d[\d,.]*/g)].map(([found]) => sumKey(found))
  const legal = analysis.checks.flatMap(({ detail }) =>
    detail?.code === 'fee_above_law' ? [detail.legal.value, detail.printed.value] : [],
  )
  const values = [...reading.amounts.map(({ value }) => value), ...legal]
  return new Set([...printed, ...values.map(String)])
}

function knownDates({ text, reading, analysis, today }: DraftInput): ReadonlySet<string> {
  const days = [
    today,
    ...reading.dates.map((mention) => mention.iso ?? ''),
    ...analysis.deadlines.flatMap((deadline) => [
      deadline.date,
      ...deadline.working.map((step) => step.date),
    ]),
  ].filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))
  return new Set([...days.map(safeLong), ...[...text.matchAll(LONG_DATE)].map(([found]) => found)])
}

/** A mention may be no real day (2026-02-30): it is then no date that a letter could use. */
function safeLong(day: string): string {
  try {
    return formatLong(day)
  } catch {
    return ''
  }
}

function unknownReferences(sentence: string, words: string): string[] {
  return foundIn(sentence.replace(MONEY, ' '), REFERENCE).filter(
    (found) => !words.includes(found.toUpperCase()),
  )
}
