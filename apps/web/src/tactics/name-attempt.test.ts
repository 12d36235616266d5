import { expect, test } from 'vitest'

import { nameAttempt } from './name-attempt.ts'

const ASKED = { area: 'debt', country: 'gb', situation: 'An old debt.' } as const

test('the same wish has the same name, whatever space stands around it', async () => {
  const name = await nameAttempt(ASKED)
  expect(await nameAttempt({ ...ASKED, situation: ' An old debt.\n' })).toBe(name)
  expect(name).toMatch(/^[A-Za-z0-9_-]{8,100}$/)
})

test.each([{ area: 'housing' }, { country: 'ie' }, { situation: 'A new debt.' }] as const)(
  '%j is another wish',
  async (change) => {
    expect(await nameAttempt({ ...ASKED, ...change })).not.toBe(await nameAttempt(ASKED))
  },
)
