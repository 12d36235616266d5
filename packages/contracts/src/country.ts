/** What must be a country, a nation or region inside it, a language or a day. The lists are in countries.ts. */
import * as z from 'zod/mini'

import { COUNTRY_CODES, LANGUAGES } from './countries.ts'

export const LegalSystem = z.enum(['common_law', 'civil_law', 'mixed'])
export type LegalSystem = z.infer<typeof LegalSystem>

export const CountryCode = z.enum(COUNTRY_CODES)
export type CountryCode = z.infer<typeof CountryCode>

/** The legal nations of the United Kingdom. Their law differs on bailiffs, rent, council tax, courts and time limits. */
export const Nation = z.enum(['england', 'wales', 'scotland', 'northern_ireland'])
export type Nation = z.infer<typeof Nation>

/** A state, province, canton or region with law of its own, by its ISO 3166-2 code: US-CA, CA-QC, DE-BY, CH-ZH. */
export const Region = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))
export type Region = z.infer<typeof Region>

export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>

/** A calendar day without a time or zone: YYYY-MM-DD. */
export const PlainDate = z.iso.date()
export type PlainDate = string
