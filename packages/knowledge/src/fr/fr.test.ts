/** What the rows of France promise beyond what holds for every country. */
import { expect, test } from 'vitest'

import { loadKnowledge } from '../load.ts'

const FR = await loadKnowledge('fr')

const COVERED = [
  'DEBT_COLLECTION_LETTER',
  'LETTER_BEFORE_CLAIM',
  'COURT_CLAIM',
  'COURT_JUDGMENT',
  'BAILIFF_NOTICE',
  'EVICTION_NOTICE',
  'RENT_ARREARS_LETTER',
  'DISMISSAL_LETTER',
  'REDUNDANCY_NOTICE',
  'CONSUMER_CONTRACT_DISPUTE',
  'UTILITY_BILL_DEMAND',
  'PENALTY_CHARGE_NOTICE',
  'TAX_DEMAND',
  'BENEFIT_OVERPAYMENT',
  'ENQUIRY',
] as const

test.each(COVERED)('the rows cover %s with at least ten: rights, steps and options', (kind) => {
  const rules = FR.rules.filter((rule) => rule.kinds.includes(kind))
  expect(rules.length).toBeGreaterThanOrEqual(10)
  expect(rules.map((rule) => rule.kind)).toEqual(
    expect.arrayContaining(['right', 'step', 'option']),
  )
})

test('every row has French words', async () => {
  const french = await loadKnowledge('fr', 'fr')
  expect(french.rules.filter((rule) => rule.language !== 'fr').map((rule) => rule.id)).toEqual([])
})
