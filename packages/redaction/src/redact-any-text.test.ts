import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { redact } from './redact.ts'
import { restore } from './restore.ts'

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
