import { EN } from '@plainletter/phrases/en/index'
import { read } from '@plainletter/reader/read'
import { expect, test } from 'vitest'

import { findMainSum } from './main-sum.ts'

const sumOf = (text: string) =>
  findMainSum({ text, reading: read(text, { country: 'gb' }), phrases: EN })?.words

const reminder = (asks: string): string =>
  `Fenmouth Borough Council\nRevenues\n\nCOUNCIL TAX REMINDER\n\nDate of issue: 4 June 2026\n\nYour instalment of £164.00, due on 1 May 2026, has not been paid.\n\n${asks}\n\nIf you do not, the full balance of £1,148.00 will become due.`

test.each([
  'Please pay £164.00 within 7 days of the date of issue.',
  'Please bring your account up to date by paying £164.00 by 11 June 2026.',
])('a reminder is about the part that is late, not about the year: %s', (asks) => {
  expect(sumOf(reminder(asks))).toBe('£164')
})

test.each([
  'Please pay £1,148.00 within 7 days of the date of issue.',
  'You can pay by seven monthly instalments of £164.00 by 11 June 2026 and on.',
])('a bill is about the whole: %s', (asks) => {
  expect(sumOf(reminder(asks))).toBe('£1,148')
})

test('a default notice is about the arrears that put it right', () => {
  const text =
    'DEFAULT NOTICE\nServed under section 87(1) of the Consumer Credit Act 1974\n\nTarn Finance plc\n\n4 June 2026\n\nTo put this right you must pay the arrears of £214.75 by 25 June 2026.\n\nIf you do not, we will ask for the whole balance of £2,907.11.'
  expect(sumOf(text)).toBe('£214.75')
})
