/** Sums, months and steps as people tell of them in a question. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const totalOf = (text: string): number | undefined =>
  read(text, { country: 'gb' }).amounts.find(({ role }) => role === 'total')?.value

describe('the sum that others want from whoever asks is the total', () => {
  test.each([
    [
      'wanted by a firm',
      'I put up a small site with a photo on it. Now Quill Pictures want £380. Is that reasonable?',
      380,
    ],
    [
      'in a judgment',
      'checked my credit file and theres a ccj for £615 from some car park firm, never had a letter. can i get it off?',
      615,
    ],
    [
      'behind an old tax',
      'Payroll showed me a paper from sheriff officers for old council tax, £1,118.20 from a flat I left. Can they take it from my pay?',
      1118.2,
    ],
    ['risen', 'I got a PCN and now the fine has gone from £80 to £120, is that allowed?', 120],
    [
      'owed by their account',
      'They say I owe £940 for a loan that I never took out. What should I send them?',
      940,
    ],
  ])('%s', (_, text, total) => {
    expect(totalOf(text)).toBe(total)
  })

  test('what they offer or have paid is not', () => {
    expect(
      totalOf('I paid a £500 deposit for a car and they will not give it back. Can they keep it?'),
    ).toBeUndefined()
  })

  test('a rent that goes up is no debt', () => {
    expect(
      totalOf('My landlord says the rent has gone from £800 to £900 a month. Can he do that?'),
    ).toBeUndefined()
  })
})

describe('a month with its year is a date in small letters too', () => {
  test.each([
    ['theres a ccj from march 2023 on my file, can it come off?', '2023-03'],
    ['i moved in on a fixed term in may 2024 and now he wants me out, is that legal?', '2024-05'],
    ['paid the last bill in october 2022 and heard nothing since, do i still owe it?', '2022-10'],
    ['the loan was taken out around dec 2018, is it too old now?', '2018-12'],
  ])('%s', (text, iso) => {
    expect(read(text, { country: 'gb' }).dates.map((date) => date.iso)).toContain(iso)
  })

  test('a verb is no month', () => {
    expect(read('they may 2026 times say no, can i march in?', { country: 'gb' }).dates).toEqual([])
  })

  test('a month of the past gives no year to a later day', () => {
    const text =
      'I put up a website in Nov 2020. Their email of 1 March says it is the second notice. What do I do?'
    expect(read(text, { country: 'gb' }).dates.map(({ iso }) => iso)).toEqual(['2020-11', null])
  })
})

describe('who is about to be prosecuted, or holds a certificate of a charge, is pressed', () => {
  test.each([
    'I travelled with the wrong ticket and now I got a notice of intention to prosecute from the railway. Will I have to go to court?',
    'The prosecution department of the train company sent me a letter and wants my side. What do I write?',
    'This week she got two charge certificates from the council and never saw the first letters. What can she do?',
    'I had an order for recovery through the post for a bus lane I never knew of. How do I stop it?',
  ])('%s', (text) => {
    expect(read(text, { country: 'gb' }).urgencyLevel).toBe('high')
  })

  test('who only wonders is not', () => {
    const text = 'Just curious, what does intention to prosecute mean on a railway poster?'
    expect(read(text, { country: 'gb' }).urgencyLevel).toBe('low')
  })
})
