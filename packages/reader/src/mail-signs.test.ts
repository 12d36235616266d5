import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const codesIn = (text: string) => read(text).authenticity.map(({ code }) => code)

const mailFrom = (sender: string) =>
  `From: ${sender}\nSubject: Your parcel\n\nDear Ms Quill\n\nYour parcel comes on Monday 3 May 2027.`

describe('a mail', () => {
  test('under a known name from the address of somebody else is suspicious', () => {
    expect(codesIn(mailFrom('"Evri" <m4@articleboxes.example>'))).toContain('lookalike_domain')
  })

  test('from the address of its own name is not', () => {
    expect(codesIn(mailFrom('"Evri" <hello@evri.com>'))).not.toContain('lookalike_domain')
  })

  test('with marks between its letters that nobody sees is suspicious', () => {
    const hidden = Array.from('parcel', (letter) => `${letter}\u034f`).join('')
    expect(codesIn(`Your ${hidden} waits.`)).toContain('hidden_letters')
    expect(codesIn('Your parcel waits.')).not.toContain('hidden_letters')
  })
})

test('a security code that is given is not one that is asked for', () => {
  const letter = (words: string) => `Dear Ms Quill\n\n${words}\n\nYours sincerely`
  expect(codesIn(letter('Security code:\nK4PW82TN'))).not.toContain('asks_for_pin')
  expect(codesIn(letter('Send us your security code today.'))).toContain('asks_for_pin')
})
