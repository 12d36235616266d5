import { expect, test } from 'vitest'

import { makeFileName, stampDay, stampTime } from './file-name.ts'

test('a file is named in plain letters with its stamp and ending', () => {
  expect(makeFileName('Court claim analysis', '2026-11-21')).toBe(
    'court-claim-analysis-2026-11-21.txt',
  )
})

test('control and direction characters cannot hide the ending', () => {
  expect(makeFileName('evil\u202Etxt.exe\u0000\r\n/../x', '1')).toBe('eviltxt.exe-.-x-1.txt')
})

test('a name without usable letters still gets a name', () => {
  expect(makeFileName('日本', '1', 'ics')).toBe('plainletter-1.ics')
})

test('the stamps are the day, and the day with the time', () => {
  const now = new Date(2026, 10, 5, 9, 3, 7)
  expect(stampDay(now)).toBe('2026-11-05')
  expect(stampTime(now)).toBe('2026-11-05-090307')
})
