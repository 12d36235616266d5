/** Questions about money taken from benefits. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'parking', 'housing', 'consumer', 'criminal'],
  kind: 'answer',
  rank: 8,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...ASK, nations: ['england', 'wales'] } satisfies Partial<Rule>
const GREAT_BRITAIN = { ...ASK, nations: ['england', 'wales', 'scotland'] } satisfies Partial<Rule>
const DWP = ['dwp', 'universal credit', 'benefit', 'benefits', 'pip', 'esa', 'jobcentre']

const INALIENABLE: Authority = {
  title: 'Social Security Administration Act 1992',
  provision: 'section 187',
  url: 'https://www.legislation.gov.uk/ukpga/1992/5/section/187',
  inForceFrom: '1992-07-01',
}
const RECOVERY: Authority = {
  title: 'Social Security Administration Act 1992',
  provision: 'sections 71 and 71ZB',
  url: 'https://www.legislation.gov.uk/ukpga/1992/5/section/71ZB',
  inForceFrom: '2013-04-29',
}

export const ENQUIRY_BENEFIT_DEDUCTIONS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.ask-debt.benefit-seized',
    asks: [
      [
        'pip',
        'universal credit',
        'esa',
        'my benefits',
        'my benefit',
        'pension credit',
        'attendance allowance',
      ],
      ['take my', 'take it', 'take money', 'taken from', 'take from', 'stop my', 'lose my'],
      [
        'catalogue',
        'credit card',
        'loan',
        'debt',
        'debts',
        'debt collector',
        'debt collectors',
        'lowell',
        'cabot',
      ],
    ],
    verdict: 'no',
    says: 'A card, loan or catalogue firm cannot take a benefit from you at its source. Deductions from Universal Credit are for set debts only, such as rent, energy or council tax. Money already in your bank is less safe, so get free advice.',
    authority: INALIENABLE,
  },
  {
    ...GREAT_BRITAIN,
    id: 'gb.ask-debt.benefit-mistake',
    asks: [
      [...DWP, 'overpaid uc', 'uc', 'my journal', 'on my journal'],
      ['overpaid', 'overpayment', 'paid too much', 'paid me too much'],
      [
        'mistake',
        'error',
        'their fault',
        'give it back',
        'pay it back',
        'pay back',
        'repay',
        'have to pay',
        'overpaid me',
        'their mistake',
        'it was their',
        'my fault',
        'not my fault',
        'journal',
        'owe',
        'take it out',
        'paying it back',
        'really have to',
        'wrong',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'which benefit it is',
    says: 'Universal Credit paid by mistake can be taken back, even when the mistake was theirs. Most older benefits must be repaid only if you left something out or got it wrong. You can ask for a review, a lower rate or a waiver.',
    authority: RECOVERY,
  },
]
