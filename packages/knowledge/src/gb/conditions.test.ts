import type { Rule } from '@plainletter/contracts/rule'
import { expect, describe, test } from 'vitest'

import { loadKnowledge } from '../load.ts'
import { ACCIDENT_CLAIM, POSSESSION_CLAIM, rowsExcept } from './conditions.ts'
import { ORDER_MADE, SUMMONS_ITSELF } from './council-tax-cues.ts'
import { COURT_CLAIM } from './court-claim.ts'
import { ORDER_MADE as HOME_ORDERED, ORDER_BROKEN } from './eviction-order.ts'
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

describe('a council tax summons', () => {
  const phrases = ORDER_MADE && 'says' in ORDER_MADE ? ORDER_MADE.says : []
  const isOrder = (sentence: string) => phrases.some((one) => sentence.includes(one))

  test.each([
    'the court may make a liability order against you in your absence',
    'the council will ask for a liability order against you',
    'the magistrates can issue a liability order against you and add costs',
    'we will apply for a liability order against you for the sum above',
    'they say they will ask for a liability order against me',
  ])('does not pass for the order that it may lead to: %s', (sentence) => {
    expect(isOrder(sentence)).toBe(false)
  })

  test.each([
    'on 3 july the court made a liability order against you',
    'there is a liability order against you',
    'the liability order dated 3 july 2026',
    'the council got a liability order in may',
  ])('is told from an order that stands: %s', (sentence) => {
    expect(isOrder(sentence)).toBe(true)
  })

  test('shows no row that says that the order is made', () => {
    const rows = GB.rules.filter((row) => requires(row, ORDER_MADE))
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter((row) => !excludes(row, SUMMONS_ITSELF)).map((row) => row.id)).toEqual([])
  })
})

describe('a notice to end a home', () => {
  const phrases = 'says' in HOME_ORDERED ? HOME_ORDERED.says : []
  const isOrder = (sentence: string) => phrases.some((one) => sentence.includes(one))

  test.each([
    'the landlord can apply to the court for an order for possession under section 178',
    'if you stay we will seek a possession order',
    'you do not have to leave before your landlord has been to court for a possession order',
    'the court can only make an order for possession if it is satisfied',
    'a possession order may add costs',
  ])('does not pass for the order that it may lead to: %s', (sentence) => {
    expect(isOrder(sentence)).toBe(false)
  })

  test.each([
    'on 4 may the judge made a possession order against you',
    'the council obtained an order for possession',
    'under the possession order you had to leave by 4 may',
    'the possession order dated 4 may 2026',
    'the court office has a warrant of possession',
  ])('is told from an order that stands: %s', (sentence) => {
    expect(isOrder(sentence)).toBe(true)
  })
})

describe('a letter about late rent', () => {
  const phrases = 'says' in ORDER_BROKEN ? ORDER_BROKEN.says : []
  const isUnderOrder = (sentence: string) => phrases.some((one) => sentence.includes(one))

  test.each([
    'you have failed to keep to the terms of the court order granted on 4 may',
    'this is a breach of the possession order',
    'you have broken your suspended possession order',
    'you did not keep to the court order',
  ])('speaks of an order that stands: %s', (sentence) => {
    expect(isUnderOrder(sentence)).toBe(true)
  })

  test.each([
    'we will ask the court for a possession order',
    'we may seek a suspended possession order',
    'a court order may add costs',
  ])('may only threaten one: %s', (sentence) => {
    expect(isUnderOrder(sentence)).toBe(false)
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
