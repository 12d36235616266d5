/** Answers a question directly: yes, no, or what it depends on; then puts a false belief right, gently. */
import { formatLong } from '@plainletter/calendar/plain-date'
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import type { Topic } from '@plainletter/contracts/document-type'
import type { RuleOf } from '@plainletter/contracts/rule'

import { letterBases, fixedClaim } from './basis.ts'
import type { Claim } from './basis.ts'
import type { CoverageFinding } from './coverage.ts'
import type { Facts } from './facts.ts'
import type { FixedKey } from './fixed-sentences.ts'
import { findLoosePhrase, normaliseText } from './normal-text.ts'
import type { NormalText } from './normal-text.ts'
import { answerRows, claimOf, rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

export type FoundAnswer = { best: Selected<RuleOf<'answer'>>; others: Selected<RuleOf<'answer'>>[] }

type Verdict = RuleOf<'answer'>['verdict']

const SHORT_ANSWERS = {
  yes: 'shortYes',
  no: 'shortNo',
  it_depends: 'shortDepends',
  do_this: 'shortDo',
} as const satisfies Record<Verdict, FixedKey>

/**
 * The row whose asked words fit the question best, or null. Every group of the row must be met. A row of another field
 * of life counts too when it asks for two things or more, as the field is only our guess.
 */
export function findAnswer(facts: Facts): FoundAnswer | null {
  if (facts.reading.documentType !== 'ENQUIRY') return null
  const question = normaliseText(facts.reading.question?.text ?? facts.text)
  const [best, ...others] = answerRows(facts)
    .map((row) => ({
      row,
      isOnTopic: row.rule.topics?.includes(facts.topic) ?? true,
      score: matchScore(row.rule.asks, question, facts.normal),
    }))
    .filter(
      ({ row, score, isOnTopic }) =>
        score > 0 && (isOnTopic || row.rule.asks.length >= GROUPS_OFF_TOPIC),
    )
    .toSorted(
      (one, other) => Number(other.isOnTopic) - Number(one.isOnTopic) || other.score - one.score,
    )
  if (!best) return null
  const further = others.filter((one) => one.isOnTopic === best.isOnTopic).slice(0, MOST_FURTHER)
  return { best: best.row, others: further.map(({ row }) => row) }
}

/** Answers beside the best one that are shown as advice. */
const MOST_FURTHER = 2
const GROUPS_OFF_TOPIC = 2

/** The field of life of the answer, so that the rights and steps of that field go with it. */
export function answerTopic({ topic }: Facts, answer: FoundAnswer | null): Topic {
  const topics = answer?.best.rule.topics
  return topics && !topics.includes(topic) ? (topics[0] ?? topic) : topic
}

/** The whole answer: the verdict and its reason first, then the days asked for, then any belief to put right. */
export function answerClaims({ facts, rules, answer, deadlines, coverage }: AnswerInput): Claim[] {
  const corrections = heldMyths(facts, rules).map(claimOf)
  const days = dateClaims(facts, deadlines)
  if (answer) return [directAnswer(answer.best), ...days, ...corrections.slice(0, 1)]
  const found = [...days, ...corrections.slice(0, 2)]
  if (found.length > 0) return found
  return [
    fixedClaim('noAnswer'),
    fixedClaim(coverage.depth === 'none' ? 'askFreeHelp' : 'rulesBelow'),
  ]
}

type AnswerInput = {
  facts: Facts
  rules: readonly Selected[]
  answer: FoundAnswer | null
  deadlines: readonly DerivedDeadline[]
  coverage: CoverageFinding
}

const ASKS_DATE =
  /\b(?:by when|when (?:do|does|is|must|should|will)|(?:by )?what date|which date|how long|deadline|last day|time limit)\b/i

/** A question for a date is answered with the days that the rules give, the first two. */
function dateClaims({ reading }: Facts, deadlines: readonly DerivedDeadline[]): Claim[] {
  if (!ASKS_DATE.test(reading.question?.text ?? '')) return []
  return deadlines.slice(0, 2).map(({ date, action, isPassed, basis }) => ({
    says: `${action.replace(/[.\s]+$/, '')}: the last day ${isPassed ? 'was' : 'is'} ${formatLong(date)}.`,
    basis,
  }))
}

/** One sentence for the head of the page. */
export function shortAnswer({ best }: FoundAnswer): Claim {
  return { says: fixedClaim(SHORT_ANSWERS[best.rule.verdict]).says, basis: best.basis }
}

/** The myth rows whose belief shows in the question or the letter. */
export function heldMyths(facts: Facts, rules: readonly Selected[]): Selected<RuleOf<'myth'>>[] {
  return rowsOf(rules, 'myth').flatMap((row) => {
    const place = row.rule.premise
      .map((phrase) => findLoosePhrase(facts.normal, phrase))
      .find((span) => span !== null)
    return place
      ? [{ rule: row.rule, basis: [...row.basis, ...letterBases(facts.text, [place])] }]
      : []
  })
}

function directAnswer({ rule, basis }: Selected<RuleOf<'answer'>>): Claim {
  return { says: `${opening(rule)}${rule.says}`, basis }
}

function opening(rule: RuleOf<'answer'>): string {
  const hasOpening = /^(?:yes|no|it depends)\b/i.test(rule.says)
  if (hasOpening || rule.verdict === 'do_this') return ''
  if (rule.verdict === 'yes') return 'Yes. '
  if (rule.verdict === 'no') return 'No. '
  return rule.dependsOn
    ? `It depends on ${rule.dependsOn.replace(/[.\s]+$/, '')}. `
    : 'It depends. '
}

/** Words found in the question itself count double; longer phrases say more. Zero when a group is not met. */
function matchScore(
  groups: RuleOf<'answer'>['asks'],
  question: NormalText,
  whole: NormalText,
): number {
  if (groups.length === 0) return 0
  let score = 0
  for (const group of groups) {
    const best = Math.max(0, ...group.map((phrase) => phraseScore(phrase, question, whole)))
    if (best === 0) return 0
    score += best
  }
  return score + groups.length
}

function phraseScore(phrase: string, question: NormalText, whole: NormalText): number {
  if (findLoosePhrase(question, phrase)) return 2 + phrase.length / 10
  return findLoosePhrase(whole, phrase) ? 1 + phrase.length / 20 : 0
}
