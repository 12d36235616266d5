/** Questions about taxes, and benefits asked back or refused. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { TAX, BENEFIT } from '../english/fine-and-tax-words.ts'
import { LAW } from './authority.ts'

const ASK_MORE = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_TAX_AND_BENEFITS: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'nz.ask.tax',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      TAX,
      [
        'disagree',
        'wrong',
        'object',
        'dispute',
        'appeal',
        "can't pay",
        'cannot pay',
        'owe',
        'what',
        'how',
      ],
    ],
    says: 'Check it in myIR. Ask for instalments before the due date, or dispute it in time if it is wrong.',
    authority: LAW.tax,
  },
  {
    ...ASK_MORE,
    id: 'nz.ask.benefit',
    kind: 'answer',
    verdict: 'do_this',
    asks: [BENEFIT, ASKING],
    says: 'Ask for the reasons. Ask for a review within three months if it is wrong. If it is right, ask for smaller payments.',
    authority: LAW.review,
  },
  {
    ...ASK_GENERAL,
    id: 'nz.ask.winz-debt',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['work and income', 'winz', 'msd', 'studylink'],
      [
        'owe',
        'debt',
        'overpaid',
        'pay back',
        'repay',
        'money',
        'wants back',
        'dette',
        'rembourser',
        'dois',
      ],
    ],
    says: 'Ask Work and Income for a review within three months if you disagree. If you owe it, ask for a lower rate that you can live with.',
    authority: {
      title: 'Social Security Act 2018',
      provision: 'sections 391 to 397 and 444 (review, recovery of debts)',
      url: 'https://www.legislation.govt.nz/act/public/2018/0032/latest/whole.html',
      inForceFrom: '2018-11-26',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'nz.ask.benefit-refused',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['debt', 'general'],
    asks: [
      [
        'benefit',
        'benefits',
        'centrelink',
        'pension',
        'welfare',
        'allowance',
        'work and income',
        'winz',
        'income support',
        'disability support',
        'social assistance',
      ],
      ['refused', 'rejected', 'denied', 'declined', 'turned down', 'stopped my', 'cut off my'],
    ],
    says: 'Ask in writing for a review of decision within three months. A committee looks at it, and after that you can appeal. It is free.',
    authority: {
      title: 'Social Security Act 2018',
      provision: 'sections 391 to 397 (review, appeal)',
      url: 'https://www.legislation.govt.nz/act/public/2018/0032/latest/whole.html',
      inForceFrom: '2018-11-26',
    },
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.ird-deduct',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      ['ird', 'inland revenue', 'tax arrears', 'tax debt'],
      [
        'took money',
        'taking money',
        'from my bank',
        'from my wages',
        'deduction notice',
        'deducting',
        'hardship',
        'penalties',
        'interest',
        'wiped',
        'write off',
        'written off',
        'cannot pay',
        "can't pay",
      ],
    ],
    says: 'Call Inland Revenue or use myIR today. It can lower a deduction for hardship, agree instalments, and cancel some penalties or interest. If it took too much, complain to the Ombudsman.',
    authority: {
      title: 'Tax Administration Act 1994',
      provision:
        'sections 157 (deduction notices), 177 to 177C (hardship, instalments) and 183A to 183D (penalties and interest)',
      url: 'https://www.legislation.govt.nz/act/public/1994/0166/latest/whole.html',
      inForceFrom: '2005-04-01',
    },
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.winz-relationship',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'family'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['winz', 'work and income', 'msd', 'benefit', 'sole parent support'],
      ['relationship', 'flatmate', 'boyfriend', 'girlfriend', 'partner', 'living together'],
    ],
    says: 'Sharing a house is not enough. It must be like a marriage, with a bond and money support. Ask for a review within three months and show how you live and pay apart.',
    authority: {
      title:
        'Ruka v Department of Social Welfare [1997] 1 NZLR 154 (Court of Appeal), with the Social Security Act 2018',
      provision:
        'what counts as a relationship; sections 391 to 397 of the Act (review within three months)',
      url: 'https://www.legislation.govt.nz/act/public/2018/0032/latest/whole.html',
      inForceFrom: '2018-11-26',
    },
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.acc-declined',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general', 'employment'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      ['acc'],
      [
        'declined',
        'decline',
        'refused',
        'stopped',
        'degeneration',
        'degenerative',
        'not an accident',
        'review',
        'suspended',
        'cut off',
        'fight this',
      ],
    ],
    says: 'Ask for a review within three months of the letter; it is free. Get your doctor or a specialist to write how the accident caused the injury. You can appeal to the District Court after.',
    authority: {
      title: 'Accident Compensation Act 2001',
      provision:
        'sections 25 and 26 (accident, injury), 134 to 145 (review within three months) and 149 to 151 (appeal)',
      url: 'https://www.legislation.govt.nz/act/public/2001/0049/latest/whole.html',
      inForceFrom: '2002-04-01',
    },
  },
]
