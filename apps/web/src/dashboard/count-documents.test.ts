import { expect, test } from 'vitest'

import { countBy, countByMonth, type Countable } from './count-documents.ts'

const at = (createdAt: string, documentType: string | null = 'COURT_CLAIM'): Countable => ({
  createdAt,
  documentType,
  country: 'gb',
})

test('the most frequent comes first, and what is as frequent by its name', () => {
  const documents = ['B', 'A', 'C', 'C'].map((kind) => at('2026-11-01T12:00:00Z', kind))
  expect(countBy(documents, ({ documentType }) => documentType)).toEqual([
    { key: 'C', count: 2 },
    { key: 'A', count: 1 },
    { key: 'B', count: 1 },
  ])
})

test('what has no kind yet is not counted by kind', () => {
  expect(countBy([at('2026-11-01T12:00:00Z', null)], (one) => one.documentType)).toEqual([])
})

test('months are those of the calendar, over the end of a year, with noughts between', () => {
  const documents = [
    at('2025-12-15T12:00:00Z'),
    at('2026-02-02T12:00:00Z'),
    at('2024-01-01T12:00:00Z'),
  ]
  expect(countByMonth(documents, { now: new Date(2026, 1, 21), months: 3 })).toEqual([
    { key: '2025-12', count: 1 },
    { key: '2026-01', count: 0 },
    { key: '2026-02', count: 1 },
  ])
})
