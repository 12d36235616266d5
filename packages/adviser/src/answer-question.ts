/** Answers a question directly: yes, no, or what it depends on; then puts a false belief right, gently. */
import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import type { RuleOf } from '@plainletter/contracts/rule'
import { formatDay, withoutEnd } from '@plainletter/phrases/format'
import { say, sayFixed } from '@plainletter/phrases/phrases'
import type { FixedKey, Phrases } from '@plainletter/phrases/phrases'
import { countWords, joinSentences, splitSentences } from '@plainletter/phrases/sentence'

import { fixedClaim } from './basis.ts'
import type { Claim } from './basis.ts'
import type { CoverageFinding } from './coverage.ts'
import type { Facts } from './facts.ts'
import { heldMyths } from './held-myths.ts'
import { findLoosePhrases } from './loose-phrases.ts'
import { matchQuestion, prepareQuestion } from './match-question.ts'
import type { QuestionMatch } from './match-question.ts'
import { knowsSubjects } from './named-subject.ts'
import { normaliseText } from './normal-text.ts'
import { isTurnedRound } from './question-form.ts'
import { DEFAULT_RANK, answerRows, claimOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import { findSubject } from './subject-kind.ts'
import { wordSafety } from './word-safety.ts'
import type { WordSafety } from './word-safety.ts'

/** `word`: whether the question can be answered with yes or no, and this row speaks to that question. */
export type FoundAnswer = {
  best: Selected<RuleOf<'answer'>>
  others: Selected<RuleOf<'answer'>>[]
  word: WordSafety
  /** The words of the question or its story that led to the row. */
  phrases: string[]
}

type Verdict = RuleOf<'answer'>['verdict']

/** For a question that asks more than yes or no, these verdicts would answer something else. */
const SHORT_ANSWERS = {
  yes: 'shortYes',
  no: 'shortNo',
  it_depends: 'shortDepends',
  do_this: 'shortDo',
} as const satisfies Record<Verdict, FixedKey>

/** The answer to what is asked, or to what was asked before it where we know only that; null where we know none. */
export function findAnswer(facts: Facts): FoundAnswer | null {
  if (facts.reading.documentType !== 'ENQUIRY') return null
  const rows = answerRows(facts)
  const last = facts.reading.question?.text ?? facts.text
  const earlier = earlierQuestions(facts.text, last)
  for (const question of ASKS_AT_LARGE.test(last) ? [...earlier, last] : [last, ...earlier]) {
    const found = answerTo(question, facts, rows)
    if (found) return found
  }
  return answerTo(facts.text, facts, rows.filter(isOf(facts.topic)))
}

/** A story that asks nothing which we know is answered as a whole, by a row of its own field alone. */
function isOf(topic: Facts['topic']): (row: Selected<RuleOf<'answer'>>) => boolean {
  return ({ rule: { topics } }) => topics?.includes(topic) ?? true
}

/** Stories end in "any other advice?": what was asked in full sentences before it, the first of them first. */
function earlierQuestions(text: string, last: string): string[] {
  return splitSentences(text.slice(0, MOST_STORY).replace(/\s+/g, ' '))
    .filter((one) => /[?？]\s*$/.test(one) && one !== last && countWords(one) >= FULL_QUESTION)
    .slice(0, MOST_QUESTIONS)
}

/** Asks for whatever there is to say. */
const ASKS_AT_LARGE =
  /\b(?:any|other|further) (?:other )?(?:advice|help|thoughts|ideas|suggestions|tips|experiences?)\b|\banything else\b/i

const MOST_STORY = 12_000
const MOST_QUESTIONS = 6
/** "Is this right?" asks about what stands before it. */
const FULL_QUESTION = 6

/**
 * The row whose asked words fit the question best, or null. A row of another field of life counts too when it asks
 * for two things or more, as the field is only our guess.
 */
function answerTo(
  question: string,
  facts: Facts,
  rows: readonly Selected<RuleOf<'answer'>>[],
): FoundAnswer | null {
  const asked = prepareQuestion(
    question,
    facts,
    rows.map((row) => row.rule),
  )
  const paper = findSubject(normaliseText(question))?.kind ?? null
  const [best, ...others] = rows
    .filter((row) => knowsSubjects(row.rule, question))
    .flatMap((row) => {
      const match = matchQuestion(row.rule.asks, asked)
      const isOnTopic = row.rule.topics?.includes(facts.topic) ?? true
      if (!match || (!isOnTopic && row.rule.asks.length < GROUPS_OFF_TOPIC)) return []
      return [
        {
          row,
          ...match,
          score: match.score + fieldScore(row.rule, match, { topic: facts.topic, paper }),
        },
      ]
    })
    .toSorted((one, other) => other.score - one.score)
  if (!best || (facts.text.length > STORY_LENGTH && best.score < LEAST_FOR_STORY)) return null
  const safety = wordSafety(question, best.row.rule, facts.reading.language)
  return {
    best: best.row,
    others: others
      .filter((one) => one.score >= best.score * FURTHER_SHARE)
      .slice(0, MOST_FURTHER)
      .map(({ row }) => row),
    word: best.isAsked || isMadeForFacts(best.row.rule) || safety === 'misleads' ? safety : 'idle',
    phrases: best.phrases,
  }
}

/** Ranked before all others, as it is made for the facts of one story: only such a row answers "can he do that?". */
function isMadeForFacts({ rank = DEFAULT_RANK }: RuleOf<'answer'>): boolean {
  return rank <= FACT_RANK
}

const FACT_RANK = 10

/** Answers beside the best one that are shown as advice: those that fit nearly as well. */
const MOST_FURTHER = 2
const FURTHER_SHARE = 0.5
const GROUPS_OFF_TOPIC = 2
/** A long story holds a few words of many rows: below this score a row is more often of another matter than right. */
const LEAST_FOR_STORY = 11
const STORY_LENGTH = 250
const RANKS_A_POINT = 25
const FIELD_SCORES = { first: 2, included: 1, paper: 1.5, danger: 2 } as const
/** An answer that sends a person to the police for their safety comes before one about their contract. */
const DANGER = /\b999\b/

/** Rows of the field that the question seems to be in, and of the paper that it names, come before others. */
function fieldScore(
  { topics, says, rank = DEFAULT_RANK }: RuleOf<'answer'>,
  { phrases }: QuestionMatch,
  { topic, paper }: { topic: Facts['topic']; paper: Facts['subject'] },
): number {
  const isIncluded = topics?.includes(topic) ?? false
  const ofField =
    topics?.[0] === topic ? FIELD_SCORES.first : isIncluded ? FIELD_SCORES.included : 0
  const isOfPaper = paper !== null && subjectOf(phrases) === paper
  // A row made for the facts of the question ranks before the general one.
  const bonus = (isOfPaper ? FIELD_SCORES.paper : 0) + (DANGER.test(says) ? FIELD_SCORES.danger : 0)
  return ofField + bonus + (DEFAULT_RANK - rank) / RANKS_A_POINT
}

function subjectOf(phrases: readonly string[]): Facts['subject'] {
  return findSubject(normaliseText(phrases.join(' . ')))?.kind ?? null
}

/** The field and the paper of the answer, so that the rights, steps and help of that field go with it. */
export function answerField(
  facts: Facts,
  answer: FoundAnswer | null,
): Pick<Facts, 'topic' | 'subject'> {
  if (!answer) return facts
  return {
    topic: answer.best.rule.topics?.[0] ?? facts.topic,
    subject: subjectOf(answer.phrases),
  }
}

/** The whole answer: the verdict and its reason first, then the days asked for, then any belief to put right. */
export function answerClaims({ facts, rules, answer, deadlines, coverage }: AnswerInput): Claim[] {
  const word = isTurnedRound(facts.reading.question?.text ?? '') ? 'misleads' : 'fits'
  const corrections = heldMyths(facts, rules)
    .map(claimOf)
    .map((claim) => ({ ...claim, says: withoutWord(facts.phrases, claim.says, word) }))
  const days = dateClaims(facts, deadlines)
  if (answer) return [directAnswer(facts.phrases, answer), ...days, ...corrections.slice(0, 1)]
  const found = [...days, ...corrections.slice(0, 2)]
  if (found.length > 0) return found
  return [
    fixedClaim(facts.phrases, 'noAnswer'),
    fixedClaim(facts.phrases, coverage.depth === 'none' ? 'askFreeHelp' : 'rulesBelow'),
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

/** A question for a date is answered with the days that the rules give, the first two. */
function dateClaims({ reading, phrases }: Facts, deadlines: readonly DerivedDeadline[]): Claim[] {
  if (!ASKS_DATE.test(reading.question?.text ?? '')) return []
  return deadlines.slice(0, 2).map(({ date, action, isPassed, basis }) => ({
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

/** A row that begins with the word is said without it where that could mislead; a belief is not confirmed by it. */
function withoutWord(phrases: Phrases, says: string, word: WordSafety): string {
  if (word === 'fits') return says
  const words = [
    say(phrases, 'yes'),
    'Yes.',
    ...(word === 'misleads' ? [say(phrases, 'no'), 'No.'] : []),
  ]
  const first = words.find((one) => says.startsWith(`${one} `))
  return first === undefined ? says : says.slice(first.length).trimStart()
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
