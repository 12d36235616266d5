/** The door to the tactics: one country at a time, apart from the rules, so that reading a letter does not carry them. */
import type { CountryTactics } from '@plainletter/contracts/cheat-sheet'
import type { CountryCode } from '@plainletter/contracts/country'

/** Tactics, quick facts and help of one country, in English. Loads that country's module and no other. */
export async function loadTactics(country: CountryCode): Promise<CountryTactics> {
  return COUNTRIES[country]()
}

const COUNTRIES = {
  gb: async () => (await import('./gb/tactics/index.ts')).GB_TACTICS,
  us: async () => (await import('./us/tactics/index.ts')).US_TACTICS,
  ca: async () => (await import('./ca/tactics/index.ts')).CA_TACTICS,
  au: async () => (await import('./au/tactics/index.ts')).AU_TACTICS,
  nz: async () => (await import('./nz/tactics/index.ts')).NZ_TACTICS,
  ie: async () => (await import('./ie/tactics/index.ts')).IE_TACTICS,
  de: async () => (await import('./de/tactics/index.ts')).DE_TACTICS,
  fr: async () => (await import('./fr/tactics/index.ts')).FR_TACTICS,
  be: async () => (await import('./be/tactics/index.ts')).BE_TACTICS,
  ch: async () => (await import('./ch/tactics/index.ts')).CH_TACTICS,
  es: async () => (await import('./es/tactics/index.ts')).ES_TACTICS,
  it: async () => (await import('./it/tactics/index.ts')).IT_TACTICS,
  nl: async () => (await import('./nl/tactics/index.ts')).NL_TACTICS,
  jp: async () => (await import('./jp/tactics/index.ts')).JP_TACTICS,
} as const satisfies Record<CountryCode, () => Promise<CountryTactics>>
