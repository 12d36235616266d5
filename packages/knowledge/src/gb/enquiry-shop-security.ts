/** Questions about money that a shop wants after an accusation of theft. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

export const ENQUIRY_SHOP_SECURITY: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-shop.civil-recovery',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'criminal', 'debt', 'general'],
    rank: 5,
    asks: [
      [
        'rlp',
        'retail loss prevention',
        'dwf',
        'civil recovery',
        'shoplifting',
        'accused me of stealing',
        'accused of stealing',
        'accused of theft',
        'shop security',
        'security guard',
      ],
      ['pay', 'want', 'wants', '£', 'letter', 'banned', 'ban', 'demand', 'demanding', 'fine'],
    ],
    verdict: 'do_this',
    says: 'This is a claim for money, not a fine, and no police matter by itself. Do not pay or admit anything in haste. Ask what loss the shop really had and for the CCTV of you. A shop may ban you. Get free advice before you answer.',
    authority: {
      title: 'UK General Data Protection Regulation',
      provision:
        'Articles 12 and 15 (your data, CCTV), with Protection from Harassment Act 1997, section 1 and Practice Direction: Pre-Action Conduct',
      url: 'https://www.legislation.gov.uk/eur/2016/679/article/15',
      inForceFrom: '2020-12-31',
    },
  },
]
