/** Questions about a gym that cannot be used, and a small claim against a trader. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'

const BUYING = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_BUYING: readonly Rule[] = [
  {
    ...BUYING,
    id: 'ie.ask.gym-ill',
    kind: 'answer',
    rank: 5,
    checkedOn: '2026-11-22',
    asks: [
      ['gym', 'health club', 'fitness club', 'leisure centre'],
      [
        'got sick',
        'sick',
        'illness',
        'injury',
        'injured',
        'bad back',
        'operation',
        'pregnant',
        'lost my job',
        'moved',
        'pay the year',
        'rest of the year',
        'full year',
        'months left',
      ],
    ],
    verdict: 'do_this',
    says: 'Write with a doctor’s note and ask the gym to end or pause the contract. A term that makes you pay for long without using it may be unfair, and then does not bind you.',
    authority: LAW.unfairTerms,
  },
  {
    ...BUYING,
    id: 'ie.ask.small-claim',
    kind: 'answer',
    rank: 4,
    checkedOn: '2026-11-22',
    when: {
      not: [
        {
          says: [
            'against me',
            'sued me',
            'suing me',
            'served with',
            'got a claim',
            'received a claim',
            'take me to',
            'taking me to',
            'took me to',
            'took us to',
            'take us to',
            'taking us to',
            'i owe',
            'we owe',
            'threat',
            'threatens',
            'threatening',
            'threatened',
            'defend',
          ],
        },
      ],
    },
    asks: [
      ['small claim', 'small claims', 'small claims court', 'small claims procedure'],
      [
        'how do i take',
        'can i take',
        'how do i bring',
        'how do i make a',
        'how do i sue',
        'how do i use',
        'can i use',
        'bring a small claim',
        'make a small claim',
        'take a small claim',
        'against a shop',
        'against the shop',
        'against a builder',
        'against a trader',
        'against a company',
      ],
    ],
    verdict: 'do_this',
    says: 'Write to the trader first, with a date. Then apply on courts.ie to the small claims procedure of the District Court. It is for consumer claims up to €2,000, and you need no solicitor.',
    authority: {
      title: 'District Court Rules, Order 53A, S.I. No. 17 of 2014',
      provision: 'small claims procedure (claims of a consumer up to €2,000)',
      url: 'https://courts.ie/rules/small-claims-procedure-si-no-17-2014',
      inForceFrom: '2014-02-03',
    },
  },
]
