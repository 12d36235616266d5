/** Refuses a letter that could harm the person who sends it. */
import type { Language, PlainDate } from '@plainletter/contracts/country'
import type { LetterProblem, ProblemKind } from '@plainletter/contracts/draft'
import { countWords } from '@plainletter/phrases/sentence'

import { daysIn } from './letter-dates.ts'
import type { DraftInput } from './letter-facts.ts'
import { printedSum } from './letter-facts.ts'
import type { HarmRow, HarmWords } from './lint/harm.ts'
import type { Letters } from './paragraph.ts'
import { printedSums, sumKey, sumKeysIn, withoutSums } from './printed-sums.ts'
import { readingEase } from './reading-ease.ts'
import { sentencesOf } from './sentences.ts'
import { offeredSum } from './sum-words.ts'

export type LintResult = { isSafe: true } | { isSafe: false; problems: LetterProblem[] }

const MOST_WORDS = 600
const MOST_WORDS_IN_SENTENCE = 30
const REFERENCE = /\b(?=[A-Z0-9/-]*\d[A-Z0-9/-]*)[A-Z0-9][A-Z0-9/-]{4,}\b/g

/** Checks a letter against what the person's letter and our analysis hold. */
export function lintLetter(letter: string, input: DraftInput): LintResult {
  const known = whatIsKnown(input)
  const problems = [
    ...wholeProblems(letter, input.letters.language),
    ...lintSentences(letter, known),
  ]
  return problems.length === 0 ? { isSafe: true } : { isSafe: false, problems }
}

/** The problems of each sentence of a text. */
export function lintSentences(text: string, known: Known): LetterProblem[] {
  return sentencesOf(text).flatMap((sentence) => {
    const problems = known.judged.get(sentence) ?? judge(sentence, known)
    known.judged.set(sentence, problems)
    return problems
  })
}

function judge(sentence: string, known: Known): LetterProblem[] {
  const kinds = new Set([...harmIn(sentence, known.letters.harm), ...unknownIn(sentence, known)])
  return [...kinds].map((kind) => ({ kind, sentence }))
}

/** Problems of a letter as a whole: over 600 words, or harder to read than most people can. */
export function wholeProblems(letter: string, language: Language): LetterProblem[] {
  const kinds: ProblemKind[] = []
  if (countWords(letter) > MOST_WORDS) kinds.push('too_long')
  if (readingEase(letter, language) === 'hard') kinds.push('hard_to_read')
  return kinds.map((kind) => ({ kind, sentence: null }))
}

/** What harms in one sentence, by the words of its language. */
export function harmIn(sentence: string, words: HarmWords): ProblemKind[] {
  const kinds = words.harmful
    .filter((row) => isHarmful(sentence, row, words))
    .map((row) => row.kind)
  return countWords(sentence) > MOST_WORDS_IN_SENTENCE ? [...kinds, 'long_sentence'] : kinds
}

const DENIAL_WORDS = 8
const CLAUSE_END = /[,;:—、，]|\b(?:but|aber|mais|pero|maar)\b/

/** A denial counts only near the harmful words: "I owe it, not you" denies nothing. */
function isHarmful(
  sentence: string,
  { pattern, isSafeWhenDenied }: HarmRow,
  { denies, denialStands }: HarmWords,
): boolean {
  const match = pattern.exec(sentence)
  if (!match) return false
  if (!isSafeWhenDenied) return true
  const before = sentence.slice(0, match.index)
  if (denialStands === 'before')
    return !denies.test(lastClause(before).split(/\s+/).slice(-DENIAL_WORDS).join(' '))
  const after = sentence.slice(match.index)
  return !denies.test(`${lastClause(before)}${after.split(CLAUSE_END)[0]}`)
}

function lastClause(text: string): string {
  return text.split(CLAUSE_END).at(-1) ?? ''
}

/**
 * What a letter may name, gathered once for all its sentences. `words`: capitals of the person's letter and our own rows.
 * `judged`: sentences that were looked at, since most are when they are chosen and again when the letter stands.
 */
export type Known = {
  sums: ReadonlySet<string>
  days: ReadonlySet<string>
  words: string
  letters: Letters
  judged: Map<string, LetterProblem[]>
}

const KNOWN = new WeakMap<DraftInput, Known>()

/** Gathers what the letter may name: once, however many of its drafts are looked at. */
export function whatIsKnown(input: DraftInput): Known {
  const known = KNOWN.get(input) ?? gatherKnown(input)
  KNOWN.set(input, known)
  return known
}

function gatherKnown(plain: DraftInput): Known {
  const input = { ...plain, text: `${plain.text}\n${plain.ownWords ?? ''}` }
  const { text, today, letters } = input
  const own = ownWords(letters)
  return {
    sums: knownSums(input),
    days: new Set([...knownDays(input), ...own.days]),
    words: `${`${text} ${today}`.toUpperCase()} ${own.words}`,
    letters,
    judged: new Map(),
  }
}

type OwnWords = { days: readonly PlainDate[]; words: string }

/** Rows never change, so what is made from them stands: a memory, not a state. */
const OWN_WORDS = new WeakMap<Letters, OwnWords>()

/** What our own rows name: their days, and their words in capitals. */
function ownWords(letters: Letters): OwnWords {
  const known = OWN_WORDS.get(letters)
  if (known) return known
  const own = letters.rows.map(({ says }) => says).join(' ')
  const made = { days: daysIn(own, letters.phrases), words: own.toUpperCase() }
  OWN_WORDS.set(letters, made)
  return made
}

function unknownIn(sentence: string, { sums, days, words, letters }: Known): ProblemKind[] {
  const isKnownSum = (sum: string) => sums.has(sumKey(sum))
  const isKnownDay = (day: string) => days.has(day)
  const references = withoutSums(sentence).match(REFERENCE) ?? []
  return [
    ...(printedSums(sentence).every(isKnownSum) ? [] : (['unknown_sum'] as const)),
    ...(daysIn(sentence, letters.phrases).every(isKnownDay) ? [] : (['unknown_date'] as const)),
    ...(references.every((one) => words.includes(one.toUpperCase()))
      ? []
      : (['unknown_reference'] as const)),
  ]
}

/** What the letter prints, what we read in it, what the law sets, and what is offered. */
function knownSums(input: DraftInput): ReadonlySet<string> {
  const { text, reading, analysis, percent } = input
  const legal = analysis.checks.flatMap(({ detail }) =>
    detail?.code === 'fee_above_law' ? [detail.legal.value, detail.printed.value] : [],
  )
  const asked = printedSum(input)
  const offer = asked && percent ? [offeredSum(asked, percent).value] : []
  const values = [...reading.amounts.map(({ value }) => value), ...legal, ...offer]
  return new Set([...sumKeysIn(text), ...values.map(String)])
}

function knownDays({ text, reading, analysis, today, letters }: DraftInput): ReadonlySet<string> {
  return new Set([
    today,
    ...reading.dates.map((mention) => mention.iso ?? ''),
    ...analysis.deadlines.flatMap((deadline) => [
      deadline.date,
      ...deadline.working.map((step) => step.date),
    ]),
    ...daysIn(text, letters.phrases),
  ])
}
