/** Finds which of our answers a question asks for: one where it is clear, several where it is not. */
import type { RuleOf } from '@plainletter/contracts/rule'
import { countWords, splitSentences } from '@plainletter/phrases/sentence'

import type { Facts } from './facts.ts'
import { matchQuestion, prepareQuestion } from './match-question.ts'
import { knowsSubjectsOf } from './named-subject.ts'
import { normaliseText } from './normal-text.ts'
import { rankAnswers } from './rank-answers.ts'
import type { RankedAnswer } from './rank-answers.ts'
import { DEFAULT_RANK, speaksOfRight } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import { findSubject } from './subject-kind.ts'
import { wordSafety } from './word-safety.ts'
import type { WordSafety } from './word-safety.ts'

type AnswerRow = Selected<RuleOf<'answer'>>

/** `word`: whether the question can be answered with yes or no, and this row speaks to that question. */
export type FoundAnswer = {
  best: AnswerRow
  others: AnswerRow[]
  word: WordSafety
  /** The words of the question or its story that led to the row. */
  phrases: string[]
}

/** What we make of a question: its answer, or, where none is likely enough, those that it may be, the likeliest first. */
export type Found = { answer: FoundAnswer | null; perhaps: AnswerRow[] }

/**
 * The answer to what is asked, or to what was asked before it where we know only that; no answer where several are as likely.
 * `rows` are the answers that apply here.
 */
export function findAnswer(facts: Facts, rows: readonly AnswerRow[]): Found {
  if (facts.reading.documentType !== 'ENQUIRY') return { answer: null, perhaps: [] }
  const { question, ranked } = rankFor(facts, rows)
  const ordered = withDangerFirst(ranked)
  const [best, ...others] = ordered
  const decision = decide(facts.text, ordered)
  if (decision === 'answer' && best)
    return { answer: toFound(facts, question, { best, others }), perhaps: [] }
  const perhaps = decision === 'perhaps' ? worthReading(facts.text, ordered) : []
  return { answer: null, perhaps: perhaps.map(({ row }) => row) }
}

/** Those that may be meant, beside the likeliest only what is not far less likely; none where even that is hardly likely. */
function worthReading(text: string, ordered: readonly RankedAnswer[]): readonly RankedAnswer[] {
  const [best] = ordered
  const isStory = text.length > STORY_LENGTH
  if (!best || best.chance < (isStory ? POSSIBLE_IN_STORY : POSSIBLE_IN_LINE)) return []
  const least = Math.max(isStory ? POSSIBLE_IN_STORY : POSSIBLE, best.chance * FURTHER_SHARE)
  return ordered
    .slice(0, MOST_POSSIBLE)
    .filter((one) => one.chance >= least && (!isStory || isAboutStory(one)))
}

/** A long story is like many rows: one that may be meant has all it asks for named, or half and is what the story opens with. */
function isAboutStory({ signs }: RankedAnswer): boolean {
  const [, , , opening = 0, named = 0] = signs
  return named === 1 || (named >= HALF_NAMED && opening >= LIKE_OPENING)
}

/** Whether the first is the answer, the first few may be, or none is worth reading. `ranked` is as `rankAnswers` gives it. */
export function decide(
  text: string,
  ranked: readonly Pick<RankedAnswer, 'row' | 'match' | 'signs' | 'chance' | 'score'>[],
): 'answer' | 'perhaps' | 'none' {
  const [best] = ranked
  if (!best) return 'none'
  const isStory = text.length > STORY_LENGTH
  const hasEnough = best.score >= LEAST
  // Answers from one provision say one thing in two ways: they speak for each other.
  const isOfOneLaw = ({ row }: Pick<RankedAnswer, 'row'>) => isSameLaw(row, best.row)
  const chance = ranked.reduce((sum, one) => (isOfOneLaw(one) ? sum + one.chance : sum), 0)
  const next = ranked.find((one) => !isOfOneLaw(one))
  const isClear = enoughFor(best, isStory)(chance, next?.chance ?? 0)
  if (best.match && isClear && (!isStory || hasEnough)) return 'answer'
  return hasEnough ? 'perhaps' : 'none'
}

function isAskedFor({ signs: [inQuestion = 0] }: Pick<RankedAnswer, 'signs'>): boolean {
  return inQuestion > 0
}

/** The same act, and its same section to begin with: "sections 213 to 215" and "section 213" are one law. */
function isSameLaw({ rule: { authority } }: AnswerRow, other: AnswerRow): boolean {
  const { title, provision } = other.rule.authority
  if (authority.title !== title) return false
  const [own, its] = [authority.provision, provision].map((one) => FIRST_SECTION.exec(one)?.[0])
  return authority.provision === provision || (own !== undefined && own === its)
}

const FIRST_SECTION = /\d+[a-z]*/i

/** What is asked, and the answers to it, the likeliest first. */
export function rankFor(
  facts: Facts,
  rows: readonly AnswerRow[],
): { question: string; ranked: RankedAnswer[] } {
  const question = questionToAnswer(facts, rows)
  const knows = knowsSubjectsOf(question)
  const known = rows.filter(({ rule }) => knows(rule))
  return { question, ranked: lawOfPlace(rankAnswers(facts, known, question), rows) }
}

/** Each general answer in the words of the law of this place, where we hold them; what spoke for both speaks for that one. */
function lawOfPlace(ranked: readonly RankedAnswer[], rows: readonly AnswerRow[]): RankedAnswer[] {
  const ofPlace = new Map(rows.map((row) => [row.rule.insteadOf, row]))
  const told = new Map<AnswerRow, RankedAnswer>()
  for (const one of ranked) {
    const row = ofPlace.get(one.row.rule.id) ?? one.row
    const first = told.get(row)
    told.set(row, first ? { ...first, chance: first.chance + one.chance } : { ...one, row })
  }
  return [...told.values()].toSorted((one, other) => other.chance - one.chance)
}

/** What speaks for the likeliest must show more where only the story around the question names it. */
function enoughFor(best: Pick<RankedAnswer, 'signs'>, isStory: boolean) {
  if (!isStory) return (chance: number, next: number) => isLikely(chance, next, LIKELY)
  if (!isAskedFor(best)) return isSureUnasked
  return (chance: number, next: number) => isLikely(chance, next, LIKELY_IN_STORY)
}

/** Likely in itself, or far likelier than the next: found on labelled questions, where these were seldom wrong. */
function isLikely(chance: number, next: number, likely: number): boolean {
  return chance >= likely || (chance >= FAIR && chance >= next * FAR_LIKELIER)
}

/** Who tells a whole story often asks nothing at its end, or asks of one thing in it. */
function isSureUnasked(chance: number, next: number): boolean {
  return chance >= SURE_UNASKED || (chance >= LIKELY_IN_STORY && chance >= next * ALONE)
}

/** A long story holds a few words of many rows. */
const STORY_LENGTH = 250

const [LIKELY, LIKELY_IN_STORY] = [0.2, 0.45] as const
const [FAIR, FAR_LIKELIER] = [0.12, 3] as const
/**
 * What only the story around the question names is often beside the point, unless nothing else comes near it: of 27 labelled
 * stories where it was likely but not sure, all 13 that were five times likelier than the next were right, of the rest 11.
 */
const [SURE_UNASKED, ALONE] = [0.85, 5] as const
/** Below this score what the question and the answer have in common shows nothing. */
const LEAST = 5.3
/** Below this none is worth reading. */
const POSSIBLE = 0.05
/** Nor below these where it is the likeliest: of 64 labelled questions without a clear answer one was right that far down. */
const [POSSIBLE_IN_STORY, POSSIBLE_IN_LINE] = [0.1, 0.07] as const
const MOST_POSSIBLE = 3
/**
 * Of 151 that labelled questions show as possible, 24 do not meet these, two of them right; of those under 40 posts to a forum
 * without a row for most, 22 of 39, one of them near.
 */
const [HALF_NAMED, LIKE_OPENING] = [0.5, 20] as const

/**
 * An answer that sends a person to the police for their safety comes before one about their contract, where it is likely at
 * all, and is given wherever it is the likeliest.
 */
function withDangerFirst(ranked: readonly RankedAnswer[]): readonly RankedAnswer[] {
  const danger = ranked.find(
    ({ row, match, chance }, at) =>
      match && chance >= (at === 0 ? POSSIBLE : FAIR) && DANGER.test(row.rule.says),
  )
  if (!danger) return ranked
  const chance = Math.max(danger.chance, SURE_UNASKED)
  return [{ ...danger, chance }, ...ranked.filter((one) => one !== danger)]
}

/** Numbers by which help comes at once, and not the end of a sum: "1 000 $". */
const DANGER =
  /(?<![\d.,]\s?|[£$€¥]\s?)(?:999|911|000|111|112|110|117)(?!\s?[\d€$£円]|[.,]\d|\s?(?:euros?|CHF))/

/** The last question, or one before it that we know where we know nothing of the last. */
function questionToAnswer(facts: Facts, rows: readonly AnswerRow[]): string {
  const last = withFirstHalf(facts.text, facts.reading.question?.text ?? facts.text)
  const earlier = earlierQuestions(facts.text, last)
  const inTurn = ASKS_AT_LARGE.test(last) ? [...earlier, last] : [last, ...earlier]
  if (earlier.length === 0) return last
  const rules = rows.map(({ rule }) => rule)
  return (
    inTurn.find((question) => {
      const asked = prepareQuestion(question, facts, rules)
      const knows = knowsSubjectsOf(question)
      return [...asked.askers].some(
        (rule) => rule.kind === 'answer' && matchQuestion(rule.asks, asked) !== null && knows(rule),
      )
    }) ?? last
  )
}

function toFound(
  facts: Facts,
  question: string,
  { best, others }: { best: RankedAnswer; others: readonly RankedAnswer[] },
): FoundAnswer {
  const { rule } = best.row
  const safety = wordSafety(question, rule, facts.reading.language)
  const isAsked = best.match?.isAsked === true || isMadeForFacts(rule) || safety === 'misleads'
  return {
    best: best.row,
    others: others
      .filter(({ match, chance }) => match && chance >= best.chance * FURTHER_SHARE)
      .slice(0, MOST_FURTHER)
      .map(({ row }) => row),
    word: isAsked ? safety : 'idle',
    phrases: best.match?.phrases ?? [],
  }
}

/** "Can I claim? Or does my saying no bar me?": one question in two sentences. */
function withFirstHalf(text: string, last: string): string {
  if (!GOES_ON.test(last)) return last
  const sentences = splitSentences(text.slice(0, MOST_STORY).replace(/\s+/g, ' '))
  const first = sentences[sentences.indexOf(last.replace(/\s+/g, ' ')) - 1]
  return first?.endsWith('?') ? `${first} ${last}` : last
}

const GOES_ON = /^(?:or|oder|ou|o|oppure|of)\s/i

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

/** Ranked before all others, as it is made for the facts of one story: only such a row answers "can he do that?". */
function isMadeForFacts({ rank = DEFAULT_RANK }: RuleOf<'answer'>): boolean {
  return rank <= FACT_RANK
}

const FACT_RANK = 10

/** Answers beside the best one that are shown as advice: those that fit nearly as well. */
const MOST_FURTHER = 2
const FURTHER_SHARE = 0.25

/**
 * The field and the paper of the answer, so that the rights, steps and help of that field go with it. A paper of another
 * field is none of its own: bailiffs who are to put somebody out are not those who take goods.
 */
export function answerField(
  facts: Facts,
  answer: FoundAnswer | null,
  perhaps: readonly AnswerRow[] = [],
): Pick<Facts, 'topic' | 'subject'> {
  if (!answer) return { subject: facts.subject, topic: possibleField(facts, perhaps) }
  const topic = answer.best.rule.topics?.[0] ?? facts.topic
  const subject = findSubject(normaliseText(answer.phrases.join(' . ')))
  return { topic, subject: subject?.topic === topic ? subject.kind : null }
}

/** A long story of which we know no answer has words of many fields: what may be meant tells which, or a right that it speaks of. */
function possibleField(facts: Facts, perhaps: readonly AnswerRow[]): Facts['topic'] {
  const { text, topic, reading } = facts
  if (reading.documentType !== 'ENQUIRY') return topic
  if (text.length <= STORY_LENGTH) return perhaps.length > 0 ? topic : reading.topic
  const isMeant =
    perhaps.some(({ rule }) => rule.topics?.includes(topic) ?? true) ||
    (topic === reading.topic && speaksOfRight(facts))
  return isMeant ? topic : (perhaps[0]?.rule.topics?.[0] ?? 'general')
}
