import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Reading } from '@plainletter/contracts/reading'
import type { Rule } from '@plainletter/contracts/rule'
import { describe, expect, test } from 'vitest'

import { TODAY, amount, dateMention, rule, spanOf, statedDeadline } from './fixtures/factories.ts'
import { adviseOn, mainOf } from './fixtures/october-letter.ts'

describe('what may follow is never made worse', () => {
  test.each([
    ['DEBT_COLLECTION_LETTER', 'Pay or our doorstep partner may visit', /a collector may call/],
    ['DEBT_COLLECTION_LETTER', 'Pay or our bailiffs may visit', /a collector may call/],
    ['BAILIFF_NOTICE', 'Pay or an enforcement agent may visit', /an enforcement agent may visit/],
    ['COUNCIL_TAX_DEMAND', 'Pay or sheriff officers may visit', /sheriff officers may visit/],
  ] as const)('%s: %s', (kind, text, says) => {
    const deadline = mainOf(kind, text, { relativeDays: 7, threat: 'enforcement_visit' })
    expect(deadline?.consequence).toMatch(says)
  })

  test('a civil enforcement officer is a traffic warden', () => {
    const text = 'A Civil Enforcement Officer served the notice. Pay in 28 days'
    const deadline = mainOf('PENALTY_CHARGE_NOTICE', text, {
      relativeDays: 28,
      threat: 'enforcement_visit',
    })
    expect(deadline?.consequence).toBeNull()
  })

  test('a court paper does not say that they may go to court', () => {
    const deadline = mainOf('COURT_CLAIM', 'Reply in 14 days', {
      relativeDays: 14,
      what: 'reply',
      threat: 'court',
    })
    expect(deadline?.consequence).toBe('The court can decide without you after that.')
  })
})

describe('what to do by the date', () => {
  test('a hearing that is only denied is none', () => {
    const text = 'If you do not reply within 14 days judgment may be entered without a hearing'
    const deadline = mainOf('COURT_CLAIM', text, { relativeDays: 14, what: 'attend' })
    expect(deadline?.action).toBe('Reply to the claim')
  })

  test('a lower price is offered on parking papers alone', () => {
    const stated = { relativeDays: 7, what: 'pay_discount' } as const
    expect(mainOf('COUNCIL_TAX_DEMAND', 'Pay £40 in 7 days', stated)?.action).toBe(
      'Pay, or ask for a plan',
    )
    expect(mainOf('PARKING_TICKET', 'Pay £40 in 7 days', stated)?.action).toBe(
      'Decide about the lower price',
    )
  })
})

describe('who is owed', () => {
  const summaryOf = (text: string, kind: DocumentType = 'DEBT_COLLECTION_LETTER') => {
    const whole = `6 October 2026\n${text}`
    const originalCreditorSpan = spanOf(whole, 'Lark Bank')
    return adviseOn({
      kind,
      text,
      changes: { originalCreditor: 'Lark Bank', originalCreditorSpan },
    }).analysis.summary
  }

  test('a client is not called the first creditor', () => {
    expect(summaryOf('We act for our client Lark Bank.')).toContain('It writes for Lark Bank.')
    expect(summaryOf('Original creditor: Lark Bank')).toContain('first owed to Lark Bank.')
    expect(summaryOf('Our client: Reed Portfolio\nOriginal creditor: Lark Bank')).toContain(
      'first owed to Lark Bank.',
    )
    expect(summaryOf('Creditor: Lark Bank', 'BAILIFF_NOTICE')).toContain(
      'It collects for Lark Bank.',
    )
  })
})

describe('doubt', () => {
  const signed = (kind: DocumentType, codes: readonly string[], text = 'Pay now') =>
    adviseOn({
      kind,
      text,
      changes: {
        authenticity: codes.map((code) => ({
          code,
          points: 'suspicious',
          says: `It shows ${code.replaceAll('_', ' ')}.`,
          span: null,
        })),
      },
    }).analysis
  const isDoubted = ({ notOfficialWarnings }: { notOfficialWarnings: string[] }) =>
    notOfficialWarnings.some((warning) => warning.includes('check that it is real'))

  test('a court paper is not called a fake for a number that we did not find', () => {
    expect(isDoubted(signed('COURT_CLAIM', ['claims_court_without_number', 'asks_for_pin']))).toBe(
      false,
    )
    const printed = signed('COURT_CLAIM', ['claims_court_without_number'], 'Record No. 26/014482')
    expect(printed.checks.filter((check) => check.kind === 'genuineness')).toEqual([])
  })

  test('one weak sign is unclear, two are a warning, a decisive one is enough', () => {
    const one = signed('DEBT_COLLECTION_LETTER', ['pressure_hours'])
    expect(isDoubted(one)).toBe(false)
    expect(one.checks[0]).toMatchObject({ kind: 'genuineness', result: 'unclear' })
    expect(isDoubted(signed('DEBT_COLLECTION_LETTER', ['pressure_hours', 'asks_to_click']))).toBe(
      true,
    )
    expect(isDoubted(signed('DEBT_COLLECTION_LETTER', ['lookalike_domain']))).toBe(true)
  })

  test('a form that may lie in the envelope is unclear, not missing', () => {
    const element = rule('element', {
      kinds: ['LETTER_BEFORE_CLAIM'],
      recognisedBy: [{ says: ['reply form'] }],
      ifMissing: 'We see no reply form.',
    })
    const text = 'We will go to court. '.repeat(100)
    const { analysis } = adviseOn({ kind: 'LETTER_BEFORE_CLAIM', text, rules: [element] })
    expect(analysis.checks[0]).toMatchObject({ kind: 'notice', result: 'unclear' })
  })
})

describe('sums', () => {
  const moneyOf = (text: string, amounts: Reading['amounts'], rules: Rule[] = []) =>
    adviseOn({ kind: 'TAX_DEMAND', text, rules, changes: { amounts } }).analysis.checks.filter(
      (check) => check.kind === 'money',
    )

  test('two equal penalties are two, and a tax of unknown role is no gap', () => {
    const text =
      'Income tax £1,100\nLate filing penalty £100\nLate payment penalty £100\nTotal £1,300'
    const whole = `6 October 2026\n${text}`
    const second = whole.lastIndexOf('£100')
    const amounts = [
      amount(whole, '£1,100', { role: 'other' }),
      amount(whole, '£100', {
        role: 'penalty',
        span: [whole.indexOf('£100\n'), whole.indexOf('£100\n') + 4],
      }),
      amount(whole, '£100', { role: 'penalty', span: [second, second + 4] }),
      amount(whole, '£1,300'),
    ]
    expect(moneyOf(text, amounts)).toMatchObject([{ result: 'fine' }])
  })

  test('each fee of a list is the sum after its own name', () => {
    const text = 'You owe £742, compliance fee £75, enforcement fee £235.'
    const whole = `6 October 2026\n${text}`
    const amounts = [
      amount(whole, '£742', { role: 'principal' }),
      amount(whole, '£75', { role: 'fee' }),
      amount(whole, '£235', { role: 'fee' }),
    ]
    const charge = rule('charge', { kinds: ['TAX_DEMAND'], cue: ['compliance fee'], amount: 75 })
    expect(moneyOf(text, amounts, [charge])).toMatchObject([{ result: 'fine' }])
  })
})

describe('age of a debt', () => {
  const limitation = rule('limitation', { says: 'A court can refuse so old a debt.' })
  const ageOf = (text: string, part: string, iso: string) => {
    const whole = `6 October 2026\n${text}`
    const dates = [
      dateMention(whole, '6 October 2026', { iso: '2026-10-06' }),
      dateMention(whole, part, { iso, role: 'other' }),
    ]
    return adviseOn({
      kind: 'DEBT_COLLECTION_LETTER',
      text,
      rules: [limitation],
      changes: { dates },
    }).analysis.checks[0]
  }

  test('an agreement gives the earliest start, a missed payment the start itself', () => {
    expect(ageOf('Agreement of 17 August 2022', '17 August 2022', '2022-08-17')).toMatchObject({
      result: 'fine',
      says: 'If time runs from 17 August 2022, the limit ends no earlier than 17 August 2028, so it is not too old yet.',
    })
    expect(ageOf('Agreement of 17 August 2019', '17 August 2019', '2019-08-17')).toMatchObject({
      result: 'unclear',
    })
    expect(ageOf('Loan taken 7 May 2014', '7 May 2014', '2014-05-07')).toMatchObject({
      result: 'problem',
    })
    expect(ageOf('Last payment 7 May 2019', '7 May 2019', '2019-05-07')).toMatchObject({
      result: 'problem',
    })
  })
})

describe('a charge of an offence', () => {
  test('drops the rows on letters that only ask, and sends the person to help', () => {
    const rules = [
      rule('right', {
        kinds: ['TV_LICENCE_LETTER'],
        says: 'No law makes you answer these letters.',
      }),
    ]
    const text = 'SINGLE JUSTICE PROCEDURE NOTICE\nYou are charged that you used a set.'
    const { analysis } = adviseOn({ kind: 'TV_LICENCE_LETTER', text, rules })
    expect(analysis.legalRights).toEqual([])
    expect(analysis.professionalHelpReason).toContain('charges you with an offence')
    expect(analysis.firstThingsFirst.whatTheyWant).toContain('guilty or not guilty')
  })
})

test('a scan that mixes up characters still meets the condition of a row', () => {
  const right = rule('right', {
    when: { any: [{ says: ['particulars of claim'] }] },
    says: 'You may see the reasons.',
  })
  const { analysis } = adviseOn({
    kind: 'DEBT_COLLECTION_LETTER',
    text: 'Particu1ars 0f C1aim',
    rules: [right],
    today: TODAY,
  })
  expect(analysis.legalRights).toEqual(['You may see the reasons.'])
})

test('a paper without a kind that asks for nothing is told the law of its words', () => {
  const right = rule('right', {
    kinds: ['OTHER'],
    when: { any: [{ says: ['unable to approve your application'] }] },
    says: 'You may ask for a free copy of your credit report.',
  })
  const { analysis } = adviseOn({
    kind: 'OTHER',
    text: 'We are unable to approve your application for a card.',
    rules: [right],
    changes: { urgencyLevel: 'low' },
  })
  expect(analysis.legalRights).toEqual(['You may ask for a free copy of your credit report.'])
})

test('a row for debts to the state is silent on a private letter, and the other way round', () => {
  const rules = [
    rule('right', { creditor: 'public', says: 'The office can take it from your wages.' }),
    rule('right', { creditor: 'private', says: 'A company must go to court first.' }),
  ]
  const rightsOf = (isOfficialDemand: boolean) =>
    adviseOn({
      kind: 'DEBT_COLLECTION_LETTER',
      text: 'Please pay £40.',
      rules,
      changes: { isOfficialDemand },
    }).analysis.legalRights
  expect(rightsOf(true)).toEqual(['The office can take it from your wages.'])
  expect(rightsOf(false)).toEqual(['A company must go to court first.'])
})

test('a verdict is proved by the words that give the day and a title of the kind', () => {
  const text = 'NOTICE OF ENFORCEMENT\nBailiff\nPay by 20 October 2026'
  const whole = `6 October 2026\n${text}`
  const deadline = statedDeadline(whole, 'Pay by 20 October 2026', { iso: '2026-10-20' })
  const candidates: Reading['candidates'] = [
    {
      documentType: 'BAILIFF_NOTICE',
      confidence: 0.9,
      evidence: [spanOf(whole, 'Bailiff'), spanOf(whole, 'NOTICE')],
    },
  ]
  const { analysis } = adviseOn({ kind: 'BAILIFF_NOTICE', text, changes: { deadline, candidates } })
  const quotes = (analysis.basis['verdict'] ?? []).map((one) => one.kind === 'letter' && one.quote)
  expect(quotes).toEqual(['Pay by 20 October 2026', 'NOTICE OF ENFORCEMENT'])
})
