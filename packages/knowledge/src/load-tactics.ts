/** The door to the tactics: one country at a time, apart from the rules, so that reading a letter does not carry them. */
import type { CountryTactics } from '@plainletter/contracts/cheat-sheet'
import type { CountryCode } from '@plainletter/contracts/country'

/** Tactics, quick facts and help of one country, in English, or null where we hold none. */
export async function loadTactics(country: CountryCode): Promise<CountryTactics | null> {
  const load = COUNTRIES[country]
  return load ? load() : null
}

const COUNTRIES: Partial<Record<CountryCode, () => Promise<CountryTactics>>> = {
  gb: async () => (await import('./gb/tactics/index.ts')).GB_TACTICS,
  us: async () => (await import('./us/tactics/index.ts')).US_TACTICS,
  de: async () => (await import('./de/tactics/index.ts')).DE_TACTICS,
  fr: async () => (await import('./fr/tactics/index.ts')).FR_TACTICS,
  au: async () => (await import('./au/tactics/index.ts')).AU_TACTICS,
  ca: async () => (await import('./ca/tactics/index.ts')).CA_TACTICS,
  nz: async () => (await import('./nz/tactics/index.ts')).NZ_TACTICS,
  ie: async () => (await import('./ie/tactics/index.ts')).IE_TACTICS,
}
