/** A country's rows arranged for use: by kind of paper, and their phrases in indexes. Made once for each country. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Span } from '@plainletter/contracts/reading'
import type {
  CountryKnowledge,
  HelpOrganisation,
  Rule,
  RuleOf,
  Test,
} from '@plainletter/contracts/rule'

import { holdersIn, indexWords } from './likeness.ts'
import type { WordIndex } from './likeness.ts'
import { indexLoosePhrases } from './loose-phrases.ts'
import { foldLookalikes, foldScan } from './normal-text.ts'
import type { NormalText } from './normal-text.ts'
import { findPhrases, indexPhrases } from './phrase-index.ts'
import type { PhraseIndex } from './phrase-index.ts'
import { stem } from './word-stem.ts'

export type LawIndex = {
  /** In the order of the knowledge. */
  rulesOf: ReadonlyMap<DocumentType, readonly Rule[]>
  /** Phrases of `says` tests, as they are. */
  says: PhraseIndex
  /** The same as a folded scan shows them: made for the first bad scan, since few are. */
  saysFolded: () => PhraseIndex
  /** Those with accents, without them: made for the first letter with a heading in capitals. */
  saysBare: () => PhraseIndex
  /** Phrases of answers and of beliefs, as people type them. */
  asks: PhraseIndex
  premises: PhraseIndex
  /** The answers that ask for a phrase, by its stem. */
  askersOf: ReadonlyMap<string, readonly Rule[]>
  /** The words that each answer asks for, and its place in that index: made for the first question. */
  askedWords: () => AskedWords
  /** Names by which senders are known. */
  senders: PhraseIndex
}

type AskedWords = {
  index: WordIndex
  placeOf: ReadonlyMap<Rule, number>
  /** The answers that ask for a phrase with this word in it; none for a phrase of several. */
  holdersOf: (word: string) => readonly Rule[]
}

/** Knowledge never changes, so what is made from it stands as long as it does: a memory, not a state. */
const INDEXES = new WeakMap<CountryKnowledge, LawIndex>()

/** The index of this knowledge. */
export function lawIndexOf(knowledge: CountryKnowledge): LawIndex {
  const index = INDEXES.get(knowledge) ?? indexLaw(knowledge)
  INDEXES.set(knowledge, index)
  return index
}

function indexLaw({ rules, senders, help, country }: CountryKnowledge): LawIndex {
  const own = rules.filter((rule) => rule.country === country)
  const says = [...new Set([...own, ...help].flatMap(saysTests))].flat()
  return {
    rulesOf: groupRules(own, (rule) => rule.kinds),
    says: indexPhrases(says),
    saysFolded: once(() => indexPhrases(says, foldLookalikes)),
    saysBare: once(() => indexPhrases(says.filter(hasAccents), withoutAccents)),
    asks: indexLoosePhrases(
      own.flatMap((rule) => (rule.kind === 'answer' ? rule.asks.flat() : [])),
    ),
    askersOf: groupRules(own, (rule) => (rule.kind === 'answer' ? rule.asks.flat().map(stem) : [])),
    askedWords: once(() => indexAskedWords(own.filter((rule) => rule.kind === 'answer'))),
    premises: indexLoosePhrases(own.flatMap((rule) => (rule.kind === 'myth' ? rule.premise : []))),
    senders: indexSenders(senders),
  }
}

function indexAskedWords(answers: readonly RuleOf<'answer'>[]): AskedWords {
  const index = indexWords(answers.map(({ asks }) => asks.flat()))
  return {
    index,
    holdersOf: (word) => holdersIn(word, index).flatMap((at) => answers[at] ?? []),
    placeOf: new Map<Rule, number>(answers.map((rule, at) => [rule, at])),
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** All papers of a country have the same senders. */
const SENDERS = new WeakMap<CountryKnowledge['senders'], PhraseIndex>()

function indexSenders(senders: CountryKnowledge['senders']): PhraseIndex {
  const index = SENDERS.get(senders) ?? indexPhrases(senders.flatMap(({ match }) => match))
  SENDERS.set(senders, index)
  return index
}

/** Each rule under each of its keys once. */
function groupRules<Key>(
  rules: readonly Rule[],
  keysOf: (rule: Rule) => readonly Key[],
): Map<Key, Rule[]> {
  const groups = new Map<Key, Rule[]>()
  for (const rule of rules) {
    for (const key of new Set(keysOf(rule))) {
      const group = groups.get(key)
      if (group) group.push(rule)
      else groups.set(key, [rule])
    }
  }
  return groups
}

/** The lists of phrases of one row. Rows share lists, so that a list is worth keeping as the thing it is. */
function saysTests(row: Rule | HelpOrganisation): (readonly string[])[] {
  const { all = [], any = [], not = [] } = row.when ?? {}
  const recognised = 'recognisedBy' in row ? row.recognisedBy : []
  const tests: Test[] = [...all, ...any, ...not, ...recognised]
  return tests.flatMap((test) => ('says' in test ? [test.says] : []))
}

/**
 * Each phrase of a `says` test that the text says, with its place; in a bad scan also with look-alikes mixed up. In `written`,
 * the text as it is, words in capitals may have lost their accents: "CLAUSE RESOLUTOIRE".
 */
export function findSaid(
  text: NormalText,
  { says, saysFolded, saysBare }: LawIndex,
  written = '',
): ReadonlyMap<string, Span> {
  const folded = foldScan(text)
  const said = findPhrases(text, says)
  const others = [
    ...(folded ? findPhrases(folded, saysFolded()) : []),
    ...(CAPITALS.test(written) ? [...findPhrases(text, saysBare())] : []).filter(
      ([, [start, end]]) => IS_CAPITALS.test(written.slice(start, end)),
    ),
  ]
  return others.length > 0 ? new Map([...others, ...said]) : said
}

/** Two words of a heading in capitals. */
const CAPITALS = /\p{Lu}{3,}['’ ]+(?:\p{Lu}+['’ ]+)*\p{Lu}{3,}/u
const IS_CAPITALS = /^[^\p{Ll}]*$/u
const ACCENTS = /\p{M}/gu

const hasAccents = (phrase: string): boolean => withoutAccents(phrase) !== phrase

function withoutAccents(phrase: string): string {
  return phrase.normalize('NFD').replace(ACCENTS, '').normalize('NFC')
}
