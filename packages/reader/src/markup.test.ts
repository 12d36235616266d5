import { expect, test } from 'vitest'

import { read } from './read.ts'

const TEMPLATE = `# FINAL DEMAND

**From:** Alder & Moss Printing Ltd
**Date:** 4 March 2025

| Item | Amount |
|---|---|
| Leaflets | £310.00 |
| **Total due** | **£310.00** |

Dear Mr Vance,

The invoice is unpaid. Please pay by **18 March 2025**.
`

test('a letter written in Markdown is read like the letter it prints', () => {
  const reading = read(TEMPLATE)
  expect(reading.senderOrganization).toBe('Alder & Moss Printing Ltd')
  expect(reading.deadline?.iso).toBe('2025-03-18')
  expect(reading.amounts.map(({ role, value }) => [role, value])).toContainEqual(['total', 310])
})

test('the spans still point into the text that was given', () => {
  const { dates } = read(TEMPLATE)
  expect(dates.map(({ span }) => TEMPLATE.slice(...span))).toEqual([
    '4 March 2025',
    '18 March 2025',
  ])
})

test('stars that are no markup stay', () => {
  const { references } = read('Balance due £20.00. Card number: 5434 11** **** 0098. Please pay.')
  expect(references.map(({ value }) => value)).toEqual(['5434 11** **** 0098'])
})
