/** The door to the leading cases: one country at a time, apart from the law, so that the page does not carry them. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { Precedent } from '@plainletter/contracts/precedent'

/** All leading cases of one country, in English, the most telling first. Loads that country's module and no other. */
export async function loadPrecedents(country: CountryCode): Promise<readonly Precedent[]> {
  return COUNTRIES[country]()
}

const COUNTRIES = {
  gb: async () => (await import('./gb/precedents.ts')).GB_PRECEDENTS,
  us: async () => (await import('./us/precedents.ts')).US_PRECEDENTS,
  ca: async () => (await import('./ca/precedents.ts')).CA_PRECEDENTS,
  au: async () => (await import('./au/precedents.ts')).AU_PRECEDENTS,
  nz: async () => (await import('./nz/precedents.ts')).NZ_PRECEDENTS,
  ie: async () => (await import('./ie/precedents.ts')).IE_PRECEDENTS,
  de: async () => (await import('./de/precedents.ts')).DE_PRECEDENTS,
  fr: async () => (await import('./fr/precedents.ts')).FR_PRECEDENTS,
  be: async () => (await import('./be/precedents.ts')).BE_PRECEDENTS,
  ch: async () => (await import('./ch/precedents.ts')).CH_PRECEDENTS,
  es: async () => (await import('./es/precedents.ts')).ES_PRECEDENTS,
  it: async () => (await import('./it/precedents.ts')).IT_PRECEDENTS,
  nl: async () => (await import('./nl/precedents.ts')).NL_PRECEDENTS,
  jp: async () => (await import('./jp/precedents.ts')).JP_PRECEDENTS,
} as const satisfies Record<CountryCode, () => Promise<readonly Precedent[]>>
