import type { Basis } from '@plainletter/contracts/analysis'
import { expect, test } from 'vitest'

import { chooseProofs } from './choose-proofs.ts'

test('the words of the letter come before the law', () => {
  expect(chooseProofs([law('section 5'), letter('Pay £100')]).map(({ kind }) => kind)).toEqual([
    'letter',
    'law',
  ])
})

test('a quote within a longer quote is left out', () => {
  const quotes = chooseProofs([letter('Parking Charge'), letter('PARKING  CHARGE Notice')])
  expect(quotes).toEqual([letter('PARKING  CHARGE Notice')])
})

test('the same words and the same provision are shown once', () => {
  const proofs = [
    letter('Pay £100'),
    law('section 5'),
    letter('Pay £100'),
    law('section 5'),
    law('section 6'),
  ]
  expect(chooseProofs(proofs)).toEqual([letter('Pay £100'), law('section 5'), law('section 6')])
})

function letter(quote: string): Basis {
  return { kind: 'letter', span: [0, quote.length], quote }
}

function law(provision: string): Basis {
  return {
    kind: 'law',
    ruleId: 'gb.a.b',
    title: 'An Act',
    provision,
    url: 'https://example.org',
    checkedOn: '2026-11-01',
  }
}
