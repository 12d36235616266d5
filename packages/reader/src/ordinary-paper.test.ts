import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const inLetter = (words: string) =>
  read(`Willow & Sons Ltd\n\nDate: 3 March 2026\n\nDear Ms Quill\n\n${words}\n`, { country: 'gb' })

describe('paper that demands nothing', () => {
  test.each([
    'Your appointment at the eye clinic is on 4 June 2026. Drivers may get a penalty charge notice on site.',
    'RECEIPT No. 4410. Total £86.00. Paid by card. Goods may be returned within 28 days.',
    'Thank you for your gift of £50 to the hospice. The raffle raised £310.',
    'Your bond matures on 6 March 2026. The balance at maturity will be £8,204.11.',
  ])('%s', (words) => {
    const { documentType, urgencyLevel } = inLetter(words)
    expect([documentType, urgencyLevel]).toEqual(['OTHER', 'low'])
  })

  test('a time to bring goods back is no time limit', () => {
    const words = 'Thank you for your order. Total £102.95. You can return goods within 30 days.'
    expect(inLetter(words).deadline).toBeNull()
  })
})

describe('demands that look alike', () => {
  test('a private firm that writes of a penalty sends a parking charge', () => {
    const words =
      'PENALTY NOTICE. Your vehicle AB12 CDE was on private land without a permit. A parking charge of £100 is due in 28 days. Appeal to us, then to POPLA.'
    expect(read(words, { country: 'gb' }).documentType).toBe('PARKING_TICKET')
  })

  test('a tradesman who reminds of his invoice collects a debt', () => {
    const words =
      'My invoice 2231 for £386.00 was due on 18 May. Could you settle it within 7 days?'
    expect(inLetter(words).documentType).toBe('DEBT_COLLECTION_LETTER')
  })

  test('days count from the date of the letter, not of the invoice in it', () => {
    const words =
      'Invoice date: 3 June 2025\nStatement date: 18 August 2025\n\nYour invoice is overdue. Pay £374.80 within 7 days of the date of this letter.'
    expect(read(words, { country: 'gb' }).deadline?.iso).toBe('2025-08-25')
  })
})

test('a statement to the Traffic Enforcement Centre has the council on the other side', () => {
  const words =
    'TE9 Witness Statement - unpaid penalty charge\nTraffic Enforcement Centre\n\nPenalty Charge No: HV12345678\nApplicant: Hartvale Borough Council\n\nI did not receive the Notice to Owner.'
  expect(read(words, { country: 'gb' }).senderOrganization).toBe('Hartvale Borough Council')
})

test.each([
  'Dear Mrs Quill\n\nWould you like £200 to spend in Tarn Stores?\n\nJust talk to your representative.\n\nTypical example: £200 plus a 5% charge totals £210. The balance is payable over 20 weeks, APR 60.1%. Written quotations are available on request.',
  'Tarn Loans\n\nDear Ms Quill\n\nYou could borrow up to £1,500 and pay off what you have. Representative example: £1,500 over 12 months, total amount payable £2,120.40, representative 89.9% APR. Subject to status.',
  'Quill Card\n\nDear Mr Marsh\n\nYou have been pre-approved for a limit of £900. Apply online today. Representative 34.9% APR (variable).',
])('an offer of credit asks for nothing: %s', (text) => {
  expect(read(text)).toMatchObject({ documentType: 'OTHER', urgencyLevel: 'low' })
})

test('a late loan stays a debt, whatever rate stands below', () => {
  expect(
    read(
      'Tarn Loans\n\nAccount 118823\n\nDear Ms Quill\n\nYour loan is £140.00 in arrears. Please pay within 7 days or we pass it to a debt collection agency. Representative 89.9% APR.',
    ).documentType,
  ).toBe('DEBT_COLLECTION_LETTER')
})

test.each([
  'Hello ada@mail.example. We could not take your last payment. To avoid losing your licence, choose how to pay at tvlicensing-renewal.help/pay',
  'DVLA: your vehicle tax payment was declined. Update your details at dvla-account.support/pay',
])('a borrowed name before a new ending of the web is a trick: %s', (text) => {
  expect(read(text).documentType).toBe('SCAM_LETTER')
})

test.each([
  'Marsh Homes\n\nOUTCOME OF COURT HEARING\n\nDear Mr Quill\n\nAt the hearing on 9 March 2026 the judge granted outright possession. You must give us possession of 4 Tarn Road on 6 April 2026. If you do not, we may ask the court bailiff to evict you.',
  'Tarn Council\n\nDear Ms Quill\n\nWe have applied for an eviction warrant. You must hand over the keys of 4 Tarn Road by 6 April 2026, or the bailiff will come to evict you.',
])(
  'what a landlord writes after a court has decided is about the home, and names the day to leave',
  (text) => {
    const { documentType, deadline } = read(text)
    expect([documentType, deadline?.iso]).toEqual(['EVICTION_NOTICE', '2026-04-06'])
  },
)

describe('news of what happened to others', () => {
  test.each([
    'Bailiffs took my car while I was at work\nBy Tom Quill, Consumer Affairs Correspondent\nA nurse has told how enforcement agents clamped her car over a £65 fine. Laura, 34, found a notice of seizure demanding £512. "I was shaking," she said. The council said it had followed the process.',
    'Man fined £1,200 for dropping litter\nDarren Marsh, 41, was prosecuted by Tarn Council at Tarn Magistrates’ Court on 4 November 2026. He was fined £660 and told to pay costs of £288. A spokesman said: "We will always act."',
    'Landlord who locked family out must pay £8,000\nThe First-tier Tribunal heard that Mr Marsh put their things in bags. The judge said his conduct was appalling. He was given 28 days to pay.',
  ])('asks nothing of whoever reads it: %#', (text) => {
    expect(read(text, { country: 'gb' })).toMatchObject({
      documentType: 'OTHER',
      urgencyLevel: 'low',
      senderOrganization: null,
      deadline: null,
    })
  })

  test('is not what a court writes to the reader', () => {
    const { documentType, urgencyLevel } = read(
      'Tarn Magistrates’ Court\nCollection order\nYou were fined £660 on 4 November 2026 and ordered to pay costs of £288. You must pay £948 by 2 December 2026 or an enforcement agent may call.',
      { country: 'gb' },
    )
    expect([documentType, urgencyLevel]).not.toEqual(['OTHER', 'low'])
  })

  test('nor is an entry about a demand a demand', () => {
    const { documentType } = read(
      'A statutory demand is a formal written demand for payment of a debt exceeding £5,000. The debtor has 21 days to pay or 18 days to apply to set it aside.',
      { country: 'gb' },
    )
    expect(documentType).toBe('OTHER')
  })
})

test.each([
  'HM Revenue & Customs\nTax calculation for 2025-26\n4 November 2026\nDear Mr Quill, you paid too much tax. We owe you £231.40. You can claim your refund online.',
  'Tarn Shelter\nDear friend, this winter many families will be evicted. Your gift of £25 could pay for an hour of advice. Please give by 24 December.',
])('money that comes back or is given freely presses nobody: %#', (text) => {
  const { urgencyLevel, amounts } = read(text, { country: 'gb' })
  expect(urgencyLevel).toBe('low')
  expect(amounts.map(({ role }) => role)).toEqual(['other'])
})
