import { expect, test } from 'vitest'

import { makeDocument } from './analysis/fixtures/make-document.ts'
import { nameLetter } from './name-type.ts'

test('a letter of a list is named by its paper, else by its kind', () => {
  const other = { documentType: 'OTHER' }
  expect(nameLetter({ ...makeDocument({ label: 'Rent increase' }), ...other })).toBe(
    'Rent increase',
  )
  expect(nameLetter(makeDocument())).toBe('Debt collection letter')
})

test('a letter that has not been read has no name', () => {
  expect(nameLetter({ documentType: null, analysis: null })).toBeNull()
})
