import { expect, test } from 'vitest'

import { read } from './read.ts'

test('a charge runs from the day on which it was served personally', () => {
  const text =
    'Tarn & Keir\nSheriff Officers\n\nCHARGE FOR PAYMENT OF MONEY\n\nYou are charged to pay the total sum of £2,229.76 within 14 days after the date of service of this charge.\n\nServed personally on 6 October 2026 by M. Lark, Sheriff Officer\n'
  expect(read(text, { country: 'gb' }).deadline?.iso).toBe('2026-10-20')
})
