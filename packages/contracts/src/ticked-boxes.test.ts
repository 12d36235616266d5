import { describe, expect, test } from 'vitest'

import { withoutUnticked } from './ticked-boxes.ts'

describe('a form with ticks', () => {
  test.each([
    ['[ ] Rent is late\n[X] Own use', '                \n[X] Own use'],
    ['☐ 30 days  ☒ 60 days', '           ☒ 60 days'],
    ['  (a) [ ] Sale\n  (b) [x] Repairs', '  (a)         \n  (b) [x] Repairs'],
    ['- □ Fine\n- ☑ Hearing', '-       \n- ☑ Hearing'],
  ])('keeps only what is ticked: %s', (form, kept) => {
    expect(withoutUnticked(form)).toBe(kept)
    expect(kept).toHaveLength(form.length)
  })

  test.each([
    'Rent is late [ ]   Own use [X]',
    '[ ] Rent is late\n[ ] Own use',
    'I agree [x] to the terms.',
    'No boxes at all.',
  ])('is left as it is where the box stands behind, or none is ticked: %s', (form) => {
    expect(withoutUnticked(form)).toBe(form)
  })
})
