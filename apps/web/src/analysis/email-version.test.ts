import { expect, test } from 'vitest'

import { writeEmailVersion } from './email-version.ts'

const DRAFT =
  '[Your name]\n1 Elm Road\n\n20 November 2026\n\nRe: Account 4417\n\nDear Sir or Madam,\n\nI dispute this.\n\nYours faithfully,'

test('the email has a subject line first and starts at the salutation', () => {
  expect(writeEmailVersion(DRAFT, 'Your letter')).toBe(
    'Subject: Account 4417\n\nDear Sir or Madam,\n\nI dispute this.\n\nYours faithfully,\n',
  )
})

test('without a reference line the fallback is the subject', () => {
  expect(writeEmailVersion('Dear Ms Moss,\nHello.', 'Your letter to me')).toMatch(
    /^Subject: Your letter to me\n\nDear Ms Moss,/,
  )
})

test('a German letter starts at its own salutation', () => {
  const draft = 'Absender\n\nBetreff: Ihr Schreiben\n\nSehr geehrte Damen und Herren,\nText'
  expect(writeEmailVersion(draft, 'x')).toBe(
    'Subject: Ihr Schreiben\n\nSehr geehrte Damen und Herren,\nText\n',
  )
})

test('a letter without a salutation is kept whole', () => {
  expect(writeEmailVersion('I dispute this.', 'x')).toContain('\n\nI dispute this.')
})

test('a line break cannot add a second header to the subject', () => {
  expect(writeEmailVersion('Dear Sir,', 'One\r\nBcc: someone').split('\n')[0]).toBe(
    'Subject: One Bcc: someone',
  )
})
