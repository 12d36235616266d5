import type { DerivedDeadline } from '@plainletter/contracts/analysis'
import { expect, test } from 'vitest'

import { placeOnTimeLine } from './time-line-points.ts'

test('today lies between the letter and the date to act by, in proportion', () => {
  const points = placeOnTimeLine(make('2026-11-30', '2026-11-10'), '2026-11-15')
  expect(points).toEqual([
    { kind: 'letter', date: '2026-11-10', at: 0 },
    { kind: 'today', date: '2026-11-15', at: 0.25 },
    { kind: 'act-by', date: '2026-11-30', at: 1 },
  ])
})

test('a passed date lies before today', () => {
  const points = placeOnTimeLine(make('2026-11-20', '2026-11-10'), '2026-11-30')
  expect(points.map(({ kind, at }) => [kind, at])).toEqual([
    ['letter', 0],
    ['act-by', 0.5],
    ['today', 1],
  ])
})

test('a letter date that the working only names still starts the line', () => {
  const working = [
    { says: 'Letter dated 10 November 2026, and the period it gives', date: '2026-11-30' },
  ]
  const [first] = placeOnTimeLine({ ...make('2026-11-30', '2026-11-10'), working }, '2026-11-15')
  expect(first).toEqual({ kind: 'letter', date: '2026-11-10', at: 0 })
})

test('without a working the line starts today', () => {
  const points = placeOnTimeLine({ ...make('2026-11-30', '2026-11-10'), working: [] }, '2026-11-20')
  expect(points.map(({ kind }) => kind)).toEqual(['today', 'act-by'])
})

test('on the last day the line still has a length', () => {
  const points = placeOnTimeLine({ ...make('2026-11-20', '2026-11-10'), working: [] }, '2026-11-20')
  expect(points.map(({ at }) => at)).toEqual([0, 1])
})

function make(date: string, letterDate: string): DerivedDeadline {
  return {
    date,
    action: 'Reply.',
    consequence: null,
    source: 'letter',
    isMain: true,
    isPassed: false,
    daysLeft: 0,
    working: [
      { says: 'Letter dated', date: letterDate },
      { says: 'the last day', date },
    ],
    basis: [],
  }
}
