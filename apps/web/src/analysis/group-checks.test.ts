import type { Check } from '@plainletter/contracts/analysis'
import { expect, test } from 'vitest'

import { groupChecks, listScamSigns } from './group-checks.ts'

const CHECKS = [
  make('genuineness', 'fine'),
  make('money', 'problem'),
  make('genuineness', 'problem'),
]

test('each kind is named once, with its problems first and the places kept', () => {
  const groups = groupChecks(CHECKS)
  expect(groups.map((group) => [group.kind, group.checks.map(({ index }) => index)])).toEqual([
    ['genuineness', [2, 0]],
    ['money', [1]],
  ])
})

test('only failed checks of genuineness are signs of a scam', () => {
  expect(listScamSigns(CHECKS).map(({ index }) => index)).toEqual([2])
})

function make(kind: Check['kind'], result: Check['result']): Check {
  return { kind, result, says: 'A finding.' }
}
