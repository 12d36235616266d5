import type { Reading } from '@plainletter/contracts/reading'
import type { Condition } from '@plainletter/contracts/rule'
import { EN } from '@plainletter/phrases/en/index'
import { describe, expect, test } from 'vitest'

import { gatherFacts } from './facts.ts'
import {
  amount,
  dateMention,
  knowledge,
  reading,
  request,
  rule,
  spanOf,
} from './fixtures/factories.ts'
import { holds } from './holds.ts'

const TEXT = 'Acme Ltd asks for £500.00. Dated 1 March 2020. We will visit. Credit card.'

function check(condition: Condition, changes: Partial<Reading> = {}): boolean {
  const facts = gatherFacts({
    phrases: EN,
    text: TEXT,
    reading: reading({
      senderOrganization: 'Acme Ltd',
      amounts: [amount(TEXT, '£500.00')],
      dates: [dateMention(TEXT, '1 March 2020', { iso: '2020-03-01' })],
      threats: [
        { kind: 'enforcement_visit', mood: 'will', quote: '', span: spanOf(TEXT, 'We will visit') },
      ],
      authenticity: [{ code: 'gift_card', points: 'suspicious', says: 'x', span: null }],
      ...changes,
    }),
    knowledge: knowledge([rule('right', { when: condition })]),
    today: '2026-11-21',
    request: request(),
  })
  return holds(condition, facts) !== null
}

describe('conditions of a rule', () => {
  test.each<[string, Condition, boolean]>([
    ['a phrase that is there', { all: [{ says: ['credit card', 'loan'] }] }, true],
    ['a phrase that is not', { all: [{ says: ['loan'] }] }, false],
    ['a phrase inside a word', { all: [{ says: ['car', 'ask'] }] }, false],
    ['all, when one fails', { all: [{ says: ['visit'] }, { says: ['loan'] }] }, false],
    ['any, when one holds', { any: [{ says: ['loan'] }, { sender: ['acme'] }] }, true],
    ['an empty any', { any: [] }, false],
    ['not, when it holds', { not: [{ says: ['visit'] }] }, false],
    ['a threat', { all: [{ threat: ['enforcement_visit', 'goods'] }] }, true],
    ['a sign', { all: [{ sign: ['gift_card'] }] }, true],
    ['a sum above', { all: [{ amountAbove: { role: 'total', value: 499.99 } }] }, true],
    ['a sum not above', { all: [{ amountAbove: { role: 'total', value: 500 } }] }, false],
    ['a sum below', { all: [{ amountBelow: { role: 'total', value: 600 } }] }, true],
    ['no sum of the role', { all: [{ amountBelow: { role: 'fee', value: 600 } }] }, false],
    ['a date before', { all: [{ dateBefore: { role: 'letter', date: '2021-01-01' } }] }, true],
    ['a date after', { all: [{ dateAfter: { role: 'letter', date: '2021-01-01' } }] }, false],
    ['an old date', { all: [{ olderThanDays: { role: 'letter', days: 2000 } }] }, true],
    ['an official letter', { all: [{ isOfficial: true }] }, false],
    ['no deadline', { all: [{ hasDeadline: false }] }, true],
  ])('%s', (_, condition, expected) => {
    expect(check(condition)).toBe(expected)
  })

  test('a row without a condition always holds', () => {
    expect(check({})).toBe(true)
  })
})
