import { expect, test } from 'vitest'

import { asksOnce, forgetWords } from './asked-lately.ts'
import { isOrganisation } from './organisation-name.ts'
import { read } from './read.ts'

test('the same words are looked at once, and again when the letter is read', () => {
  const asked: string[] = []
  const isLong = asksOnce((words) => {
    asked.push(words)
    return words.length > 4
  })
  expect([isLong('Tarn'), isLong('Tarn'), isLong('Tarn Ltd')]).toEqual([false, false, true])
  expect(asked).toEqual(['Tarn', 'Tarn Ltd'])
  forgetWords()
  isLong('Tarn')
  expect(asked).toHaveLength(3)
})

test('a letter reads the same after another one', () => {
  const letter = 'Quill Recoveries Ltd\n\nDear Sir,\nPlease pay £40.\n'
  const first = read(letter)
  read('Tarn Council\n\nDear Madam,\nYour council tax is £90.\n')
  isOrganisation('Quill Recoveries Ltd')
  expect(read(letter)).toEqual(first)
})
