/** The 14 jurisdictions we offer and the 7 output languages, as plain lists: a page shows them without loading zod. */
import type { CountryCode, Language, LegalSystem } from './country.ts'

export const COUNTRIES = {
  gb: { name: 'United Kingdom', legalSystem: 'mixed', currency: 'GBP', languages: ['en'] },
  us: { name: 'United States', legalSystem: 'common_law', currency: 'USD', languages: ['en'] },
  ca: { name: 'Canada', legalSystem: 'mixed', currency: 'CAD', languages: ['en', 'fr'] },
  au: { name: 'Australia', legalSystem: 'common_law', currency: 'AUD', languages: ['en'] },
  nz: { name: 'New Zealand', legalSystem: 'common_law', currency: 'NZD', languages: ['en'] },
  ie: { name: 'Ireland', legalSystem: 'common_law', currency: 'EUR', languages: ['en'] },
  de: { name: 'Germany', legalSystem: 'civil_law', currency: 'EUR', languages: ['de'] },
  fr: { name: 'France', legalSystem: 'civil_law', currency: 'EUR', languages: ['fr'] },
  be: { name: 'Belgium', legalSystem: 'civil_law', currency: 'EUR', languages: ['nl', 'fr', 'de'] },
  ch: {
    name: 'Switzerland',
    legalSystem: 'civil_law',
    currency: 'CHF',
    languages: ['de', 'fr', 'it'],
  },
  es: { name: 'Spain', legalSystem: 'civil_law', currency: 'EUR', languages: ['es'] },
  it: { name: 'Italy', legalSystem: 'civil_law', currency: 'EUR', languages: ['it'] },
  nl: { name: 'Netherlands', legalSystem: 'civil_law', currency: 'EUR', languages: ['nl'] },
  jp: { name: 'Japan', legalSystem: 'civil_law', currency: 'JPY', languages: ['ja'] },
} as const satisfies Record<
  string,
  { name: string; legalSystem: LegalSystem; currency: string; languages: readonly string[] }
>

export const COUNTRY_CODES = [
  'gb',
  'us',
  'ca',
  'au',
  'nz',
  'ie',
  'de',
  'fr',
  'be',
  'ch',
  'es',
  'it',
  'nl',
  'jp',
] as const
export const DEFAULT_COUNTRY: CountryCode = 'gb'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'ja'] as const
export const DEFAULT_LANGUAGE: Language = 'en'

/** Turns what a form or a caller may send ("gb", "GB", "United Kingdom") into a country code, or undefined. */
export function findCountry(input: string): CountryCode | undefined {
  const wanted = input.trim().toLowerCase()
  return COUNTRY_CODES.find(
    (code) => code === wanted || COUNTRIES[code].name.toLowerCase() === wanted,
  )
}
