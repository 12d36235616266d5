import { expect, test } from 'vitest'

import { readTable } from './read-table.ts'

const PAGE = `# Page

| Kind | gb | de |
| --- | --- | --- |
| Debt | 3 | |

## Other

Words first.

| A | B |
|---|---|
| one | 1,234 |

More words.

| C | D |
|---|---|
| never | read |

## None
`

test('a table is read by its heading, each cell by the head of its column', () => {
  expect(readTable(PAGE, 'Page')).toEqual({
    columns: ['gb', 'de'],
    rows: [{ name: 'Debt', cells: { gb: '3', de: '' } }],
  })
  expect(readTable(PAGE, 'Other').rows).toEqual([{ name: 'one', cells: { B: '1,234' } }])
})

test.each(['None', 'Nowhere'])('a page without a table under %s is a fault of ours', (heading) => {
  expect(() => readTable(PAGE, heading)).toThrow(/no table/)
})
