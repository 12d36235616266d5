import { expect, test } from 'vitest'

import { splitAnswer } from './split-answer.ts'

test.each([
  [
    'No. They cannot come in. You may keep the door shut.',
    'No. They cannot come in.',
    'You may keep the door shut.',
  ],
  [
    'It depends on the date. Look at the notice. Then count.',
    'It depends on the date.',
    'Look at the notice. Then count.',
  ],
  ['Yes.', 'Yes.', ''],
  ['You may owe £1.50 a day. Ask.', 'You may owe £1.50 a day.', 'Ask.'],
])('"%s" begins with "%s"', (answer, first, rest) => {
  expect(splitAnswer(answer)).toEqual([first, rest])
})
