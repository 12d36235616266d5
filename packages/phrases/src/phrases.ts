/** What the engine can say, in one language. English is the pattern: every other language has the same keys and slots. */
import type { Language } from '@plainletter/contracts/country'

import type { EN_FIXED } from './en/fixed.ts'
import type { EN_LETTERS } from './en/letters.ts'
import type { EN_NAMES } from './en/names.ts'
import type { EN_PAPERS } from './en/papers.ts'
import type { EN_SENTENCES } from './en/sentences.ts'
import type { EN_SIGNS } from './en/signs.ts'
import type { EN_WANTS } from './en/wants.ts'

export type FixedKey = keyof typeof EN_FIXED
export type SentenceKey = keyof typeof EN_SENTENCES
export type LetterKey = keyof typeof EN_LETTERS
export type SignCode = keyof typeof EN_SIGNS

/** The same rows in another language. A missing one does not compile. */
export type Fixed = Record<FixedKey, string>
export type Sentences = Record<SentenceKey, string>
export type Names = {
  [Group in keyof typeof EN_NAMES]: Record<keyof (typeof EN_NAMES)[Group], string>
}
export type LetterWords = Record<LetterKey, string>
export type Wants = Record<keyof typeof EN_WANTS, { withSum: string; plain: string }>
/** `name` has its article; `label` stands alone; `wanted` is said for `wants` once the day to act is over. */
export type PaperWords = { name: string; label: string; wants: string; wanted?: string }
export type Papers = Record<keyof typeof EN_PAPERS, PaperWords>
export type Signs = Record<SignCode, string>

export type Phrases = {
  language: Language
  /** Sentences about us and about using the page: they need no proof. */
  fixed: Fixed
  /** Sentences that are filled with facts of the letter. */
  sentences: Sentences
  names: Names
  /** What the sender wants, by kind of document. Slots: sender, sum. */
  wants: Wants
  /** Papers that their kind is too wide to name. Slot of `wants` and `wanted`: sender. */
  papers: Papers
  /** Signs of being genuine or not, by the reader's code. */
  signs: Signs
  /** What is said about a letter to send: notes for the person, and why a paragraph stands in it. */
  letters: LetterWords
}

/** The sentence with its slots filled. A slot without a word stays as it is, so that a test can see it. */
export function say(
  phrases: Phrases,
  key: SentenceKey,
  slots: Readonly<Record<string, string>> = {},
): string {
  return fill(phrases.sentences[key], slots)
}

/** A sentence of the interface, with its slots filled. */
export function sayFixed(
  phrases: Phrases,
  key: FixedKey,
  slots: Readonly<Record<string, string>> = {},
): string {
  return fill(phrases.fixed[key], slots)
}

/** Words about a letter to send, with their slots filled. */
export function sayLetter(
  phrases: Phrases,
  key: LetterKey,
  slots: Readonly<Record<string, string>> = {},
): string {
  return fill(phrases.letters[key], slots)
}

/** Fills {name} with its word. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  if (!template.includes('{')) return template
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole)
}
