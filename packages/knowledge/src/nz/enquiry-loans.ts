/** Questions about loans: a car or home that a lender wants to take, and loans to cancel. */
import type { Rule } from '@plainletter/contracts/rule'

import { CANCEL } from '../english/buying-words.ts'
import { LAW } from './authority.ts'

const ASK_DEBT = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
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

export const ENQUIRY_LOANS: readonly Rule[] = [
  {
    ...ASK_DEBT,
    id: 'nz.ask.cancel-loan',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [CANCEL, ['loan', 'finance', 'credit contract', 'hire purchase']],
    dependsOn: 'how you got the papers',
    rank: 20,
    says: 'You can cancel a consumer loan within five working days of getting the papers by hand, seven by email or nine by post. You must give back the money.',
    authority: LAW.cancelLoan,
  },
  {
    ...ASK_GENERAL,
    checkedOn: '2026-11-22',
    id: 'nz.ask.repossession',
    kind: 'answer',
    when: {
      not: [{ says: ['mortgage', 'home loan', 'my house', 'our house', 'my home', 'our home'] }],
    },
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'repossess',
        'repossession',
        'repossess my car',
        'take the car',
        'take my car',
        'take back the car',
        'car finance',
        'car loan',
        'pick up my',
        'pick up the car',
        'take my ute',
        'pick it up',
      ],
      [
        'car',
        'vehicle',
        'truck',
        'loan',
        'finance',
        'lender',
        'payments',
        'auto',
        'voiture',
        'what can i do',
        'finance company',
        'ute',
        'missed',
        'warning notice',
        'arrears',
        'behind',
        'hardship',
        'hours got cut',
        'hours cut',
      ],
    ],
    says: 'Unless the goods are at risk, you have at least 15 days from the repossession warning notice. Apply now in writing for a hardship change: why, what you can pay, until when. Do it within two weeks of the notice, before you are two months behind. The lender must answer within 20 working days. If it refuses, its free complaint scheme and MoneyTalks 0800 345 123 help. Do not hide the car.',
    authority: {
      title: 'Credit Contracts and Consumer Finance Act 2003',
      provision: 'sections 55 to 59 and Part 3A (hardship, repossession)',
      url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
      inForceFrom: '2015-06-06',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'nz.ask.mortgage',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'house will be repossessed',
        'home will be repossessed',
        'house repossessed',
        'home repossessed',
        'losing my house',
        'lose my house',
        'foreclose',
        'foreclosure',
        'repossess my house',
        'repossess our house',
        'repossess my home',
        'repossess our home',
        'take my house',
        'power of sale',
        'mortgage arrears',
        'behind on my mortgage',
        'behind on the mortgage',
        'mortgagee sale',
      ],
      ['house', 'home', 'mortgage', 'bank', 'lender', 'how long', 'maison', 'banque', 'hypothèque'],
    ],
    topics: ['debt', 'housing', 'general'],
    says: 'Call the bank’s hardship team and MoneyTalks on 0800 345 123. A notice with at least 20 working days must come before a mortgagee sale.',
    authority: {
      title: 'Property Law Act 2007',
      provision: 'sections 119 to 128 (notice before a mortgagee sale)',
      url: 'https://www.legislation.govt.nz/act/public/2007/0091/latest/whole.html',
      inForceFrom: '2008-01-01',
    },
  },
]
