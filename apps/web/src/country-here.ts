import { COUNTRY_CODES, DEFAULT_COUNTRY } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'
import { useSyncExternalStore } from 'react'

/** The time zones of each country, as the tz database names them. */
const TIME_ZONES = {
  gb: /^Europe\/(?:London|Belfast)$/,
  us: /^America\/(?:New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Indiana\/\w+|Indianapolis|Kentucky\/\w+|Louisville|North_Dakota\/\w+)$|^Pacific\/Honolulu$/,
  ca: /^America\/(?:Toronto|Montreal|Thunder_Bay|Nipigon|Iqaluit|Rankin_Inlet|Resolute|Pangnirtung|Atikokan|Coral_Harbour|Winnipeg|Rainy_River|Regina|Swift_Current|Edmonton|Cambridge_Bay|Yellowknife|Inuvik|Vancouver|Creston|Dawson|Dawson_Creek|Fort_Nelson|Whitehorse|Halifax|Glace_Bay|Moncton|Goose_Bay|Blanc-Sablon|St_Johns)$/,
  au: /^Australia\//,
  nz: /^Pacific\/(?:Auckland|Chatham)$/,
  ie: /^Europe\/Dublin$/,
  de: /^Europe\/(?:Berlin|Busingen)$/,
  fr: /^Europe\/Paris$/,
  be: /^Europe\/Brussels$/,
  ch: /^Europe\/Zurich$/,
  es: /^(?:Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)$/,
  it: /^Europe\/Rome$/,
  nl: /^Europe\/Amsterdam$/,
  jp: /^Asia\/Tokyo$/,
} as const satisfies Record<CountryCode, RegExp>

/**
 * The country that a form starts with: where the clock of this device stands, else the United Kingdom. The language of a
 * browser says too little: English is set all over the world. Nothing of it is stored or sent before the form is.
 */
export function countryOf(timeZone: string | undefined): CountryCode {
  return COUNTRY_CODES.find((code) => TIME_ZONES[code].test(timeZone ?? '')) ?? DEFAULT_COUNTRY
}

const never = () => () => {}
const here = () => countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The country that a form starts with on this device. A page that was made ahead shows the United Kingdom for a moment. */
export function useCountryHere(): CountryCode {
  return useSyncExternalStore(never, here, () => DEFAULT_COUNTRY)
}
