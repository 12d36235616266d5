import { expect, test } from 'vitest'

import { readContactLink } from './read-contact-link.ts'

test.each([
  ['', { category: 'general', subject: '' }],
  ['category=billing&reference=123', { category: 'billing', subject: 'Reference 123' }],
  ['category=toString&reference=<b>', { category: 'general', subject: '' }],
])('%j fills in %j', (search, filled) => {
  expect(readContactLink(new URLSearchParams(search))).toEqual(filled)
})
