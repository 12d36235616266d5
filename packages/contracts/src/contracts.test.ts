import { expect, test } from 'vitest'

import { Login, Register } from './account.ts'
import { findCountry } from './countries.ts'
import { AnalyzeText, DocumentIdParam } from './document.ts'
import { REFUSAL_MESSAGES } from './upload-rules.ts'
import { RefusalCode } from './upload.ts'

test.each([
  ['gb', 'gb'],
  ['GB', 'gb'],
  [' United Kingdom ', 'gb'],
  ['Japan', 'jp'],
  ['Atlantis', undefined],
  ['', undefined],
])('the country "%s" is understood as %s', (input, country) => {
  expect(findCountry(input)).toBe(country)
})

test('an email is kept in lower case and without spaces around it', () => {
  expect(Login.parse({ email: '  Ana@Example.TEST ', password: 'three calm words' }).email).toBe(
    'ana@example.test',
  )
})

test('two different passwords are refused at the second', () => {
  const result = Register.safeParse({
    email: 'a@b.test',
    password: 'three calm words',
    confirmPassword: 'other',
  })
  expect(result.error?.issues).toMatchObject([
    { path: ['confirmPassword'], message: "Passwords don't match" },
  ])
})

test.each(['0', '-1', '1.5', '1e3', '281474976710656', 'abc', ''])(
  'the document id "%s" is refused',
  (id) => {
    expect(DocumentIdParam.safeParse({ id }).success).toBe(false)
  },
)

test('the largest document id is read as a number', () => {
  expect(DocumentIdParam.parse({ id: '281474976710655' })).toEqual({ id: 281_474_976_710_655 })
})

test('a field that the contract does not name is refused', () => {
  expect(AnalyzeText.safeParse({ text: 'a', country: 'gb', isFreemium: false }).success).toBe(false)
})

test('every refusal tells the next step: at least two sentences, or what to send instead', () => {
  for (const code of RefusalCode.options) {
    expect(REFUSAL_MESSAGES[code], code).toMatch(/\. [A-Z]|Please select/)
  }
})
