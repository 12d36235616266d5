/** The door to the knowledge base: one country and, where asked, some kinds of letter at a time, so that a page carries only the law it needs. */
import type { CountryCode, Language } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Paper } from '@plainletter/contracts/paper'
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { loadWords } from '#words'

import type { CountryLaw, LawPart } from './country-law.ts'
import { withWords } from './with-words.ts'

/** Whom the rows are for. Without `paper` rows of any come; with null, none that are for papers alone. */
export type Wanted = { readonly kinds: readonly DocumentType[]; readonly paper?: Paper | null }

/**
 * The rows of one country for `wanted`, or all, in the words of `language`; other rows may come with them. Loads
 * their files and no others. A row without words in that language keeps its English, and says so in `language`.
 */
export async function loadKnowledge(
  country: CountryCode,
  language: Language = 'en',
  asked?: Wanted,
): Promise<CountryKnowledge> {
  const law = LAWS.get(country) ?? (await COUNTRIES[country]())
  LAWS.set(country, law)
  const { parts, ...register } = law
  const wanted = asked ? parts.filter((part) => isAskedFor(part, asked)) : parts
  const name = [country, language, ...wanted.map((part) => parts.indexOf(part))].join()
  const made = MADE.get(name)
  if (made) {
    // Asked for last, so that it goes last.
    MADE.delete(name)
    MADE.set(name, made)
    return made
  }
  const [texts, ...rules] = await Promise.all([
    loadWords(country, language),
    ...wanted.map((part) => part.rules()),
  ])
  const english = { ...register, rules: rules.flat() }
  return keep(name, texts ? withWords(english, language, texts) : english)
}

function isAskedFor(part: LawPart, { kinds, paper }: Wanted): boolean {
  if (!part.kinds.some((kind) => kinds.includes(kind))) return false
  if (!part.papers || paper === undefined) return true
  return paper !== null && part.papers.includes(paper)
}

/** An `import()` costs something each time. */
const LAWS = new Map<CountryCode, CountryLaw>()

/** Rows never change, so what is made of them stands: a memory, not a state. Who has it again finds its index ready. */
const MADE = new Map<string, CountryKnowledge>()
/** The share of a row in an index takes about 1 KB. A Worker has 128 MB. */
const MOST_ROWS = 40_000

/** What was not asked for longest goes, when there are too many. */
function keep(name: string, knowledge: CountryKnowledge): CountryKnowledge {
  MADE.set(name, knowledge)
  let rows = [...MADE.values()].reduce((sum, { rules }) => sum + rules.length, 0)
  for (const [oldest, { rules }] of MADE) {
    if (rows <= MOST_ROWS) break
    MADE.delete(oldest)
    rows -= rules.length
  }
  return knowledge
}

const COUNTRIES = {
  gb: async () => (await import('./gb/index.ts')).GB,
  us: async () => (await import('./us/index.ts')).US,
  ca: async () => (await import('./ca/index.ts')).CA,
  au: async () => (await import('./au/index.ts')).AU,
  nz: async () => (await import('./nz/index.ts')).NZ,
  ie: async () => (await import('./ie/index.ts')).IE,
  de: async () => (await import('./de/index.ts')).DE,
  fr: async () => (await import('./fr/index.ts')).FR,
  be: async () => (await import('./be/index.ts')).BE,
  ch: async () => (await import('./ch/index.ts')).CH,
  es: async () => (await import('./es/index.ts')).ES,
  it: async () => (await import('./it/index.ts')).IT,
  nl: async () => (await import('./nl/index.ts')).NL,
  jp: async () => (await import('./jp/index.ts')).JP,
} as const satisfies Record<CountryCode, () => Promise<CountryLaw>>
