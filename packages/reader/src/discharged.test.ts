import { expect, test } from 'vitest'

import { read } from './read.ts'

const letter = (lines: string) =>
  `Tarn Looms Inc.\n40 Mill Road, Quill, OH 45800\n\nOctober 12, 2026\n\nDear Ms. Marsh:\n\n${lines}\n\nSincerely,\nJo Lark`

test.each([
  ['DISMISSAL_LETTER', 'You are discharged effective immediately for talking about pay.'],
  ['DISMISSAL_LETTER', 'You have been discharged from your position. Return your keys.'],
  [
    'REDUNDANCY_NOTICE',
    'Your position as clerk is eliminated as of today. Your last check will follow.',
  ],
])('a job that ends by its American words is %s: %s', (kind, lines) => {
  expect(read(letter(lines)).documentType).toBe(kind)
})

test.each([
  'Your son was discharged from the hospital on October 3. Here is the plan for his care.',
  'The court has discharged your debts in chapter 7. Keep this order with your papers.',
])('what is discharged otherwise ends no job: %s', (lines) => {
  expect(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE']).not.toContain(read(letter(lines)).documentType)
})
