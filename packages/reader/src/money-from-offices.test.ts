/** Refunds, benefits of tax offices, and benefits that only a fraud promises. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const kindOf = (text: string, country: CountryCode) => read(text, { country }).documentType

describe('a firm that pays back', () => {
  test.each([
    'Tarnside Water\n3 March 2026\n\nDear Ms Quill\n\nYour refund\n\nYou left 4 Tarn Road with £41.20 in credit on your water account. A cheque is enclosed. You do not need to do anything.',
    'Quay Energy Ltd\nAccount 5512\n3 March 2026\n\nCredit refund\n\nYour electricity account was £88.00 in credit. We have paid this into your bank account.',
    'Merrow Power Cooperative\nAccount: 7712\nMarch 3, 2026\n\nPatronage dividend\n\nAs a member you receive a patronage dividend of $41.00. A check is enclosed.',
    'Tarn Gas\nGuaranteed standards payment\n3 March 2026\n\nWe missed your appointment. We have credited £30.00 to your gas account.',
  ])('asks for nothing: %s', (text) => {
    expect(read(text, { country: text.includes('check ') ? 'us' : 'gb' })).toMatchObject({
      documentType: 'OTHER',
      urgencyLevel: 'low',
    })
  })

  test.each([
    'Quay Energy Ltd\n3 March 2026\n\nDear Ms Quill\n\nYour refund\n\nWe have refunded £88.00 to your electricity account by mistake. Please pay back £88.00 by 20 March 2026.',
    'Quay Energy Ltd\n3 March 2026\n\nDear Ms Quill\n\nYour rebate\n\nWe have credited £20.00 to your electricity account. You still owe £188.00. Please pay by 20 March 2026.',
  ])('and then asks for money sends a bill: %s', (text) => {
    expect(kindOf(text, 'gb')).toBe('UTILITY_BILL_DEMAND')
  })
})

describe('what a tax office wants back of a benefit', () => {
  test.each([
    [
      'ca',
      'Canada Revenue Agency\nNotice of redetermination\nDate: May 10, 2022\n\nAfter a review you were not eligible for the Canada Recovery Benefit payments below. Amount you have to repay: $4,000.00.',
    ],
    [
      'ca',
      'Canada Revenue Agency\nDate: May 10, 2026\n\nCanada child benefit notice\n\nYou were overpaid $1,210.00 because your child left home. You must repay this amount.',
    ],
    [
      'ca',
      'Canada Revenue Agency\nDate: May 10, 2025\n\nSubject: Canada Emergency Student Benefit (CESB)\n\nYou were not eligible for the periods below.\n\nCESB paid $5,000.00\nAmount repaid $0.00\nBalance owing $5,000.00\n\nYou can ask for a second review within 30 days.',
    ],
    [
      'ie',
      'Office of the Revenue Commissioners\n10 May 2026\n\nEmployment Wage Subsidy\n\nYou were not entitled to the subsidy for March 2021. Repayment due: €1,210.00.',
    ],
    [
      'nz',
      'Inland Revenue\n3 March 2026\n\nWorking for Families\n\nYou were paid too much. You need to pay back $812.00 by 7 May 2026.',
    ],
    [
      'gb',
      'HM Revenue and Customs\n3 March 2026\n\nChild Benefit\n\nYou were paid too much because your son left school. You have to pay back £412.00.',
    ],
    [
      'ca',
      'Service Canada\nEmployment Insurance\nMay 10, 2026\n\nNOTICE OF DEBT\n\nYou did not report earnings and received benefits that you were not entitled to. Total amount owing: $812.00. Send your payment to the Canada Revenue Agency, which collects this debt for us.',
    ],
    [
      'au',
      'Services Australia\n10 May 2026\n\nYou were not eligible for the payment in March 2026. Amount owing: $812.00. If you do not pay, the Australian Taxation Office may keep your tax refund.',
    ],
    [
      'ie',
      'Department of Social Protection\n10 May 2026\n\nYou were overpaid €812.00 and must repay it. Revenue may take it from your income tax credits.',
    ],
  ] as const)('is no tax in %s: %s', (country, text) => {
    expect(kindOf(text, country)).toBe('BENEFIT_OVERPAYMENT')
  })

  test.each([
    'Canada Revenue Agency\nNotice of reassessment\nDate: May 10, 2022\n\nWe have changed your 2021 return. Balance owing: $1,210.00. You may object within 90 days.',
    'Canada Revenue Agency\nDate: May 10, 2022\n\nYour income tax for 2021 is $812.00. Please pay by June 15, 2022. You may also get the Canada child benefit.',
  ])('but what it asks of everybody is: %s', (text) => {
    expect(kindOf(text, 'ca')).toBe('TAX_DEMAND')
  })
})

describe('a benefit that nobody asked for', () => {
  test.each([
    [
      'us',
      'Prairie Seniors Card Center\nRef: PSC-118\nDate: March 3, 2026\n\nGood news! You have been approved for a grocery allowance card worth up to $2,400 a year. To activate it call 1-855-555-0182 and have your Medicare number and bank routing number ready.',
    ],
    [
      'au',
      'Pension Uplift Centre\n\nDear Pensioner\n\nYou have been approved for an extra pension allowance worth $1,200 a year. Activate your payment today: ring 1300 555 014 and have your Tax File Number and BSB ready.',
    ],
    [
      'us',
      'Medicare Plus Enrollment\n\nYour free back brace has been approved. To receive it, reply with your Medicare number and date of birth.',
    ],
    [
      'ca',
      'Homeowner Relief Desk\n\nYou qualify for a furnace grant of $7,500. To claim it call 1-888-555-0140 and have your Social Insurance Number and bank account number ready.',
    ],
  ] as const)('is a fraud in %s: %s', (country, text) => {
    expect(read(text, { country })).toMatchObject({
      documentType: 'SCAM_LETTER',
      senderOrganization: null,
      urgencyLevel: 'high',
    })
  })

  test.each([
    [
      'us',
      'Social Security Administration\nDate: September 18, 2026\nGood news: your monthly benefit is eligible for a cost-of-living increase of $188.40.\nTo activate the increase, call our benefits desk at 1-877-555-0142 and confirm your details.',
    ],
    [
      'gb',
      'Department for Work and Pensions\n\nYou qualify for a winter uplift of £180. To receive it, ring 0300 555 0142 and confirm your bank details.',
    ],
    [
      'ca',
      'Service Canada\n\nA one-off top-up of $410.00 is waiting. Please claim your payment: text YES and verify your banking information.',
    ],
    [
      'au',
      'Centrelink\n\nYour Energy Relief Bonus of $750 has not been collected. To claim your bonus click below and update your account details.',
    ],
  ] as const)('is one where an office wants a call to raise it in %s: %s', (country, text) => {
    expect(read(text, { country })).toMatchObject({
      documentType: 'SCAM_LETTER',
      senderOrganization: null,
      urgencyLevel: 'high',
    })
  })

  test.each([
    'Department for Work and Pensions\n3 November 2026\n\nYour State Pension will go up to £241.30 a week from 12 April 2027. You do not need to do anything. If your bank details have changed, tell us.',
    'Tarn Borough Council\n3 March 2026\n\nYou may get a £150 council tax rebate. To apply, fill in the form on our website. We will ask for your bank details.',
    'Department for Work and Pensions\n3 March 2026\n\nDear Ms Quill\n\nYour claim for Pension Credit has been approved. You will get £42.10 a week. If you call us, please have your National Insurance number ready.',
    'Tarn Credit Union\n3 March 2026\n\nDear Ms Quill\n\nYour loan of £2,000 has been approved. Sign the agreement enclosed and send it back by 20 March 2026. If you call us, have your member number ready.',
  ])('is none where the reader asked for it: %s', (text) => {
    expect(kindOf(text, 'gb')).not.toBe('SCAM_LETTER')
  })

  test('may leave the reader the rest of the month', () => {
    const { deadline } = read(
      'Prairie Seniors Card Center\n\nYou have been approved for a grocery allowance card worth up to $2,400. Call 1-855-555-0182 and have your Medicare number and bank routing number ready. Activation must be completed this month.',
      { country: 'us' },
    )
    expect(deadline).toMatchObject({ iso: null, relativeDays: null })
  })
})

test.each([
  "You're due a tax refund of £214.62.\n\nThis includes £1.40 interest.\n\nAn electronic payment will be made shortly to your agent:\n\nQuill & Tarn LLP\n\nView your account",
  'You are due a refund of £88.10.\n\nA cheque will be sent shortly to you.\n\nTarn Power',
  'Council Tax refund\n\nWe have looked at your account. You are owed a refund of £142.00. The payment will be made by 4 June 2026. You do not need to do anything.\n\nTarn Council',
])('money that comes by itself is no bait: %s', (text) => {
  expect(read(text)).toMatchObject({ documentType: 'OTHER', urgencyLevel: 'low' })
})

test.each([
  'You are due a tax refund of £214.62. A payment will be made shortly once you reply with your bank details.',
  'HMRC: you are due a tax refund of £214.62. A payment will be made to you. Claim at hmrc-refunds.help/now',
])('money for which something is asked stays one: %s', (text) => {
  expect(read(text).documentType).toBe('SCAM_LETTER')
})
