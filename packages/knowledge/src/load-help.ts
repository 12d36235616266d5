/** The door to the register of help: one country at a time, apart from the rules, so that a list of names does not carry them. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { HelpOrganisation } from '@plainletter/contracts/rule'

/** Who helps in a country, and its public bodies, in English. Loads that country's list and no other. */
export async function loadHelp(country: CountryCode): Promise<readonly HelpOrganisation[]> {
  return (await COUNTRIES[country]()).HELP
}

type HelpModule = { readonly HELP: readonly HelpOrganisation[] }

const COUNTRIES = {
  gb: () => import('./gb/help.ts'),
  us: () => import('./us/help.ts'),
  ca: () => import('./ca/help.ts'),
  au: () => import('./au/help.ts'),
  nz: () => import('./nz/help.ts'),
  ie: () => import('./ie/help.ts'),
  de: () => import('./de/help.ts'),
  fr: () => import('./fr/help.ts'),
  be: () => import('./be/help.ts'),
  ch: () => import('./ch/help.ts'),
  es: () => import('./es/help.ts'),
  it: () => import('./it/help.ts'),
  nl: () => import('./nl/help.ts'),
  jp: () => import('./jp/help.ts'),
} as const satisfies Record<CountryCode, () => Promise<HelpModule>>
