import { expect, test } from 'vitest'

import { redact } from './redact.ts'
import { restore } from './restore.ts'

test('a reply written with the tokens gets the real words', () => {
  const { tokens } = redact('Dear Mr Abara\n\nWrite to us at 4@post.example')
  expect(restore('From [NAME_1]. Copy to [EMAIL_1], [EMAIL_1].', tokens)).toBe(
    'From Mr Abara. Copy to 4@post.example, 4@post.example.',
  )
})

test('a token that is not ours stays as it is', () => {
  const { tokens } = redact('Dear Mr Abara')
  expect(restore('[NAME_7] [PHONE_1] [OTHER_1]', tokens)).toBe('[NAME_7] [PHONE_1] [OTHER_1]')
})
