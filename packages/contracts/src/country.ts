/** The 14 jurisdictions we offer, the nations inside the United Kingdom, and the 7 output languages. */
import * as z from 'zod/mini'

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

export const LegalSystem = /* @__PURE__ */ z.enum(['common_law', 'civil_law', 'mixed'])
export type LegalSystem = z.infer<typeof LegalSystem>

/** Plain lists, and checks marked as pure: who needs only the names does not load zod. */
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
export const CountryCode = /* @__PURE__ */ z.enum(COUNTRY_CODES)
export type CountryCode = z.infer<typeof CountryCode>
export const DEFAULT_COUNTRY: CountryCode = 'gb'

/** The legal nations of the United Kingdom. Their law differs on bailiffs, rent, council tax, courts and time limits. */
export const Nation = /* @__PURE__ */ z.enum(['england', 'wales', 'scotland', 'northern_ireland'])
export type Nation = z.infer<typeof Nation>

/** A state, province, canton or region with law of its own, by its ISO 3166-2 code: US-CA, CA-QC, DE-BY, CH-ZH. */
export const Region = /* @__PURE__ */ z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))
export type Region = z.infer<typeof Region>

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'ja'] as const
export const Language = /* @__PURE__ */ z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>
export const DEFAULT_LANGUAGE: Language = 'en'

/** A calendar day without a time or zone: YYYY-MM-DD. */
export const PlainDate = /* @__PURE__ */ z.iso.date()
export type PlainDate = string

/** Turns what a form or a caller may send ("gb", "GB", "United Kingdom") into a country code, or undefined. */
export function findCountry(input: string): CountryCode | undefined {
  const wanted = input.trim().toLowerCase()
  return COUNTRY_CODES.find(
    (code) => code === wanted || COUNTRIES[code].name.toLowerCase() === wanted,
  )
}
