/** Questions about contractors and movers. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'
const ASK = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_TRADESPEOPLE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.contractor',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'contractor',
        'renovation',
        'builder',
        'plumber',
        'roofer',
        'electrician',
        'entrepreneur',
        'rénovation',
      ],
      [
        'bad work',
        'poor work',
        'bad job',
        'did not finish',
        'never finished',
        'not finished',
        'not finish',
        'walked off',
        'took my money',
        'took a deposit',
        'never came back',
        'not come back',
        'unfinished',
        'disappeared',
        'defective',
        'mal fait',
        'pas fini',
        'travaux',
      ],
    ],
    says: 'Write what is wrong and give a date to fix it. Work must be of a reasonable quality. Then use small claims court, or your card company if you paid by card.',
    authority: LAW.saleOfProvinces,
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.movers-on',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 7,
    verdict: 'no',
    asks: [
      ['moving company', 'movers', 'mover', 'mechanic', 'garage', 'repair shop'],
      [
        'holding my',
        'hostage',
        'pay more',
        'higher than',
        'more than the quote',
        'more than the estimate',
        'keep my',
        'won’t release',
        "won't release",
      ],
    ],
    says: 'No. They may not use your things to make you pay more, nor go over a written estimate by more than 10%. Pay the agreed sum, ask for your things in writing, and call Consumer Protection Ontario.',
    authority: {
      title: 'Consumer Protection Act, 2002 (Ontario), S.O. 2002, c. 30, Sched. A',
      provision: 'sections 10 (estimates) and 16 (keeping goods to change the price)',
      url: 'https://www.ontario.ca/laws/statute/02c30',
      inForceFrom: '2005-07-30',
    },
    regions: ['CA-ON'],
  },
]
