import type { Rule } from '@plainletter/contracts/rule'
import { expect, test } from 'vitest'

import { loadKnowledge } from '../load.ts'
import { HOLIDAYS } from './holidays.ts'

async function germanRows(): Promise<readonly Rule[]> {
  return (await loadKnowledge('de', 'de'))?.rules ?? []
}

test('every row speaks German', async () => {
  const rows = await germanRows()
  expect(rows.length).toBeGreaterThan(500)
  expect(rows.filter((row) => row.language !== 'de').map((row) => row.id)).toEqual([])
})

test('German sentences are short, too', async () => {
  const sentences = (await germanRows()).flatMap((row) => row.says.split(/(?<=[.!?])\s+/))
  const lengths = sentences.map((sentence) => sentence.split(/\s+/).length)
  expect(lengths.filter((length) => length > 25)).toEqual([])
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(12)
})

test('each of the sixteen states has a list, and Bavaria closes on All Saints', () => {
  expect(HOLIDAYS.filter((list) => list.region !== undefined)).toHaveLength(16)
  const days = (region: string | undefined) =>
    HOLIDAYS.find((list) => list.region === region)?.days ?? []
  expect(days('DE-BY')).toContain('2027-11-01')
  expect(days('DE-HH')).not.toContain('2027-11-01')
  expect(days(undefined)).not.toContain('2027-11-01')
})
