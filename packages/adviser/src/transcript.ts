/** The one gate to the page: what has no proof does not leave, and nothing leaves twice. */
import type { Basis } from '@plainletter/contracts/analysis'
import type { Span } from '@plainletter/contracts/reading'
import type { Rule } from '@plainletter/contracts/rule'
import type { Phrases } from '@plainletter/phrases/phrases'
import {
  countWords,
  joinSentences,
  leansBack,
  sentenceKey,
  splitSentences,
} from '@plainletter/phrases/sentence'

import { withoutRepeats } from './basis.ts'
import type { Claim } from './basis.ts'

/** Each method records the proof of what it lets through, under its path. */
export type Transcript = {
  /** Joins claims to one text within `maxWords`. When nothing is left, `otherwise` is said. */
  text(
    path: string,
    claims: readonly Claim[],
    options?: { maxWords?: number; otherwise?: Claim },
  ): string
  /** Lets each claim through as an item of a list, `most` at the most. */
  list(path: ItemPath, claims: readonly Claim[], most: number): string[]
  /** Lets items through that carry more than their sentence. */
  items<Item>(path: ItemPath, offers: readonly Offer<Item>[], most: number): Item[]
  /** Records proof for a thing that is no sentence, such as a date. */
  prove(path: string, basis: readonly Basis[]): void
  basis(): Record<string, Basis[]>
}

/** The path of a list; its items are `path.0`, `path.1`, unless a function names them. */
export type ItemPath = string | ((index: number) => string)

/** `make` gets what is left of the claim's sentences. */
export type Offer<Item> = { claim: Claim; make: (says: string) => Item }

/** Starts an empty transcript for one analysis. */
export function createTranscript(phrases: Phrases): Transcript {
  const said = new Set<string>()
  const leans = leansBack(phrases)
  const freshOf = (claim: Claim) => freshSentences(claim, said, leans)
  const proofs = new Map<string, Basis[]>()

  const prove = (path: string, basis: readonly Basis[]) => {
    const all = withoutRepeats([...(proofs.get(path) ?? []), ...basis])
    if (all.length > 0) proofs.set(path, all)
  }
  const admit = (path: string, sentences: readonly Sentence[], basis: readonly Basis[]) => {
    for (const { key } of sentences) said.add(key)
    prove(path, fewQuotes(basis))
    return joinSentences(sentences.map(({ says }) => says))
  }
  const items = <Item>(path: ItemPath, offers: readonly Offer<Item>[], most: number) => {
    const made: Item[] = []
    for (const { claim, make } of offers) {
      const fresh = made.length < most ? freshOf(claim) : []
      if (fresh.length > 0) made.push(make(admit(itemPath(path, made.length), fresh, claim.basis)))
    }
    return made
  }

  return {
    text(path, claims, { maxWords = Number.POSITIVE_INFINITY, otherwise } = {}) {
      let text = ''
      let left = maxWords
      for (const claim of claims) {
        const fresh = freshOf(claim)
        const kept = text === '' ? fitFirst(fresh, left) : fitWhole(fresh, left)
        if (kept.length === 0) continue
        left -= wordsOf(kept)
        text = joinSentences([text, admit(path, kept, claim.basis)])
        // The rest of a claim that was cut would stand alone elsewhere without its beginning.
        for (const { key } of fresh) said.add(key)
      }
      return text === '' && otherwise ? admit(path, sentencesOf(otherwise), otherwise.basis) : text
    },
    list: (path, claims, most) =>
      items(
        path,
        claims.map((claim) => ({ claim, make: (says: string) => says })),
        most,
      ),
    items,
    prove,
    basis: () => Object.fromEntries(proofs),
  }
}

const MOST_QUOTES = 3

/** At most three quotes a claim, the first being the most telling; none that stands inside another. */
function fewQuotes(basis: readonly Basis[]): Basis[] {
  const quotes = basis.filter((one) => one.kind === 'letter')
  const kept = quotes
    .filter((one) => !quotes.some((other) => other !== one && isInside(one.span, other.span)))
    .slice(0, MOST_QUOTES)
  return basis.filter((one) => one.kind === 'law' || kept.includes(one))
}

function isInside(inner: Span, outer: Span): boolean {
  return outer[0] <= inner[0] && inner[1] <= outer[1] && outer[1] - outer[0] > inner[1] - inner[0]
}

function itemPath(path: ItemPath, index: number): string {
  return typeof path === 'string' ? `${path}.${index}` : path(index)
}

/** `key` is the form by which it is known to have been said. */
type Sentence = { says: string; key: string; words: number }

function cut(text: string): Sentence[] {
  return splitSentences(text).map((says) => ({
    says,
    key: sentenceKey(says),
    words: countWords(says),
  }))
}

/** Rows never change, so what is made from them stands: a memory, not a state. */
const OF_RULES = new WeakMap<Rule, readonly Sentence[]>()

/** The words of a row are cut once; a claim may say them otherwise. */
function sentencesOf({ says, rule }: Claim): readonly Sentence[] {
  if (rule?.says !== says) return cut(says)
  const known = OF_RULES.get(rule) ?? cut(says)
  OF_RULES.set(rule, known)
  return known
}

const wordsOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words, 0)

/** What of a claim was not said yet. Nothing when a sentence lacks proof. */
function freshSentences(
  claim: Claim,
  said: ReadonlySet<string>,
  leans: (sentence: string) => boolean,
): Sentence[] {
  if (claim.basis.length === 0 && !claim.isFixed) return []
  const seen = new Set<string>()
  let isCut = false
  return sentencesOf(claim).filter(({ says, key }) => {
    const isNew = key !== '' && !seen.has(key) && !said.has(key)
    seen.add(key)
    // "After that you owe nothing" says nothing without the sentence before it.
    const isKept = isNew && !(isCut && leans(says))
    isCut = !isKept
    return isKept
  })
}

/** Whole sentences within the limit; the first sentence in any case. */
function fitFirst(sentences: readonly Sentence[], left: number): readonly Sentence[] {
  let sum = 0
  const beyond = sentences.findIndex(({ words }, at) => {
    sum += words
    return sum > left && at > 0
  })
  return beyond === -1 ? sentences : sentences.slice(0, beyond)
}

/** All of a later claim or nothing, so that none is left without its end. */
function fitWhole(sentences: readonly Sentence[], left: number): readonly Sentence[] {
  return wordsOf(sentences) <= left ? sentences : []
}
