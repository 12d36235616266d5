/** The words of the law in other languages, as they are written: one file per country and language, loaded when asked for. */
import type { CountryCode, Language } from '@plainletter/contracts/country'
import type { Words } from '@plainletter/contracts/rule'

/** The words of one country in one language by row id, or null where there are none: the rows' own are English. */
export async function loadWords(country: CountryCode, language: Language): Promise<Words | null> {
  const held: HeldWords = HELD[country]
  return held[language]?.() ?? null
}

type HeldWords = Partial<Record<Language, () => Promise<Words>>>

const HELD = {
  gb: {
    de: async () => (await import('./gb/de/index.ts')).GB_DE,
    it: async () => (await import('./gb/it/index.ts')).GB_IT,
    es: async () => (await import('./gb/es/index.ts')).GB_ES,
    fr: async () => (await import('./gb/fr/index.ts')).GB_FR,
    ja: async () => (await import('./gb/ja/index.ts')).GB_JA,
    nl: async () => (await import('./gb/nl/index.ts')).GB_NL,
  },
  us: {
    de: async () => (await import('./us/de/index.ts')).US_DE,
    es: async () => (await import('./us/es/index.ts')).US_ES,
    fr: async () => (await import('./us/fr/index.ts')).US_FR,
    it: async () => (await import('./us/it/index.ts')).US_IT,
    nl: async () => (await import('./us/nl/index.ts')).US_NL,
    ja: async () => (await import('./us/ja/index.ts')).US_JA,
  },
  ca: {
    fr: async () => (await import('./ca/fr/index.ts')).CA_IN_FRENCH,
    es: async () => (await import('./ca/es/index.ts')).CA_ES,
    de: async () => (await import('./ca/de/index.ts')).CA_DE,
    it: async () => (await import('./ca/it/index.ts')).CA_IT,
    nl: async () => (await import('./ca/nl/index.ts')).CA_NL,
    ja: async () => (await import('./ca/ja/index.ts')).CA_JA,
  },
  au: {
    de: async () => (await import('./au/de/index.ts')).AU_DE,
    fr: async () => (await import('./au/fr/index.ts')).AU_FR,
    es: async () => (await import('./au/es/index.ts')).AU_ES,
    it: async () => (await import('./au/it/index.ts')).AU_IT,
    nl: async () => (await import('./au/nl/index.ts')).AU_NL,
    ja: async () => (await import('./au/ja/index.ts')).AU_JA,
  },
  nz: {
    de: async () => (await import('./nz/de/index.ts')).NZ_DE,
    fr: async () => (await import('./nz/fr/index.ts')).NZ_FR,
    es: async () => (await import('./nz/es/index.ts')).NZ_ES,
    it: async () => (await import('./nz/it/index.ts')).NZ_IT,
    nl: async () => (await import('./nz/nl/index.ts')).NZ_NL,
    ja: async () => (await import('./nz/ja/index.ts')).NZ_JA,
  },
  ie: {
    fr: async () => (await import('./ie/fr/index.ts')).IE_FR,
    es: async () => (await import('./ie/es/index.ts')).IE_ES,
    de: async () => (await import('./ie/de/index.ts')).IE_DE,
    it: async () => (await import('./ie/it/index.ts')).IE_IT,
    ja: async () => (await import('./ie/ja/index.ts')).IE_JA,
    nl: async () => (await import('./ie/nl/index.ts')).IE_NL,
  },
  de: {
    de: async () => (await import('./de/de/index.ts')).DE_IN_GERMAN,
    es: async () => (await import('./de/es/index.ts')).DE_ES,
    it: async () => (await import('./de/it/index.ts')).DE_IN_ITALIAN,
    fr: async () => (await import('./de/fr/index.ts')).DE_IN_FRENCH,
    nl: async () => (await import('./de/nl/index.ts')).DE_NL,
    ja: async () => (await import('./de/ja/index.ts')).DE_JA,
  },
  fr: {
    fr: async () => (await import('./fr/fr/index.ts')).FR_IN_FRENCH,
    es: async () => (await import('./fr/es/index.ts')).FR_IN_SPANISH,
    de: async () => (await import('./fr/de/index.ts')).FR_DE,
    nl: async () => (await import('./fr/nl/index.ts')).FR_NL,
    it: async () => (await import('./fr/it/index.ts')).FR_IN_ITALIAN,
    ja: async () => (await import('./fr/ja/index.ts')).FR_JA,
  },
  be: {
    fr: async () => (await import('./be/fr/index.ts')).BE_IN_FRENCH,
    nl: async () => (await import('./be/nl/index.ts')).BE_IN_DUTCH,
    de: async () => (await import('./be/de/index.ts')).BE_IN_GERMAN,
    es: async () => (await import('./be/es/index.ts')).BE_ES,
    it: async () => (await import('./be/it/index.ts')).BE_IT,
    ja: async () => (await import('./be/ja/index.ts')).BE_JA,
  },
  ch: {
    de: async () => (await import('./ch/de/index.ts')).CH_IN_GERMAN,
    fr: async () => (await import('./ch/fr/index.ts')).CH_IN_FRENCH,
    it: async () => (await import('./ch/it/index.ts')).CH_IN_ITALIAN,
    es: async () => (await import('./ch/es/index.ts')).CH_ES,
    ja: async () => (await import('./ch/ja/index.ts')).CH_JA,
    nl: async () => (await import('./ch/nl/index.ts')).CH_NL,
  },
  es: {
    es: async () => (await import('./es/es/index.ts')).ES_IN_SPANISH,
    de: async () => (await import('./es/de/index.ts')).ES_DE,
    fr: async () => (await import('./es/fr/index.ts')).ES_FR,
    nl: async () => (await import('./es/nl/index.ts')).ES_NL,
    it: async () => (await import('./es/it/index.ts')).ES_IT,
    ja: async () => (await import('./es/ja/index.ts')).ES_JA,
  },
  it: {
    it: async () => (await import('./it/it/index.ts')).IT_IN_ITALIAN,
    de: async () => (await import('./it/de/index.ts')).IT_DE,
    fr: async () => (await import('./it/fr/index.ts')).IT_FR,
    es: async () => (await import('./it/es/index.ts')).IT_ES,
    nl: async () => (await import('./it/nl/index.ts')).IT_NL,
    ja: async () => (await import('./it/ja/index.ts')).IT_JA,
  },
  nl: {
    nl: async () => (await import('./nl/nl/index.ts')).NL_IN_DUTCH,
    de: async () => (await import('./nl/de/index.ts')).NL_DE,
    es: async () => (await import('./nl/es/index.ts')).NL_ES,
    fr: async () => (await import('./nl/fr/index.ts')).NL_FR,
    it: async () => (await import('./nl/it/index.ts')).NL_IT,
    ja: async () => (await import('./nl/ja/index.ts')).NL_JA,
  },
  jp: {
    ja: async () => (await import('./jp/ja/index.ts')).JP_IN_JAPANESE,
    es: async () => (await import('./jp/es/index.ts')).JP_ES,
    fr: async () => (await import('./jp/fr/index.ts')).JP_FR,
    de: async () => (await import('./jp/de/index.ts')).JP_DE,
    nl: async () => (await import('./jp/nl/index.ts')).JP_NL,
    it: async () => (await import('./jp/it/index.ts')).JP_IT,
  },
} as const satisfies Record<CountryCode, HeldWords>
