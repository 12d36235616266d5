/** The door to the knowledge base: one country at a time, so that a page carries only the law it needs. */
import type { CountryCode, Language } from '@plainletter/contracts/country'
import type { CountryKnowledge } from '@plainletter/contracts/rule'

/**
 * All rows of one country in the words of `language`, or null where we hold none. Loads that country's module and no
 * other. A row without words in that language keeps its English, and says so in `language`.
 */
export async function loadKnowledge(
  country: CountryCode,
  language: Language = 'en',
): Promise<CountryKnowledge | null> {
  const modules: Modules = COUNTRIES[country]
  const load = modules[language] ?? modules.en
  return load ? load() : null
}

type Modules = Partial<Record<Language, () => Promise<CountryKnowledge>>>

const COUNTRIES = {
  gb: {
    en: async () => (await import('./gb/index.ts')).GB,
    de: async () => (await import('./gb/de/index.ts')).GB_DE,
    it: async () => (await import('./gb/it/index.ts')).GB_IT,
    es: async () => (await import('./gb/es/index.ts')).GB_ES,
    fr: async () => (await import('./gb/fr/index.ts')).GB_FR,
    ja: async () => (await import('./gb/ja/index.ts')).GB_JA,
    nl: async () => (await import('./gb/nl/index.ts')).GB_NL,
  },
  us: {
    en: async () => (await import('./us/index.ts')).US,
    es: async () => (await import('./us/es/index.ts')).US_ES,
  },
  ca: {
    en: async () => (await import('./ca/index.ts')).CA,
    fr: async () => (await import('./ca/fr/index.ts')).CA_IN_FRENCH,
  },
  au: { en: async () => (await import('./au/index.ts')).AU },
  nz: { en: async () => (await import('./nz/index.ts')).NZ },
  ie: { en: async () => (await import('./ie/index.ts')).IE },
  de: {
    en: async () => (await import('./de/index.ts')).DE,
    de: async () => (await import('./de/de/index.ts')).DE_IN_GERMAN,
    es: async () => (await import('./de/es/index.ts')).DE_ES,
    it: async () => (await import('./de/it/index.ts')).DE_IN_ITALIAN,
    fr: async () => (await import('./de/fr/index.ts')).DE_IN_FRENCH,
  },
  fr: {
    en: async () => (await import('./fr/index.ts')).FR,
    fr: async () => (await import('./fr/fr/index.ts')).FR_IN_FRENCH,
    es: async () => (await import('./fr/es/index.ts')).FR_IN_SPANISH,
  },
  be: {
    en: async () => (await import('./be/index.ts')).BE,
    fr: async () => (await import('./be/fr/index.ts')).BE_IN_FRENCH,
    nl: async () => (await import('./be/nl/index.ts')).BE_IN_DUTCH,
    de: async () => (await import('./be/de/index.ts')).BE_IN_GERMAN,
  },
  ch: {
    en: async () => (await import('./ch/index.ts')).CH,
    de: async () => (await import('./ch/de/index.ts')).CH_IN_GERMAN,
    fr: async () => (await import('./ch/fr/index.ts')).CH_IN_FRENCH,
    it: async () => (await import('./ch/it/index.ts')).CH_IN_ITALIAN,
  },
  es: {
    en: async () => (await import('./es/index.ts')).ES,
    es: async () => (await import('./es/es/index.ts')).ES_IN_SPANISH,
  },
  it: {
    en: async () => (await import('./it/index.ts')).IT,
    it: async () => (await import('./it/it/index.ts')).IT_IN_ITALIAN,
  },
  nl: {
    en: async () => (await import('./nl/index.ts')).NL,
    nl: async () => (await import('./nl/nl/index.ts')).NL_IN_DUTCH,
  },
  jp: {
    en: async () => (await import('./jp/index.ts')).JP,
    ja: async () => (await import('./jp/ja/index.ts')).JP_IN_JAPANESE,
  },
} as const satisfies Record<CountryCode, Modules>
