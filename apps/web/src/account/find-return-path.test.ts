import { expect, test } from 'vitest'

import { findReturnPath } from './find-return-path.ts'

test('after signing in one returns to the page that asked for it', () => {
  expect(findReturnPath({ from: '/documents/7' })).toBe('/documents/7')
})

test.each([
  undefined,
  null,
  'x',
  {},
  { from: 3 },
  { from: '//evil.example' },
  { from: '/\\evil.example' },
  { from: 'https://x' },
])('anything else leads home: %j', (state) => {
  expect(findReturnPath(state)).toBe('/')
})
