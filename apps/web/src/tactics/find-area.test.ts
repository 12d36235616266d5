import { expect, test } from 'vitest'

import { findArea } from './find-area.ts'

test.each([
  ['DEBT_COLLECTION_LETTER', 'debt'],
  ['COUNCIL_TAX_DEMAND', 'debt'],
  ['BAILIFF_NOTICE', 'debt'],
  ['COURT_CLAIM', 'debt'],
  ['PARKING_TICKET', 'consumer'],
  ['PPL_PRS_BILL', 'consumer'],
  ['EVICTION_NOTICE', 'housing'],
  ['DISMISSAL_LETTER', 'employment'],
  ['ENQUIRY', 'general'],
  ['OTHER', 'general'],
] as const)('a %s leads to the sheet for %s', (type, area) => {
  expect(findArea(type)).toBe(area)
})
