/** The day of a letter that stands in its sentences. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const ownDay = (country: CountryCode, text: string) =>
  read(text, { country }).dates.find(({ role }) => role === 'letter')?.iso

describe('today is the day of the letter', () => {
  test.each([
    [
      'gb',
      'Tarn Nurseries Ltd\n\nDear Ms Bell,\n\nYour employment ends with effect from today, 16 November 2026, for gross misconduct. You may appeal within five working days.',
    ],
    [
      'de',
      'Tarn GmbH\n\nSehr geehrte Frau Adler,\n\nwir kündigen Ihr Arbeitsverhältnis mit heute, dem 16. November 2026, fristlos. Die Gründe kennen Sie.',
    ],
  ] as const)('in %s: %s', (country, text) => {
    expect(ownDay(country, text)).toBe('2026-11-16')
  })

  test('but not the day from which something was done', () => {
    const text =
      'Tarn Bank plc\n3 November 2026\n\nDear Ms Bell,\n\nYour account was closed on 16 October 2026. As of today you owe £310.20.'
    expect(ownDay('gb', text)).toBe('2026-11-03')
  })
})

test('a day behind the last sentence is the day of writing, from which a month runs', () => {
  const text =
    "Dear Miss Quill\nMandatory Reconsideration Notice\nWe've looked again at our decision dated 3 September 2026 and have not changed it. If you think this is wrong you can appeal to an independent tribunal within one month of the date of this letter. 12 November 2026\nDWP"
  expect(ownDay('gb', text)).toBe('2026-11-12')
  expect(read(text, { country: 'gb' }).deadline?.iso).toBe('2026-12-12')
  expect(read(text, { country: 'gb' }).senderOrganization).toBe('DWP')
})
