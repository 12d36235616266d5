import fc from 'fast-check'
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

const fragment = fc.constantFrom(
  'Dear Mr Abara\n',
  'Mr D Abara, 4 Kestrel Rise, Telford TF3 8QQ\n',
  '[NAME_1]',
  '[NAME_',
  '1]',
  '[',
  ']',
  '[ADDRESS_2]',
  'Abara',
  'Tel 01632 960123 ',
  'a@post.example',
  'sort code 12-34-56 12345678 ',
  'Defendant: Ann Bell\n',
  '12 May 2026 ',
  '£4.50 ',
  'JM123456C ',
  '\n\n',
  '\r\n',
  '\ud800',
  'é',
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(fragment, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 25 })
    .map((parts) => parts.join('')),
)

describe('for any text', () => {
  test('restoring gives back every character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { text: redacted, tokens } = redact(text)
        expect(restore(redacted, tokens)).toBe(text)
      }),
      { numRuns: 1500 },
    )
  })
})

const forename = fc.constantFrom(
  'Adaeze',
  'Bartosz',
  'Siân',
  'Niamh',
  'Jo-Ann',
  'Zoë',
  'Mohammed',
  'Łukasz',
  'Thi',
)
const surname = fc.constantFrom(
  'Okonkwo',
  'O’Rourke',
  "D'Arcy",
  'McAllister',
  'Pugh-Davies',
  'Wójcik',
  'García',
  'Featherstone',
  'Rahman',
)
const title = fc.constantFrom('Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Mx', 'MRS', 'Mr.')
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const letter = (from: string) => fc.constantFrom(...Array.from(from))
const postcode = fc
  .tuple(
    letter('BCELMNS'),
    fc.constantFrom('', 'A', 'E', 'H'),
    fc.integer({ min: 1, max: 29 }),
    fc.constantFrom(' ', ''),
    fc.integer({ min: 0, max: 9 }),
    letter('ABDEFGHJLNPQ'),
    letter('RSTUWXYZ'),
  )
  .map((parts) => parts.join(''))
const niNumber = fc
  .tuple(
    letter('ABCEHJ'),
    letter('ABCEHJ'),
    digits(2),
    digits(2),
    digits(2),
    letter('ABCD'),
    fc.boolean(),
  )
  .map(([a, b, c, d, e, f, isSpaced]) => [a + b, c, d, e, f].join(isSpaced ? ' ' : ''))
const email = fc.tuple(letter('abcdefgh'), digits(5)).map(([a, b]) => `${a}${b}@post.example`)
const canaries = fc.record({
  title,
  forename,
  surname,
  postcode,
  niNumber,
  email,
  account: digits(8),
  sortCode: fc.tuple(digits(2), digits(2), digits(2)).map((pairs) => pairs.join('-')),
  phone: fc.tuple(digits(3), digits(6)).map(([a, b]) => `07${a} ${b}`),
})

test('canaries put in a letter do not survive', () => {
  fc.assert(
    fc.property(canaries, (one) => {
      const { text } = redact(`Sender Ltd

${one.title} ${one.forename} ${one.surname}
7 Heron Way
Northtown ${one.postcode}

Dear ${one.title} ${one.surname}

We called ${one.phone} and wrote to ${one.email}. ${one.forename} ${one.surname} has NI number ${one.niNumber}.
Refunds go to sort code ${one.sortCode}, account ${one.account}. Thank you, ${one.forename}.`)
      for (const key of [
        'forename',
        'surname',
        'postcode',
        'niNumber',
        'email',
        'account',
        'sortCode',
        'phone',
      ] as const) {
        expect(text).not.toContain(one[key])
      }
      expect(text).not.toContain('7 Heron Way')
    }),
    { numRuns: 500 },
  )
})

const day = fc.integer({ min: 1, max: 28 })
const month = fc.constantFrom('January', 'March', 'May', 'June', 'August', 'Sept', 'December')
const year = fc.integer({ min: 2019, max: 2027 })
const dateText = fc.oneof(
  fc.tuple(day, month, year).map(([d, m, y]) => `${d} ${m} ${y}`),
  fc.tuple(day, month, year).map(([d, m, y]) => `${d}th of ${m} ${y}`),
  fc.tuple(day, month, year).map(([d, m, y]) => `${m} ${d}, ${y}`),
  fc
    .tuple(day, fc.integer({ min: 1, max: 12 }), year, fc.constantFrom('/', '-', '.'))
    .map(([d, m, y, mark]) => [d, m, y].join(mark)),
  fc
    .tuple(day, fc.integer({ min: 10, max: 12 }), year)
    .map(([d, m, y]) => `${y}-${m}-${String(d).padStart(2, '0')}`),
)
const sumText = fc
  .tuple(fc.constantFrom('£', '£ ', 'GBP '), fc.integer({ min: 0, max: 9_999_999 }), fc.boolean())
  .map(
    ([sign, pence, isWhole]) =>
      sign +
      (isWhole
        ? String(pence)
        : (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })),
  )

test('no token stands inside a date or a sum', () => {
  fc.assert(
    fc.property(
      fc.array(dateText, { minLength: 1 }),
      fc.array(sumText, { minLength: 1 }),
      fragment,
      (dates, sums, other) => {
        const { text } = redact(
          `Mrs June March\n4 May Road\nHull HU7 3RT\n\nDear Mrs March\n\n${dates.join(' and ')} ${other} ${sums.join(' or ')} call 0${dates[0]} ${sums[0]}`,
        )
        for (const words of [...dates, ...sums]) expect(text).toContain(words)
      },
    ),
    { numRuns: 500 },
  )
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
