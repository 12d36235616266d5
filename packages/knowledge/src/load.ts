/** The door to the knowledge base: one country at a time, so that a page carries only the law it needs. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { CountryKnowledge } from '@plainletter/contracts/rule'

/** All rows of one country, or null where we hold none. Loads that country's module and no other. */
export async function loadKnowledge(country: CountryCode): Promise<CountryKnowledge | null> {
  if (country === 'gb') return (await import('./gb/index.ts')).GB
  return null
}
