import type { Asked } from './queries.ts'

/**
 * The same wish has the same name, on any day and device: a second press, or a visit a week later, gets the sheet that was
 * paid for, as long as it is kept.
 */
export async function nameAttempt({ area, country, situation }: Asked): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify([area, country, situation.trim()]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', words))
  return `sheet-${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
