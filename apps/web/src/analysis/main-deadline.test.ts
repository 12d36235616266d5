import type { Analysis, DerivedDeadline } from '@plainletter/contracts/analysis'
import { expect, test } from 'vitest'

import { findMainDeadline, listFurtherDeadlines } from './main-deadline.ts'

test('the days are counted from today, not from the day of the analysis', () => {
  const analysis = makeAnalysis([make('2026-12-14', { isMain: true, daysLeft: 99 })])
  expect(findMainDeadline(analysis, '2026-11-20')).toMatchObject({ state: 'ahead', days: 24 })
})

test('the last day is still in time', () => {
  const analysis = makeAnalysis([make('2026-12-14', { isMain: true })])
  expect(findMainDeadline(analysis, '2026-12-14')).toMatchObject({ state: 'today', days: 0 })
})

test('the day after, the date has passed', () => {
  const analysis = makeAnalysis([make('2026-12-14', { isMain: true })])
  expect(findMainDeadline(analysis, '2026-12-15')).toMatchObject({ state: 'passed', days: 1 })
})

test('without a deadline none is invented', () => {
  expect(findMainDeadline(makeAnalysis([]), '2026-11-20')).toEqual({ state: 'none' })
})

test('the date that a scam sets is not a date to act by', () => {
  const analysis = {
    ...makeAnalysis([make('2026-11-22', { isMain: true })]),
    documentType: 'SCAM_LETTER' as const,
  }
  expect(findMainDeadline(analysis, '2026-11-20')).toEqual({ state: 'false' })
  expect(listFurtherDeadlines(analysis, '2026-11-20')).toEqual([])
})

test('the other dates follow in order of time and without the main one', () => {
  const analysis = makeAnalysis([
    make('2027-01-09'),
    make('2026-12-14', { isMain: true }),
    make('2026-12-01'),
  ])
  const further = listFurtherDeadlines(analysis, '2026-12-02')
  expect(further.map(({ deadline, days }) => [deadline.date, days])).toEqual([
    ['2026-12-01', -1],
    ['2027-01-09', 38],
  ])
})

type Dated = Pick<Analysis, 'documentType' | 'deadlines'>

function makeAnalysis(deadlines: DerivedDeadline[]): Dated {
  return { documentType: 'COURT_CLAIM', deadlines }
}

function make(date: string, changes: Partial<DerivedDeadline> = {}): DerivedDeadline {
  return {
    date,
    action: 'Reply.',
    consequence: null,
    source: 'letter',
    isMain: false,
    isPassed: false,
    daysLeft: 0,
    working: [],
    basis: [],
    ...changes,
  }
}
