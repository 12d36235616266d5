/** How well the asked words of a row fit a question. Specific beats general: rare and long phrases say more. */
import type { Span } from '@plainletter/contracts/reading'
import type { Rule, RuleOf } from '@plainletter/contracts/rule'

import type { Facts } from './facts.ts'
import { findLoosePhrases } from './loose-phrases.ts'
import { normaliseText } from './normal-text.ts'
import type { NormalText } from './normal-text.ts'
import { pointsBack } from './question-form.ts'
import { stem } from './word-stem.ts'

type Asks = RuleOf<'answer'>['asks']

/** The phrases that the question itself says, and those of the whole story around it. */
export type AskedText = {
  inQuestion: ReadonlyMap<string, Span>
  inStory: ReadonlyMap<string, Span>
  length: number
  pointsBack: boolean
  /** How many of the rows that apply use a phrase, in any of its forms. */
  usesOf: (phrase: string) => number
  /** The rows that ask for something that is said: few of all. */
  askers: ReadonlySet<Rule>
}

/** `phrases` are those found, one a group. `isAsked`: the question itself names a group, not only the story. */
export type QuestionMatch = { score: number; phrases: string[]; isAsked: boolean }

/** Looks once for all that the rows ask. `rows` are those that apply here. */
export function prepareQuestion(
  question: string,
  { text, normal, law }: Pick<Facts, 'text' | 'normal' | 'law'>,
  rows: readonly RuleOf<'answer'>[],
): AskedText {
  const find = (place: NormalText) => (law ? findLoosePhrases(place, law.asks) : NOTHING)
  const applying: ReadonlySet<Rule> = new Set(rows)
  const [inQuestion, inStory] = [find(normaliseText(question)), find(normal)]
  const askersOf = (phrase: string) =>
    law?.askersOf.get(stem(phrase))?.filter((rule) => applying.has(rule)) ?? []
  const found = new Map(
    [...inQuestion.keys(), ...inStory.keys()].map((phrase) => [phrase, askersOf(phrase)]),
  )
  return {
    inQuestion,
    inStory,
    length: text.length,
    pointsBack: pointsBack(question),
    usesOf: (phrase) => found.get(phrase)?.length ?? 0,
    askers: new Set([...found.values()].flat()),
  }
}

/** The same, as if the whole story were the question. */
export function askedByStory(asked: AskedText, text: string): AskedText {
  return { ...asked, inQuestion: asked.inStory, pointsBack: pointsBack(text) }
}

const NOTHING: ReadonlyMap<string, Span> = new Map()

/**
 * Null when a group is not met, or when only the story speaks of it. A question that points back to the story
 * ("can he do that?") is answered from the story, by rows that ask for two things or more.
 */
export function matchQuestion(groups: Asks, asked: AskedText): QuestionMatch | null {
  const places: Found[] = []
  for (const group of groups) {
    const best = bestPhrase(group, asked)
    if (!best) return null
    places.push(best)
  }
  const telling = places.filter((one) => one.weight >= TELLING_WEIGHT)
  const isAsked = telling.some((one) => one.isAsked)
  const isFromStory = asked.pointsBack && groups.length > 1 && isStrong(places)
  if (!isAsked && !isFromStory) return null
  // Two groups met by one word are one thing asked.
  const distinct = new Map(places.map((one) => [stem(one.phrase), one.score]))
  const score = [...distinct.values()].reduce((sum, one) => sum + one + GROUP_SCORE, 0)
  return { score, phrases: places.map((one) => one.phrase), isAsked }
}

/** How many of the things that a row asks for the question or its story names, from 0 to 1. */
export function shareNamed(
  rule: RuleOf<'answer'>,
  { inQuestion, inStory, askers }: AskedText,
): number {
  if (!askers.has(rule)) return 0
  const groups = rule.asks
  const named = groups.filter((group) =>
    group.some((phrase) => inQuestion.has(phrase) || inStory.has(phrase)),
  )
  return named.length / groups.length
}

const GROUP_SCORE = 1
/** A single word that more than six rows use ("pay", "landlord") does not show what is asked. */
const TELLING_WEIGHT = 1.65
/** What the story alone must reach, a group on average: most stories hold a few words of most rows. */
const STORY_SCORE = 2.3
const ASKED_WEIGHT = 2
/** What is told first, or right before the question, is what it is about; the middle of a story counts less. */
const MIDDLE_LOSS = 0.25

function isStrong(places: readonly Found[]): boolean {
  return places.reduce((sum, one) => sum + one.score, 0) >= places.length * STORY_SCORE
}

type Found = { phrase: string; weight: number; score: number; isAsked: boolean }

function bestPhrase(group: readonly string[], asked: AskedText): Found | null {
  // A short list of phrases asks for one thing; a long one for any of many.
  const sharpness = 2 / Math.sqrt(group.length)
  const best = group
    .map((phrase) => placePhrase(phrase, asked))
    .filter((one) => one !== null)
    .reduce<Found | null>((top, one) => (top && top.score >= one.score ? top : one), null)
  return best && { ...best, score: best.score + sharpness }
}

function placePhrase(phrase: string, asked: AskedText): Found | null {
  const isAsked = asked.inQuestion.has(phrase)
  const place = asked.inStory.get(phrase)
  if (!isAsked && !place) return null
  const weight = 1 + phrase.split(/[\s-]+/).length / 2 + 1 / Math.max(1, asked.usesOf(phrase))
  if (isAsked || !place) return { phrase, weight, score: weight * ASKED_WEIGHT, isAsked: true }
  const share = place[0] / Math.max(1, asked.length)
  const depth = Math.min(share, 1 - share)
  return { phrase, weight, score: weight * (1 - depth * 2 * MIDDLE_LOSS), isAsked: false }
}
