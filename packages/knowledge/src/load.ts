/** The door to the knowledge base: one country and, where asked, some kinds of letter at a time, so that a page carries only the law it needs. */
import type { CountryCode, Language } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Paper } from '@plainletter/contracts/paper'
import type { CountryKnowledge, Words } from '@plainletter/contracts/rule'

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
  const { law, words }: Door = COUNTRIES[country]
  const { parts, ...register } = await law()
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
    words?.[language]?.() ?? null,
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

/** Rows never change, so what is made of them stands: a memory, not a state. Who has it again finds its index ready. */
const MADE = new Map<string, CountryKnowledge>()
/** The share of a row in an index takes 1 to 2 KB. A Worker has 128 MB. */
const MOST_ROWS = 24_000

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

type Door = {
  readonly law: () => Promise<CountryLaw>
  readonly words?: Partial<Record<Language, () => Promise<Words>>>
}

const COUNTRIES = {
  gb: {
    law: async () => (await import('./gb/index.ts')).GB,
    words: {
      de: async () => (await import('./gb/de/index.ts')).GB_DE,
      it: async () => (await import('./gb/it/index.ts')).GB_IT,
      es: async () => (await import('./gb/es/index.ts')).GB_ES,
      fr: async () => (await import('./gb/fr/index.ts')).GB_FR,
      ja: async () => (await import('./gb/ja/index.ts')).GB_JA,
      nl: async () => (await import('./gb/nl/index.ts')).GB_NL,
    },
  },
  us: {
    law: async () => (await import('./us/index.ts')).US,
    words: { es: async () => (await import('./us/es/index.ts')).US_ES },
  },
  ca: {
    law: async () => (await import('./ca/index.ts')).CA,
    words: {
      fr: async () => (await import('./ca/fr/index.ts')).CA_IN_FRENCH,
      es: async () => (await import('./ca/es/index.ts')).CA_ES,
      de: async () => (await import('./ca/de/index.ts')).CA_DE,
    },
  },
  au: { law: async () => (await import('./au/index.ts')).AU },
  nz: { law: async () => (await import('./nz/index.ts')).NZ },
  ie: {
    law: async () => (await import('./ie/index.ts')).IE,
    words: {
      fr: async () => (await import('./ie/fr/index.ts')).IE_FR,
      es: async () => (await import('./ie/es/index.ts')).IE_ES,
      de: async () => (await import('./ie/de/index.ts')).IE_DE,
      it: async () => (await import('./ie/it/index.ts')).IE_IT,
      ja: async () => (await import('./ie/ja/index.ts')).IE_JA,
      nl: async () => (await import('./ie/nl/index.ts')).IE_NL,
    },
  },
  de: {
    law: async () => (await import('./de/index.ts')).DE,
    words: {
      de: async () => (await import('./de/de/index.ts')).DE_IN_GERMAN,
      es: async () => (await import('./de/es/index.ts')).DE_ES,
      it: async () => (await import('./de/it/index.ts')).DE_IN_ITALIAN,
      fr: async () => (await import('./de/fr/index.ts')).DE_IN_FRENCH,
      nl: async () => (await import('./de/nl/index.ts')).DE_NL,
    },
  },
  fr: {
    law: async () => (await import('./fr/index.ts')).FR,
    words: {
      fr: async () => (await import('./fr/fr/index.ts')).FR_IN_FRENCH,
      es: async () => (await import('./fr/es/index.ts')).FR_IN_SPANISH,
      de: async () => (await import('./fr/de/index.ts')).FR_DE,
      nl: async () => (await import('./fr/nl/index.ts')).FR_NL,
      it: async () => (await import('./fr/it/index.ts')).FR_IN_ITALIAN,
    },
  },
  be: {
    law: async () => (await import('./be/index.ts')).BE,
    words: {
      fr: async () => (await import('./be/fr/index.ts')).BE_IN_FRENCH,
      nl: async () => (await import('./be/nl/index.ts')).BE_IN_DUTCH,
      de: async () => (await import('./be/de/index.ts')).BE_IN_GERMAN,
      es: async () => (await import('./be/es/index.ts')).BE_ES,
      it: async () => (await import('./be/it/index.ts')).BE_IT,
      ja: async () => (await import('./be/ja/index.ts')).BE_JA,
    },
  },
  ch: {
    law: async () => (await import('./ch/index.ts')).CH,
    words: {
      de: async () => (await import('./ch/de/index.ts')).CH_IN_GERMAN,
      fr: async () => (await import('./ch/fr/index.ts')).CH_IN_FRENCH,
      it: async () => (await import('./ch/it/index.ts')).CH_IN_ITALIAN,
      es: async () => (await import('./ch/es/index.ts')).CH_ES,
      ja: async () => (await import('./ch/ja/index.ts')).CH_JA,
      nl: async () => (await import('./ch/nl/index.ts')).CH_NL,
    },
  },
  es: {
    law: async () => (await import('./es/index.ts')).ES,
    words: {
      es: async () => (await import('./es/es/index.ts')).ES_IN_SPANISH,
      de: async () => (await import('./es/de/index.ts')).ES_DE,
      fr: async () => (await import('./es/fr/index.ts')).ES_FR,
      nl: async () => (await import('./es/nl/index.ts')).ES_NL,
      it: async () => (await import('./es/it/index.ts')).ES_IT,
      ja: async () => (await import('./es/ja/index.ts')).ES_JA,
    },
  },
  it: {
    law: async () => (await import('./it/index.ts')).IT,
    words: {
      it: async () => (await import('./it/it/index.ts')).IT_IN_ITALIAN,
      de: async () => (await import('./it/de/index.ts')).IT_DE,
      fr: async () => (await import('./it/fr/index.ts')).IT_FR,
      es: async () => (await import('./it/es/index.ts')).IT_ES,
      nl: async () => (await import('./it/nl/index.ts')).IT_NL,
      ja: async () => (await import('./it/ja/index.ts')).IT_JA,
    },
  },
  nl: {
    law: async () => (await import('./nl/index.ts')).NL,
    words: {
      nl: async () => (await import('./nl/nl/index.ts')).NL_IN_DUTCH,
      de: async () => (await import('./nl/de/index.ts')).NL_DE,
      es: async () => (await import('./nl/es/index.ts')).NL_ES,
      fr: async () => (await import('./nl/fr/index.ts')).NL_FR,
      it: async () => (await import('./nl/it/index.ts')).NL_IT,
      ja: async () => (await import('./nl/ja/index.ts')).NL_JA,
    },
  },
  jp: {
    law: async () => (await import('./jp/index.ts')).JP,
    words: {
      ja: async () => (await import('./jp/ja/index.ts')).JP_IN_JAPANESE,
      es: async () => (await import('./jp/es/index.ts')).JP_ES,
      fr: async () => (await import('./jp/fr/index.ts')).JP_FR,
      de: async () => (await import('./jp/de/index.ts')).JP_DE,
      nl: async () => (await import('./jp/nl/index.ts')).JP_NL,
      it: async () => (await import('./jp/it/index.ts')).JP_IT,
    },
  },
} as const satisfies Record<CountryCode, Door>
