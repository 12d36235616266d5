import { describe, expect, test } from 'vitest'

import { redact } from './redact.ts'
import { restore } from './restore.ts'

const LETTER = `Northgate Collections Ltd
PO Box 9, Leeds LS1 4QP

Mrs Adaeze Whitcombe
14 Sallow Lane
Ripon
HG4 1QT

Our ref: 4472 1188 0093
12 May 2026

Dear Mrs Whitcombe

You owe £1,204.50 under the Consumer Credit Act 1974. Pay by 26 May 2026.
Mrs Whitcombe, call 01632 960123 or write to help@northgate.example. Your NI number is JM 12 34 56 C.

Yours sincerely
Priya Sandhu`

describe('what is hidden', () => {
  test('the addressee, their address, and their name wherever it returns', () => {
    const { text } = redact(LETTER)
    for (const word of ['Adaeze', 'Whitcombe', 'Sallow', 'Ripon', 'HG4']) {
      expect(text).not.toContain(word)
    }
    expect(text).toContain('Dear [NAME_2]')
  })

  test.each([
    ['an email address', 'write to jo.bell@post.example today', 'jo.bell@post.example', 'EMAIL'],
    ['a phone number with a label', 'Tel: 960123', '960123', 'PHONE'],
    ['a phone number with a plus', 'reach us: +44 20 7946 0018', '+44 20 7946 0018', 'PHONE'],
    ['a phone number with a 0', 'on 07700 900417 now', '07700 900417', 'PHONE'],
    ['a postcode', 'near CB7 4NT', 'CB7 4NT', 'POSTCODE'],
    ['a spaced NI number', 'it is JM 12 34 56 C', 'JM 12 34 56 C', 'NI_NUMBER'],
    ['an unspaced NI number', 'it is jm123456c', 'jm123456c', 'NI_NUMBER'],
    ['a made-up NI number after its label', 'NI number QQ123456C', 'QQ123456C', 'NI_NUMBER'],
    ['an NHS number', 'NHS number: 943 476 5919', '943 476 5919', 'NHS_NUMBER'],
    ['a sort code', 'sort code 12-34-56', '12-34-56', 'SORT_CODE'],
    ['an account beside a sort code', 'Sort: 040004 Acct: 12345678', '12345678', 'ACCOUNT'],
    ['an IBAN', 'to GB33BUKB20201555555555 please', 'GB33BUKB20201555555555', 'IBAN'],
    ['a card number', 'card 4111 1111 1111 1111 used', '4111 1111 1111 1111', 'CARD'],
    ['a date of birth', 'Date of birth: 3 May 1981', '3 May 1981', 'DATE_OF_BIRTH'],
    ['a name that a writer gives', "my name is Ola Nwosu and I'm ill", 'Ola Nwosu', 'NAME'],
  ])('%s', (...row) => {
    const [, text, original, kind] = row
    expect(redact(text).tokens).toContainEqual(expect.objectContaining({ original, kind }))
  })
})

describe('what stays', () => {
  test.each([
    'Our ref: 4472 1188 0093',
    'Account number: 55019272',
    'Reference 0512 77 8834',
    'PCN 346-2291087, vehicle LX19 OPB',
    'NHS number: 943 476 5918',
    'Agreement no: 6034 1182 7745 3391',
    'Consumer Credit Act 1974, section 77, CPR 15.4',
    'Pay £1,204.50 by 01/02/2026 or 12 May 2026',
    'Dear Sir or Madam,',
    'Dear Registered Keeper',
    'Lowell Financial Ltd and Hackney Council',
  ])('%s', (text) => {
    expect(redact(text)).toEqual({ text, tokens: [] })
  })

  test('the sender, the reference, the sum, the law, the days and the person who signed', () => {
    const { text } = redact(LETTER)
    for (const words of [
      'Northgate Collections Ltd',
      '4472 1188 0093',
      '£1,204.50',
      'Consumer Credit Act 1974',
      '12 May 2026',
      '26 May 2026',
      'Priya Sandhu',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('a company that has the name of the person', () => {
    const { text } = redact('Dear Mr Marston\n\nMarston Holdings wrote to you, Mr Marston.')
    expect(text).toBe('Dear [NAME_1]\n\nMarston Holdings wrote to you, [NAME_1].')
  })

  test('a month, when a person is called May', () => {
    const { text } = redact('Dear Mrs May\n\nPay by 3 May 2026, or in May.')
    expect(text).toBe('Dear [NAME_1]\n\nPay by 3 May 2026, or in May.')
  })
})

describe('tokens', () => {
  test('equal words share a token', () => {
    const { text } = redact('a@post.example b@post.example a@post.example')
    expect(text).toBe('[EMAIL_1] [EMAIL_2] [EMAIL_1]')
  })

  test('a token-like word in the letter is never used for something else', () => {
    const letter = 'Quote [EMAIL_1] to a@post.example'
    const { text, tokens } = redact(letter)
    expect(text).toBe('Quote [EMAIL_1] to [EMAIL_2]')
    expect(restore(text, tokens)).toBe(letter)
  })

  test('spans point at the words in both texts', () => {
    const { text, tokens } = redact(LETTER)
    for (const { token, original, span, redactedSpan } of tokens) {
      expect(LETTER.slice(...span)).toBe(original)
      expect(text.slice(...redactedSpan)).toBe(token)
    }
  })
})

describe('a long text is redacted without fault', () => {
  test.each([
    ['letters', LETTER],
    ['blank lines', '\n'],
    ['digits', '0'],
    ['spaced digits', '07 '],
    ['capitals', 'A'],
    ['capitalised words', 'Aa '],
    ['greetings', 'Dear Mr Abara\n'],
    ['different names', 'Defendant: Ab Cd\n'],
    ['at signs', 'a@a.'],
    ['tokens', '[NAME_1]'],
    ['brackets', '['],
    ['postcode lines', '\nAnn Bell\nA1 1AA\n'],
  ])('of %s', (_what, piece) => {
    const long = piece.repeat(Math.ceil(100_000 / piece.length))
    const { text, tokens } = redact(long)
    expect(restore(text, tokens)).toBe(long)
  })
})
