import { expect, test } from 'vitest'

import { read } from './read.ts'

test('each code below the heading of its column is a reference, down to the row without one', () => {
  const text =
    'Tarn Home Credit\n\nDate: 17 August 2026\n\nDear Mrs Quill\n\nYour accounts are in arrears.\n\nAccount Number(s)     Balance     Weekly Terms\n40771184              £412.50     £15.00\n40774902              £186.00     £8.00\n\nTotal                 £598.50\n\nPayments must start again.\n\nYours sincerely\nTarn Home Credit\n'
  expect(read(text, { country: 'gb' }).references.map(({ value }) => value)).toEqual([
    '40771184',
    '40774902',
  ])
})
