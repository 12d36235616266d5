/** Money wanted for the rest of a membership or subscription. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const MEMBERSHIP: Test = {
  says: ['membership', 'gym', 'health club', 'fitness', 'subscription', 'minimum term'],
}
const THE_REST: Test = {
  says: [
    'minimum term',
    'remaining balance',
    'remaining months',
    'remainder of',
    'outstanding months',
    'cancel',
    'cancelled',
    'cancellation',
    'collect your fee',
    'missed payment',
    'admin fee',
    'administration fee',
  ],
}

const MEMBER = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  when: { all: [MEMBERSHIP, THE_REST] },
} satisfies Partial<Rule>

export const MEMBERSHIP_DEBT: readonly Rule[] = [
  {
    ...MEMBER,
    id: 'gb.member.right-fair-term',
    kind: 'right',
    rank: 4,
    says: 'A term that ties you in for too long, or makes you pay for all months left, can be unfair. Then it does not bind you. Illness, a move or a lost job counts.',
    authority: {
      title: 'Office of Fair Trading v Ashbourne Management Services Ltd [2011] EWHC 1237 (Ch)',
      provision: 'now under Consumer Rights Act 2015, sections 62 and 63 and Schedule 2',
      url: 'https://www.bailii.org/ew/cases/EWHC/Ch/2011/1237.html',
      inForceFrom: '2011-05-27',
    },
  },
  {
    ...MEMBER,
    id: 'gb.member.right-cancel',
    kind: 'right',
    rank: 5,
    says: 'If you joined online or by phone, you had 14 days to cancel. If they did not tell you so, you have up to a year longer.',
    authority: {
      title:
        'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
      provision: 'regulations 29 to 31',
      url: 'https://www.legislation.gov.uk/uksi/2013/3134/regulation/29',
      inForceFrom: '2014-06-13',
    },
  },
]
