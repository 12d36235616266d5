/** Questions about a demand for money for a picture on a website. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const ENQUIRY_PICTURE_CLAIM: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    id: 'gb.ask-picture.used-one',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'debt', 'general', 'criminal', 'employment'],
    rank: 6,
    asks: [
      ['picture', 'photo', 'photograph', 'image', 'images', 'pictures', 'photos'],
      [
        'copyright',
        'from google',
        'from the internet',
        'off the internet',
        'without a licence',
        'without permission',
        'picrights',
        'copytrack',
        'pixsy',
        'getty',
        'on my website',
        'on our website',
        'on my blog',
      ],
      ['letter', 'email', 'want', 'wants', 'pay', 'demand', 'demanding', 'claim', 'fee', '£'],
    ],
    verdict: 'do_this',
    says: 'Take the picture down, but do not pay at once. Ask for proof that they own it and for the price of a normal licence. That price is the usual measure; more is due only for bad conduct. Then offer a fair sum in writing.',
    authority: {
      title: 'Copyright, Designs and Patents Act 1988',
      provision:
        'sections 16, 17, 30 and 97 (use, exceptions, damages), with Civil Procedure Rules, Part 63 (small claims of the IPEC)',
      url: 'https://www.legislation.gov.uk/ukpga/1988/48/section/97',
      inForceFrom: '2006-04-29',
    },
  },
]
