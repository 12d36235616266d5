/** Offices that refuse, cut or stop a benefit decide about it, and ask for nothing back. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('a decision about a benefit, which asks for nothing back', () => {
  test.each([
    [
      'gb',
      'Universal Credit\nYour payment this month will be less\nDear Ms Tarn\nBecause you did not attend your appointment on 28 October 2026, your Universal Credit will be reduced by £13.21 a day for 21 days.\nIf you disagree, ask for a mandatory reconsideration within one month.\nDepartment for Work and Pensions',
    ],
    [
      'gb',
      'Department for Work and Pensions\nUniversal Credit\n4 November 2026\nDear Mr Tarn\nWe have closed your claim because you did not send us the evidence that we asked for.\nIf you think this is wrong you can ask us to look at our decision again within one month.',
    ],
    [
      'gb',
      "Carer's Allowance Unit\n\nDear Mr Tarn\n\nYou are not entitled to Carer's Allowance from 4 May because you earn more than the limit of £196 a week. If you do not agree, ask us for a mandatory reconsideration within one month.",
    ],
    [
      'gb',
      'HM Revenue and Customs\nChild Benefit Office\n9 November 2026\nDear Mrs Tarn\nWe are stopping your Child Benefit from 31 August 2026. If you think this decision is wrong, ask for a mandatory reconsideration within 30 days.',
    ],
    [
      'gb',
      'Tarn Borough Council\nBenefits Service\n10 November 2026\nDear Mr Bell\nYour Council Tax Reduction has been cancelled from 5 October 2026 because your income has gone up.\nIf you disagree, write to us within one month.',
    ],
    [
      'gb',
      'The Pension Service\n9 November 2026\nDear Mr Bell\nYour application for Pension Credit has not been successful. You can appeal after you have asked us to look at it again.',
    ],
    [
      'gb',
      'Tarn Council Benefits\n4 November 2026\nDear Mr Bell\nYour Housing Benefit goes down to £38.10 a week because your son lives with you. You can appeal within one month.',
    ],
    [
      'ie',
      "Department of Social Protection\n10 November 2026\nDear Ms Bell\nYour claim for Jobseeker's Allowance has been disallowed. You may appeal to the Social Welfare Appeals Office within 21 days.",
    ],
    [
      'au',
      "Services Australia\n10 November 2026\nDear Lee\nWe've stopped your JobSeeker Payment because you didn't report your income. If you don't agree, you can ask for a review of this decision within 13 weeks.",
    ],
    [
      'us',
      'Social Security Administration\nNovember 9, 2026\nDear Ms Bell\nYou are no longer disabled as of September 2026. Your checks will stop. If you disagree you have 60 days to appeal. If you lose, you may have to pay back what you got meanwhile.',
    ],
    [
      'us',
      'Department of Human Services\nNotice of denial\n\nYour application for child care assistance has been denied because your hours are below 25 a week. You can ask for a hearing by May 30.',
    ],
    [
      'us',
      'State Employment Office\n\nUnemployment benefits: determination\nYou do not qualify. You left work without good cause. You may appeal within 10 days.',
    ],
  ] as const)('in %s: %s', (country, text) => {
    const { documentType, paper, isOfficialDemand, urgencyLevel } = read(text, { country })
    expect([documentType, paper?.name]).toEqual(['OTHER', 'benefit_decision'])
    expect([isOfficialDemand, urgencyLevel]).toEqual([true, 'medium'])
  })

  test('and less a day is no interest', () => {
    const { amounts } = read(
      'Universal Credit\nDear Ms Tarn\nYour payment will be reduced by £13.21 a day for 21 days. If you disagree, ask us to look at this decision again within one month.',
      { country: 'gb' },
    )
    expect(amounts).toMatchObject([{ value: 13.21, role: 'other' }])
  })
})

describe('no decision', () => {
  const paperOf = (text: string) => read(text, { country: 'gb' }).paper?.name

  test.each([
    [
      'money that is wanted back',
      'Department for Work and Pensions\nDear Ms Tarn\nYour Universal Credit has been reduced. We paid you too much and you must pay back £310.20. You can ask for a mandatory reconsideration.',
    ],
    [
      'rent that a landlord misses',
      'Tarn Homes\nDear Ms Tarn\nThe council tells us that your Housing Benefit was stopped. Your rent account is £412.10 in arrears. Ask the council for a review.',
    ],
    [
      'a form that has yet to be filled in',
      'Department for Work and Pensions\nDear Ms Tarn\nIt is time to review your PIP. Fill in the form by 2 December 2026. If you do not, your payments may be stopped. You can appeal if that happens.',
    ],
    [
      'papers that are asked for',
      'Department for Work and Pensions\nDear Jo\nWe are checking your Universal Credit claim. Send us your bank statements by 23 November 2026. If you do not, your claim may be closed.',
    ],
    [
      'a cover that an insurer refuses',
      'Tarn Insurance plc\nDear Ms Tarn\nYour income benefit claim under your policy has been declined. You can appeal within 30 days.',
    ],
  ])('is %s', (_what, text) => {
    expect(paperOf(text)).not.toBe('benefit_decision')
  })
})
