/** Answers a question directly: yes, no, or what it depends on; then puts a false belief right, gently. */
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import type { RuleOf } from '@plainletter/contracts/rule'
import { formatDay, withoutEnd } from '@plainletter/phrases/format'
import { say, sayFixed } from '@plainletter/phrases/phrases'
import type { FixedKey, Phrases } from '@plainletter/phrases/phrases'
import { joinSentences } from '@plainletter/phrases/sentence'

import { limitClaims } from './answer-limit.ts'
import { fixedClaim } from './basis.ts'
import type { Claim } from './basis.ts'
import type { CoverageFinding } from './coverage.ts'
import { crisisClaim } from './crisis.ts'
import type { Facts } from './facts.ts'
import type { FoundAnswer } from './find-answer.ts'
import { heldMyths } from './held-myths.ts'
import { findLoosePhrases } from './loose-phrases.ts'
import { normaliseText } from './normal-text.ts'
import { isTurnedRound } from './question-form.ts'
import { claimOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import type { WordSafety } from './word-safety.ts'

type Verdict = RuleOf<'answer'>['verdict']

/** For a question that asks more than yes or no, these verdicts would answer something else. */
const SHORT_ANSWERS = {
  yes: 'shortYes',
  no: 'shortNo',
  it_depends: 'shortDepends',
  do_this: 'shortDo',
} as const satisfies Record<Verdict, FixedKey>

/** The whole answer: the verdict and its reason first, then the days asked for, then any belief to put right. */
export function answerClaims(input: AnswerInput): Claim[] {
  const crisis = crisisClaim(input.facts)
  return [...(crisis ? [crisis] : []), ...lawClaims(input)]
}

function lawClaims({ facts, rules, answer, perhaps, deadlines, coverage }: AnswerInput): Claim[] {
  const word = isTurnedRound(facts.reading.question?.text ?? '') ? 'misleads' : 'fits'
  const corrections = heldMyths(facts, rules)
    .map(claimOf)
    .map((claim) => ({ ...claim, says: withoutWord(facts.phrases, claim.says, word) }))
  const counted = limitClaims(facts, answer)
  const days = counted.length > 0 ? counted : dateClaims(facts, deadlines)
  if (answer) return [directAnswer(facts.phrases, answer), ...days, ...corrections.slice(0, 1)]
  const found = [...days, ...corrections.slice(0, 2)]
  if (found.length > 0) return found
  return [
    fixedClaim(facts.phrases, MAY_ANSWER[perhaps.length] ?? 'mayAnswer'),
    fixedClaim(facts.phrases, coverage.depth === 'none' ? 'askFreeHelp' : 'rulesBelow'),
  ]
}

/** By how many answers are shown; more than one are several. */
const MAY_ANSWER: readonly FixedKey[] = ['noAnswer', 'mayAnswerAlone']

type AnswerInput = {
  facts: Facts
  rules: readonly Selected[]
  answer: FoundAnswer | null
  perhaps: readonly Selected<RuleOf<'answer'>>[]
  deadlines: readonly DerivedDeadline[]
  coverage: CoverageFinding
}

const ASKS_DATE =
  /\b(?:by when|when (?:do|does|is|must|should|will)|(?:by )?what date|which date|how long|deadline|last day|time limit|bis wann|welche frist|avant quelle date|jusqu.à quand|quel délai|hasta cuándo|qué plazo|entro quando|quale scadenza|tot wanneer|v[oó][oó]r welke datum)(?![\p{L}])|いつまで|期限は/iu

/** True when the rules hold the day that is asked for, or put right the belief that is asked about. */
export function touchesQuestion(
  facts: Facts,
  rules: readonly Selected[],
  deadlines: readonly DerivedDeadline[],
): boolean {
  return dateClaims(facts, deadlines).length > 0 || heldMyths(inQuestion(facts), rules).length > 0
}

/** The question alone, without the story around it. */
function inQuestion(facts: Facts): Facts {
  const { reading, law, furtherLaw } = facts
  if (!reading.question) return facts
  const question = normaliseText(reading.question.text)
  const believed = [law, furtherLaw].flatMap((held) =>
    held ? [...findLoosePhrases(question, held.premises)] : [],
  )
  return { ...facts, believed: new Map(believed) }
}

/** A question for a date is answered with the days that the rules give, the first two; not with one that the person told. */
function dateClaims({ reading, phrases }: Facts, deadlines: readonly DerivedDeadline[]): Claim[] {
  if (!ASKS_DATE.test(reading.question?.text ?? '')) return []
  const unknown = deadlines.filter(
    ({ date }) => date !== (reading.askedDay ?? reading.deadline)?.iso,
  )
  return unknown.slice(0, 2).map(({ date, action, isPassed, basis }) => ({
    says: say(phrases, isPassed ? 'lastDayWas' : 'lastDayIs', {
      action: withoutEnd(action),
      day: formatDay(phrases, date),
    }),
    basis,
  }))
}

/** One sentence for the head of the page. */
export function shortAnswer(phrases: Phrases, { best, word }: FoundAnswer): Claim {
  const { verdict } = best.rule
  const isWord = verdict === 'yes' || verdict === 'no'
  const key = isWord && word !== 'fits' ? 'shortDo' : SHORT_ANSWERS[verdict]
  return { says: sayFixed(phrases, key), basis: best.basis }
}

function directAnswer(phrases: Phrases, { best: { rule, basis }, word }: FoundAnswer): Claim {
  const first = opensItself(phrases, rule.says) ? null : openingKey(rule, word === 'fits')
  const opening = first ? say(phrases, first, { what: withoutEnd(rule.dependsOn ?? '') }) : ''
  return { says: joinSentences([opening, withoutWord(phrases, rule.says, word)]), basis }
}

/** What may be asked for, said without a yes or a no. */
export function possibleClaims(
  phrases: Phrases,
  perhaps: readonly Selected<RuleOf<'answer'>>[],
): Claim[] {
  return perhaps.map(claimOf).map((claim) => ({
    ...claim,
    says: withoutWord(phrases, claim.says, 'misleads'),
  }))
}

/** A row that begins with the word is said without it where that could mislead; a belief is not confirmed by it. */
function withoutWord(phrases: Phrases, says: string, word: WordSafety): string {
  if (word === 'fits') return says
  const words = [
    say(phrases, 'yes'),
    'Yes.',
    ...(word === 'misleads' ? [say(phrases, 'no'), 'No.'] : []),
  ]
  // "Yes. A thing must last" or "Yes, also later. A thing must last".
  const first = words
    .flatMap((one) => [one, one.replace(/[.。]$/u, ','), one.replace(/[.。]$/u, '、')])
    .find((one) => says.startsWith(one) && /^[\s\p{L}]/u.test(says.slice(one.length)))
  const rest = first === undefined ? says : says.slice(first.length).trimStart()
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Rows made for one story often begin with the word themselves. */
function opensItself(phrases: Phrases, says: string): boolean {
  const words = (['yes', 'no', 'itDepends'] as const).map((key) => withoutEnd(say(phrases, key)))
  return [...words, 'Yes', 'No', 'It depends'].some(
    (word) => says.startsWith(word) && /^[.,:、。]/u.test(says.slice(word.length)),
  )
}

/** A question for more than yes or no gets the reason without that word. */
function openingKey({ verdict, dependsOn }: RuleOf<'answer'>, answersYesOrNo: boolean) {
  if (verdict === 'do_this') return null
  if (verdict === 'it_depends') return dependsOn ? 'itDependsOn' : 'itDepends'
  return answersYesOrNo ? verdict : null
}
