/** What is checked in a letter: its sums, its parts, its age, and whom it speaks for. */
import { EN } from '@plainletter/phrases/en/index'
import { describe, expect, test } from 'vitest'

import { advise } from './advise.ts'
import { TEXT, adviseDebt } from './fixtures/debt-letter.ts'
import { TODAY, amount, dateMention, reading, request, rule, spanOf } from './fixtures/factories.ts'

describe('checks of the letter', () => {
  test('parts that do not add up to the total are named with the gap', () => {
    const check = adviseDebt().analysis.checks.find((one) => one.kind === 'money')
    expect(check).toMatchObject({ result: 'problem' })
    expect(check?.says).toBe(
      '£350 + £50 makes £400, but they ask for £412.50. Ask them to explain the other £12.50.',
    )
  })

  test('parts that add up are confirmed', () => {
    const amounts = [
      amount(TEXT, '£412.50', { value: 400 }),
      amount(TEXT, '£350.00', { role: 'principal' }),
      amount(TEXT, '£50.00', { role: 'fee' }),
    ]
    expect(adviseDebt([], { reading: { amounts } }).analysis.checks[0]).toMatchObject({
      kind: 'money',
      result: 'fine',
    })
  })

  test('a fee that may come later is no part of the sum', () => {
    const text =
      'Debt: £300.00\nFee: £75.00\nTotal to pay: £400.00\nA further fee of £235.00 will be added if we visit.'
    const amounts = [
      amount(text, '£300.00', { role: 'principal' }),
      amount(text, '£75.00', { role: 'fee' }),
      amount(text, '£400.00'),
      amount(text, '£235.00', { role: 'fee' }),
    ]
    const { analysis } = advise({
      phrases: EN,
      text,
      reading: reading({ amounts }),
      knowledge: null,
      today: TODAY,
      request: request(),
    })
    expect(analysis.checks.map((check) => check.says)).toEqual([
      '£300 + £75 makes £375, but they ask for £400. Ask them to explain the other £25.',
    ])
  })

  test.each([
    [
      'a sum that is said again',
      'Balance: £900.00\nArrears: £120.00\nPlease pay the arrears of £120.00 now.',
    ],
    ['what is behind of a loan', 'Loan balance: £900.00\nArrears: £120.00\nFee: £15.00'],
  ])('%s leaves no gap', (_what, text) => {
    const amounts = [...text.matchAll(/£[\d.]+/g)].map(({ 0: printed, index }) => ({
      ...amount(text, printed, {
        value: Number(printed.slice(1)),
        role: printed === '£900.00' ? 'total' : printed === '£120.00' ? 'arrears' : 'fee',
      }),
      span: [index, index + printed.length] as [number, number],
    }))
    const { analysis } = advise({
      phrases: EN,
      text,
      reading: reading({ amounts }),
      knowledge: null,
      today: TODAY,
      request: request(),
    })
    expect(analysis.checks.filter(({ kind }) => kind === 'money')).toEqual([])
  })

  test('a fee above the sum fixed by law is a problem', () => {
    const charge = rule('charge', {
      cue: ['collection fee'],
      amount: 40,
      name: 'Collection fee',
      says: 'No higher fee is allowed.',
    })
    expect(adviseDebt([charge]).analysis.checks.map((check) => check.says)).toContain(
      'Collection fee: the letter says £50, but the law sets £40. No higher fee is allowed.',
    )
  })

  test('a missing part of a notice is reported, and a present one is confirmed', () => {
    const rules = [
      rule('element', {
        says: 'It must show a complaints address.',
        name: 'A complaints address',
        recognisedBy: [{ says: ['complaints'] }],
        ifMissing: 'It gives no complaints address.',
      }),
      rule('element', { name: 'The sum', recognisedBy: [{ hasAmount: 'total' }] }),
    ]
    const says = adviseDebt(rules)
      .analysis.checks.filter((check) => check.kind === 'notice')
      .map((check) => check.says)
    expect(says).toEqual([
      'It gives no complaints address.',
      'It has 1 of the 2 parts we look for, such as the sum.',
    ])
  })

  test('a claim older than the limit is a problem for the sender', () => {
    const dates = [dateMention(TEXT, '16 November 2026', { iso: '2019-05-01', role: 'incident' })]
    const limitation = rule('limitation', { says: 'A court can refuse so old a debt.' })
    const check = adviseDebt([limitation], { reading: { dates } }).analysis.checks.find(
      (one) => one.kind === 'limitation',
    )
    expect(check?.result).toBe('problem')
    expect(check?.says).toContain('1 May 2019, more than 6 years ago')
  })

  test.each([
    ['2019-03-04', 'This letter is from 4 March 2019, so the debt is more than 6 years old.'],
    ['2022-03-04', 'The letter does not show when the debt began, so ask for that date.'],
  ])('a letter of %s tells how old the debt is at least', (iso, says) => {
    const dates = [dateMention(TEXT, '16 November 2026', { iso, role: 'letter' })]
    const check = adviseDebt([rule('limitation')], { reading: { dates } }).analysis.checks.find(
      (one) => one.kind === 'limitation',
    )
    expect(check).toMatchObject({ result: 'unclear' })
    expect(check?.says).toContain(says)
  })

  test.each([
    'Facture n° F2502 du 14/02/2019',
    'Rechnung vom 14/02/2019 über 92,18 EUR',
    'Fattura n. 88 del 14/02/2019',
    'Factuur 4410 van 14/02/2019',
    'Date d’échéance : 14/02/2019',
  ])('a bill in another language starts the time: %s', (line) => {
    const text = `${TEXT}\n${line}\n`
    const dates = [dateMention(text, '14/02/2019', { iso: '2019-02-14', role: 'other' })]
    const limitation = rule('limitation', { says: 'A court can refuse so old a debt.' })
    const check = adviseDebt([limitation], { reading: { dates }, text }).analysis.checks.find(
      (one) => one.kind === 'limitation',
    )
    expect(check?.result).toBe('problem')
  })

  test('years that start at the end of the year leave a claim in time until that day', () => {
    const dates = [dateMention(TEXT, '16 November 2026', { iso: '2020-05-01', role: 'incident' })]
    const limitation = rule('limitation', { fromYearEnd: true })
    const check = adviseDebt([limitation], { reading: { dates } }).analysis.checks.find(
      (one) => one.kind === 'limitation',
    )
    expect(check?.result).toBe('unclear')
    expect(check?.says).toContain('31 December 2026')
  })

  test('words aimed at software are reported once and change nothing else', () => {
    const plain = adviseDebt().analysis
    const { analysis } = adviseDebt([], {
      reading: { softwareInstructions: [spanOf(TEXT, 'Ref: HR-204417')] },
    })
    expect(analysis.notOfficialWarnings).toContain(
      'Some words here are aimed at computer programs, not at you, and we ignored them.',
    )
    expect({ ...analysis, notOfficialWarnings: [], basis: {} }).toEqual({
      ...plain,
      notOfficialWarnings: [],
      basis: {},
    })
  })

  test('a private letter is named as private', () => {
    expect(adviseDebt().analysis.notOfficialWarnings[0]).toBe(
      'This is a private letter from Hadrian Recoveries Ltd, not from a court or a public office.',
    )
    expect(
      adviseDebt([], { reading: { isOfficialDemand: true } }).analysis.notOfficialWarnings,
    ).toEqual([])
  })
})
