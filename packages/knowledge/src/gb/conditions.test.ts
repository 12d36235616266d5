import type { Rule } from '@plainletter/contracts/rule'
import { expect, describe, test } from 'vitest'

import { loadKnowledge } from '../load.ts'
import { ACCIDENT_CLAIM, POSSESSION_CLAIM, rowsExcept } from './conditions.ts'
import { COURT_CLAIM } from './court-claim.ts'
import { LETTER_BEFORE_CLAIM } from './letter-before-claim.ts'

const GB = await loadKnowledge('gb')

const excludes = (row: Rule, test: unknown) => row.when?.not?.some((one) => one === test) === true
const requires = (row: Rule, test: unknown) => row.when?.all?.some((one) => one === test) === true

describe('rowsExcept', () => {
  test('keeps the conditions of a row and adds the tests to those that must fail', () => {
    const row = COURT_CLAIM.find((one) => one.id === 'gb.claim.reply-online')
    expect(row?.when?.any).toHaveLength(1)
    const again = row ? rowsExcept([row], [ACCIDENT_CLAIM]) : []
    expect(again[0]?.when?.any).toHaveLength(1)
    expect(again[0]?.when?.not).toContain(POSSESSION_CLAIM)
    expect(again[0]?.when?.not).toContain(ACCIDENT_CLAIM)
  })
})

describe('a court claim', () => {
  test('for a home shows no row that is written for money claims', () => {
    const stray = COURT_CLAIM.filter(
      (row) =>
        !excludes(row, POSSESSION_CLAIM) &&
        !requires(row, POSSESSION_CLAIM) &&
        !row.id.startsWith('gb.claim.goods-'),
    )
    expect(stray.map((row) => row.id)).toEqual([])
  })

  test('never gives a deadline of a money claim to a claim for a home', () => {
    const deadlines = COURT_CLAIM.filter((row) => row.kind === 'deadline')
    expect(deadlines.length).toBeGreaterThan(0)
    expect(deadlines.every((row) => excludes(row, POSSESSION_CLAIM))).toBe(true)
  })
})

test('a letter after an accident gets no row of the debt protocol', () => {
  const stray = LETTER_BEFORE_CLAIM.filter(
    (row) => !excludes(row, ACCIDENT_CLAIM) && !requires(row, ACCIDENT_CLAIM),
  )
  expect(stray.map((row) => row.id)).toEqual([])
})

test('a yes or no answer never opens with the other word', () => {
  const wrong = GB.rules.filter(
    (row) =>
      row.kind === 'answer' &&
      ((row.verdict === 'yes' && /^no\b/i.test(row.says)) ||
        (row.verdict === 'no' && /^yes\b/i.test(row.says)) ||
        (row.verdict === 'do_this' && /^(?:yes|no)\b/i.test(row.says))),
  )
  expect(wrong.map((row) => row.id)).toEqual([])
})
