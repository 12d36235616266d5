/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { COLLECTORS, CALLS } from '../english/collector-words.ts'
import {
  OWING,
  TAKE_THINGS,
  OLD_DEBT,
  NOT_MINE,
  PRISON,
  WAGES,
  CANNOT_PAY,
  BANKRUPT,
  CREDIT_FILE,
} from '../english/debt-words.ts'
import { LAW } from './authority.ts'

const ASK_DEBT = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_CASE = {
  ...ASK_DEBT,
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_DEBT: readonly Rule[] = [
  {
    ...ASK_DEBT,
    id: 'nz.ask.things',
    kind: 'answer',
    verdict: 'no',
    asks: [COLLECTORS, TAKE_THINGS],
    says: 'A debt collector cannot take your things or come in. Only a court bailiff can, after an order. A car loan is different.',
    authority: LAW.enforce,
  },
  {
    ...ASK_DEBT,
    id: 'nz.ask.prison',
    kind: 'answer',
    verdict: 'no',
    asks: [PRISON, OWING],
    says: 'You cannot go to jail for owing money on a card, a loan or a bill. Call MoneyTalks on 0800 345 123 for free help.',
    authority: LAW.enforce,
  },
  {
    ...ASK_DEBT,
    id: 'nz.ask.old',
    kind: 'answer',
    verdict: 'it_depends',
    when: {
      not: [
        {
          says: [
            'insurance',
            'insurer',
            'served',
            'suing me',
            'court',
            'ird',
            'warranty',
            'work and income',
            'winz',
          ],
        },
      ],
    },
    asks: [OLD_DEBT, OWING],
    dependsOn: 'the day you last paid or wrote that you owe it',
    says: 'Most debts are too old for court after six years. A payment or signed note starts it again. Do not pay before you know.',
    authority: LAW.limit,
  },
  {
    ...ASK_DEBT,
    id: 'nz.ask.calls',
    kind: 'answer',
    verdict: 'do_this',
    when: { not: [{ says: ['served', 'district court'] }] },
    asks: [COLLECTORS, CALLS],
    says: 'Ask them in writing to use only email or letters. Note each call. Harassing you is against the law. Complain to the lender’s dispute scheme.',
    authority: LAW.fairTrading,
  },
  {
    ...ASK_DEBT,
    id: 'nz.ask.not-mine',
    kind: 'answer',
    verdict: 'do_this',
    when: { not: [{ says: ['served', 'district court'] }] },
    asks: [NOT_MINE, OWING],
    says: 'Write that you do not owe it and ask for proof. Do not pay. Check your free credit report for accounts you do not know.',
    authority: LAW.collect,
  },
  {
    ...ASK_DEBT,
    id: 'nz.ask.wages',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [WAGES, OWING],
    dependsOn: 'who you owe and whether they have a judgment',
    says: 'Most creditors need a judgment and an attachment order first, and must leave you at least 60% of net pay. Inland Revenue needs no court.',
    authority: LAW.enforce,
  },
  {
    ...ASK_DEBT,
    id: 'nz.ask.cannot-pay',
    kind: 'answer',
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'served',
            'statement of claim',
            'court papers',
            'suing me',
            'power bill',
            'electricity',
            'my rent',
            'ird',
            'tax debt',
            'cut off',
            'winz',
          ],
        },
      ],
    },
    asks: [
      [...CANNOT_PAY, 'default interest', 'my options', 'cant keep up', 'lost my job'],
      [...OWING, 'harmoney', 'gem', 'afterpay', 'q card', 'latitude'],
    ],
    says: 'Call MoneyTalks on 0800 345 123. Ask each lender in writing for hardship help. It must answer within 20 working days.',
    authority: LAW.hardship,
  },
  {
    ...ASK_DEBT,
    id: 'nz.ask.bankrupt',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [BANKRUPT, ASKING],
    dependsOn: 'what you owe, own and earn',
    says: 'Bankruptcy lasts three years. A no asset procedure lasts one year, for debts up to $50,000. Talk to a free financial mentor first.',
    authority: LAW.insolvency,
  },
  {
    ...ASK_DEBT,
    id: 'nz.ask.credit-file',
    kind: 'answer',
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'keeps ringing',
            'keep ringing',
            'keeps calling',
            'times a day',
            'suing me',
            'statement of claim',
          ],
        },
      ],
    },
    asks: [CREDIT_FILE, ASKING],
    says: 'You can get your credit report free from Centrix, from Equifax and from Experian, which now owns illion. If it is wrong, ask them to fix it.',
    authority: LAW.privacy,
  },
  {
    ...ASK_CASE,
    id: 'nz.ask.collector-fees',
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        'collection fee',
        'collection fees',
        'debt collector added',
        'added fees',
        'added costs',
        'extra fees',
        'collection costs',
        'added $',
        'baycorp added',
        'collection charge',
        'debt collection costs',
        'added on',
      ],
      [
        'allowed',
        'legal',
        'can they',
        'do i have to',
        'too much',
        'debt collector',
        'bill',
        'debt',
      ],
    ],
    says: 'Only if your contract lets them, and only for real, fair costs. Ask for the contract and the sums. On a loan, fees must not be unreasonable; pay the true debt and dispute the rest.',
    authority: {
      title: 'Fair Trading Act 1986, and Credit Contracts and Consumer Finance Act 2003',
      provision:
        'sections 9, 13 and 26A of the first; sections 41 to 44A of the second (unreasonable fees)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0121/latest/whole.html',
      inForceFrom: '2015-06-06',
    },
  },
  {
    ...ASK_CASE,
    id: 'nz.ask.no-asset',
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        'no asset procedure',
        'no assets procedure',
        'bankruptcy',
        'bankrupt',
        'debt repayment order',
      ],
      ['vs', 'or', 'which', 'difference', 'should i', 'how do i', 'can i', 'nz', 'what is'],
    ],
    says: 'A no asset procedure clears most debts of $1,000 to $50,000 in one year, once in a life. Bankruptcy takes three years. A repayment order lets you pay by parts.',
    authority: {
      title: 'Insolvency Act 2006',
      provision:
        'sections 361 to 377 (no asset procedure), 290 (bankruptcy ends after three years), 340 to 360 (debt repayment orders)',
      url: 'https://www.legislation.govt.nz/act/public/2006/0055/latest/whole.html',
      inForceFrom: '2020-09-01',
    },
  },
  {
    ...ASK_CASE,
    id: 'nz.ask.wages-order-lower',
    topics: ['debt', 'general', 'employment'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'attachment order',
        'taking money out of my wages',
        'taking money from my wages',
        'out of my wages',
        'deducted from my wages',
        'court is taking',
      ],
      [
        'lower',
        'lowered',
        'reduce',
        'stop',
        'old debt',
        'court',
        'cannot pay',
        "can't pay",
        'cant pay',
        'too much',
      ],
    ],
    says: 'Yes. Ask the court’s collections staff to change the attachment order, with proof of your costs. It should leave you most of your net pay.',
    authority: {
      title: 'District Court Act 2016, and Insolvency Act 2006',
      provision:
        'sections 153 to 165 (attachment orders, changing them); sections 361 to 377 (no asset procedure)',
      url: 'https://www.legislation.govt.nz/act/public/2016/0049/latest/whole.html',
      inForceFrom: '2017-03-01',
    },
  },
  {
    ...ASK_CASE,
    id: 'nz.ask.credit-wrong',
    topics: ['debt', 'general', 'consumer'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['centrix', 'equifax', 'experian', 'illion', 'credit report', 'credit file', 'default'],
      ['wrong', 'mistake', 'remove', 'not mine', 'incorrect', 'dispute', 'fix'],
    ],
    says: 'Ask the credit reporter in writing to correct it, with proof. It must check within 20 working days and mark the entry as disputed meanwhile. If it refuses, complain to the Privacy Commissioner for free.',
    authority: {
      title: 'Credit Reporting Privacy Code 2020, under the Privacy Act 2020',
      provision: 'rules 7 and 8 (correction, accuracy)',
      url: 'https://www.privacy.org.nz/privacy-act-2020/codes-of-practice/crpc2020/',
      inForceFrom: '2020-12-01',
    },
  },
]
