/**
 * Holds a rewritten section against the one it came from. The writer may choose words; what counts must be the same:
 * numbers, names, links, law, what is told to do, and what is denied. In doubt the engine's own words stay.
 */
import type { Language } from '@plainletter/contracts/country'
import { countWords, splitSentences } from '@plainletter/phrases/sentence'

import type { Section } from './sections.ts'
import { DENIALS, ORDERS } from './telling-words.ts'

/** Why a text was refused. */
export type Refusal =
  | 'empty'
  | 'too_long'
  | 'long_sentence'
  | 'number'
  | 'name'
  | 'link'
  | 'order'
  | 'denial'
  | 'token'

/** A text may grow by this much, and by a few words where it is short. */
const MOST_GROWTH = 1.4
const FEW_WORDS = 12
const MOST_WORDS_IN_SENTENCE = 25

/** Null when the text may stand in the section's place. */
export function verifySection(section: Section, text: string, language: Language): Refusal | null {
  const checks = [
    ['empty', () => text.trim() === ''],
    ['token', () => /\[[A-Z][A-Z_]*_\d+\]/.test(text)],
    ['too_long', () => countWords(text) > countWords(section.says) * MOST_GROWTH + FEW_WORDS],
    ['long_sentence', () => hasLongSentence(text)],
    ['link', () => !isWithin(linksIn(text), linksIn(sourceOf(section)))],
    ['number', () => !isWithin(numbersIn(text), numbersIn(sourceOf(section)))],
    ['name', () => !isWithin(namesIn(text), wordsIn(sourceOf(section)))],
    ['order', () => tellsMore(section.says, text, language)],
    ['denial', () => denialsIn(text, language) !== denialsIn(section.says, language)],
  ] as const satisfies readonly (readonly [Refusal, () => boolean])[]
  return checks.find(([, fails]) => fails())?.[0] ?? null
}

function sourceOf({ says, rests }: Section): string {
  return [says, ...rests].join('\n')
}

function hasLongSentence(text: string): boolean {
  return splitSentences(text).some((sentence) => countWords(sentence) > MOST_WORDS_IN_SENTENCE)
}

function isWithin(found: ReadonlySet<string>, allowed: ReadonlySet<string>): boolean {
  return [...found].every((one) => allowed.has(one))
}

/** Addresses of any kind: web, mail, bank. A name with a dot and an ending counts, with or without a protocol. */
function linksIn(text: string): ReadonlySet<string> {
  return matches(
    text,
    /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|[^\s@<>"'(]+@[^\s@<>"')]+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|co|uk|gov|info|io|app|me|de|fr|es|it|nl|jp|eu|ru|cn|xyz|site|online|link|click)\b|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,}/giu,
  )
}

/** Figures without their grouping, so that 1,482.37 and 1482.37 are one; number words are not judged. */
function numbersIn(text: string): ReadonlySet<string> {
  const printed = text.match(/\d[\d.,'’\u00a0\u202f/-]*\d|\d/gu) ?? []
  return new Set(printed.map((one) => one.replace(/\D/g, '')))
}

/** Words in capitals that no sentence start explains: two in a row, all capitals, or one with a figure inside. */
function namesIn(text: string): ReadonlySet<string> {
  const runs = matches(
    text,
    /(?<=\p{L}[,;:]? )\p{Lu}[\p{L}'’&-]+(?: \p{Lu}[\p{L}'’&-]+)+|\b\p{Lu}{3,}\b|\b\p{L}+\d[\p{L}\d]*/gu,
  )
  return new Set([...runs].flatMap((run) => run.split(' ')))
}

function wordsIn(text: string): ReadonlySet<string> {
  return matches(text, /[\p{L}\p{N}'’&-]+/gu)
}

/** True when it speaks more often of paying, calling or signing, or begins a sentence with it that did not. */
function tellsMore(before: string, after: string, language: Language): boolean {
  const [old, now] = [ordersIn(before, language), ordersIn(after, language)]
  const isMore = [...now].some(([order, times]) => times > (old.get(order) ?? 0))
  return isMore || !isWithin(firstOrders(after, language), firstOrders(before, language))
}

/** What the reader is told to do, and how often: pay, call, click, sign, ignore. */
function ordersIn(text: string, language: Language): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const order of text.match(ORDERS[language]) ?? [])
    counts.set(order.toLowerCase(), (counts.get(order.toLowerCase()) ?? 0) + 1)
  return counts
}

/** "They ask you to pay" and "Pay" are not one: such a word at the start of a sentence is an order. */
function firstOrders(text: string, language: Language): ReadonlySet<string> {
  const starts = splitSentences(text).map((sentence) => sentence.split(/\s+/).slice(0, 2).join(' '))
  return new Set(starts.flatMap((start) => [...matches(start, ORDERS[language])]))
}

/** How many sentences deny something. One more or one less may turn the meaning round. */
function denialsIn(text: string, language: Language): number {
  return text.match(DENIALS[language])?.length ?? 0
}

function matches(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set((text.match(pattern) ?? []).map((one) => one.toLowerCase()))
}
