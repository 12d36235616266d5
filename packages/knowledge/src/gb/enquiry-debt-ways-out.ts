/** Questions about time to breathe, bankruptcy and the home. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { ASK, EW, OWING } from './enquiry-debt-words.ts'

export const ENQUIRY_DEBT_WAYS_OUT: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.ask-debt.breathing-space',
    topics: ['debt', 'general'],
    rank: 40,
    asks: [
      [
        'breathing space',
        'moratorium',
        'freeze interest',
        'stop interest',
        'pause my debts',
        '60 days',
        'stop the letters',
        'mental health crisis',
      ],
      [...OWING, 'breathing space', 'moratorium', 'interest'],
    ],
    verdict: 'yes',
    says: 'Ask a debt adviser about breathing space. For 60 days it stops most interest, letters and action. If you are in mental health crisis care, it can last longer.',
    authority: CREDIT_LAW.breathingSpace,
  },
  {
    ...ASK,
    nations: ['scotland'],
    id: 'gb.ask-debt.moratorium-scotland',
    topics: ['debt', 'general'],
    rank: 40,
    asks: [
      [
        'breathing space',
        'moratorium',
        'pause my debts',
        'stop creditors',
        'more time',
        'stop them',
      ],
    ],
    verdict: 'yes',
    says: 'In Scotland you can apply for a moratorium. It stops creditors from enforcing debts for six months. Interest still runs. Talk to a money adviser first.',
    authority: CREDIT_LAW.scotsMoratorium,
  },
  {
    ...EW,
    id: 'gb.ask-debt.statutory-demand',
    topics: ['debt', 'general', 'housing'],
    rank: 10,
    asks: [
      [
        'statutory demand',
        'statutory demands',
        'stat demand',
        'section 268',
        'demand under section',
      ],
    ],
    verdict: 'do_this',
    says: 'It is not a court order, but do not ignore it. After 21 days they can ask for your bankruptcy, if you owe £5,000 or more. If you dispute the debt or signed nothing, ask the court within 18 days of getting it to cancel it. For a company debt, check if you gave a personal guarantee. Get free advice today.',
    authority: {
      title: 'Insolvency (England and Wales) Rules 2016',
      provision: 'rules 10.4 and 10.5',
      url: 'https://www.legislation.gov.uk/uksi/2016/1024/contents',
      inForceFrom: '2017-04-06',
    },
  },
  {
    ...EW,
    id: 'gb.ask-debt.bankrupt',
    topics: ['debt', 'general', 'housing'],
    rank: 40,
    asks: [
      ['make me bankrupt', 'bankruptcy', 'bankrupt'],
      [
        'debt',
        'debts',
        'owe',
        'creditor',
        'they',
        'can',
        'threat',
        'threatening',
        'demand',
        'what happens',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether you owe that creditor £5,000 or more',
    says: 'One creditor can ask for your bankruptcy only for £5,000 or more. If you have a statutory demand, you have 18 days to ask the court to cancel it. Get advice today.',
    authority: {
      title: 'Insolvency Act 1986',
      provision: 'section 267(4), with rule 10.4 of the Insolvency Rules 2016',
      url: 'https://www.legislation.gov.uk/ukpga/1986/45/section/267',
      inForceFrom: '2017-04-06',
    },
  },
  {
    ...EW,
    id: 'gb.ask-debt.home',
    topics: ['debt', 'general', 'housing'],
    rank: 30,
    asks: [
      [
        'lose my home',
        'lose my house',
        'take my house',
        'take my home',
        'charging order',
        'sell my house',
        'sell my home',
        'charge on my house',
      ],
      OWING,
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the debt is secured on your home, or there is a judgment',
    says: 'For a card or a loan with no security they need a judgment first. Then they can ask for a charge on your home. A forced sale is rare, and a judge must decide.',
    authority: {
      title: 'Charging Orders Act 1979',
      provision: 'section 1',
      url: 'https://www.legislation.gov.uk/ukpga/1979/53/section/1',
      inForceFrom: '1980-06-03',
    },
  },
]
