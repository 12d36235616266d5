/** Questions about bankruptcy, debt relief orders, adverts to write off debt, and breathing space. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'family', 'housing', 'consumer'],
  kind: 'answer',
  rank: 5,
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...ASK, nations: ['england', 'wales'] } satisfies Partial<Rule>
const IRELAND = { ...ASK, nations: ['northern_ireland'] } satisfies Partial<Rule>
const SMALL_SUMS = [
  '£500',
  '£750',
  '£800',
  '£1000',
  '£1,000',
  '£1200',
  '£1500',
  '£1,500',
  '£1800',
  '£2000',
  '£2,000',
  '£2500',
  '£2,500',
  '£3000',
  '£3,000',
  '£3500',
  '£3,500',
  '£4000',
  '£4,000',
  '£4500',
  '£4,500',
  'under £5000',
  'under £5,000',
  'less than £5000',
  'less than £5,000',
]

const BANKRUPTCY: Authority = {
  title: 'Insolvency Act 1986',
  provision: 'section 267',
  url: 'https://www.legislation.gov.uk/ukpga/1986/45/section/267',
  inForceFrom: '2015-10-01',
}
const DEBT_RELIEF: Authority = {
  title: 'GOV.UK: Options for paying off your debts',
  provision: 'Debt Relief Orders',
  url: 'https://www.gov.uk/options-for-paying-off-your-debts/debt-relief-orders',
  inForceFrom: '2024-06-28',
}
const IVA: Authority = {
  title: 'MoneyHelper (Money and Pensions Service)',
  provision: 'Individual voluntary arrangements',
  url: 'https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt/individual-voluntary-arrangements-a-form-of-insolvency',
  inForceFrom: '2021-06-30',
}

export const ENQUIRY_INSOLVENCY: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.ask-debt.bankrupt-home',
    asks: [
      ['bankrupt', 'bankruptcy'],
      ['my house', 'my home', 'the house', 'our house'],
      ['lose', 'keep', 'sell', 'take'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what your share of the home is worth after the mortgage',
    says: 'In bankruptcy your share passes to the person who runs it, who can sell it. They have three years for that. If your share is worth under £1,000 after the mortgage, a court may not order a sale. Talk to a free debt adviser first.',
    authority: {
      title: 'Insolvency Act 1986',
      provision: 'sections 283A, 306 and 313A',
      url: 'https://www.legislation.gov.uk/ukpga/1986/45/section/283A',
      inForceFrom: '2004-04-01',
    },
  },
  {
    ...EW,
    id: 'gb.ask-debt.relief-order',
    asks: [
      ['debt relief order', 'debt relief orders', 'dro', 'dro or bankruptcy', 'bankruptcy or dro'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you owe, what you own and what you have left each month',
    says: 'It may fit if you owe £50,000 or less, have £75 or less to spare a month, and own little. One car worth under £4,000 is allowed. There is no fee.',
    authority: DEBT_RELIEF,
  },
  {
    ...EW,
    id: 'gb.ask-debt.relief-order-home',
    rank: 2,
    asks: [
      ['debt relief order', 'debt relief orders', 'dro'],
      [
        'equity',
        'own my home',
        'own my house',
        'own a house',
        'own a home',
        'own our home',
        'own the house',
        'home owner',
        'homeowner',
        'share of the house',
        'share of the home',
        'share of a house',
        'half the house',
        'joint owner',
        'mortgage',
      ],
    ],
    verdict: 'no',
    says: 'No, in most cases. What you own may be worth £2,000 at most, and a home counts with its price, before the mortgage. A pension that you have not taken most often does not count. Look at a plan, an IVA or bankruptcy with a free debt adviser. In bankruptcy your share of the home may have to be sold.',
    authority: DEBT_RELIEF,
  },
  {
    ...EW,
    id: 'gb.ask-debt.relief-order-car',
    asks: [
      ['debt relief order', 'dro'],
      ['motability', 'lose the car', 'lose my car', 'keep my car', 'keep the car'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you owe, own and have left each month',
    says: 'It may fit if you owe £50,000 or less and have £75 or less to spare a month. A Motability car is leased, so it is not yours to lose. A car you own may be worth up to £4,000. There is no fee.',
    authority: DEBT_RELIEF,
  },
  {
    ...EW,
    id: 'gb.ask-debt.write-off-advert',
    asks: [
      [
        'written off',
        'write off',
        'wiped',
        'government scheme',
        'government debt scheme',
        'iva',
        'ivas',
      ],
      [
        'facebook',
        'advert',
        'government scheme',
        'company',
        'scheme',
        'too good',
        'to good',
        'legit',
        'scam',
        'real options',
        '80%',
      ],
    ],
    verdict: 'do_this',
    says: 'Do not sign up with the advert. It is no special government scheme. It is most likely an IVA, which has fees and can fail. Ask a free debt charity about a plan, a debt relief order or breathing space.',
    authority: IVA,
  },
  {
    ...EW,
    id: 'gb.ask-debt.bankrupt-small',
    asks: [
      ['make me bankrupt', 'making me bankrupt', 'bankrupt me', 'bankrupt', 'bankruptcy'],
      SMALL_SUMS,
    ],
    verdict: 'no',
    says: 'No, not for that sum alone. One creditor needs £5,000 or more to ask for your bankruptcy. But do not ignore a statutory demand or a court form.',
    authority: BANKRUPTCY,
  },
  {
    ...IRELAND,
    id: 'gb.ask-debt.breathing-space-ni',
    asks: [['breathing space', 'moratorium']],
    verdict: 'no',
    says: 'Breathing space is not open in Northern Ireland. Call Advice NI on 0800 915 4604 for free. An adviser can ask creditors for time and set up a plan.',
    authority: CREDIT_LAW.breathingSpace,
  },
]
