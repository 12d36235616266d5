/** The door to the rows for firms: one country at a time. Where we hold none, the view tells what the letter shows. */
import type { FirmRow } from '@plainletter/contracts/business'
import type { CountryCode } from '@plainletter/contracts/country'

export async function loadFirms(country: CountryCode): Promise<readonly FirmRow[]> {
  return country === 'gb' ? (await import('./gb/firms.ts')).GB_FIRMS : []
}
