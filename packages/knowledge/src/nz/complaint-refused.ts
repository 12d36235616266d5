/** The last answer of a firm to a complaint, and who can look at it next. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'

const REFUSED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['complaint_refused'],
} satisfies Partial<Rule>

const OF_MONEY = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['complaint_refused'],
  when: {
    all: [
      {
        says: [
          'banking ombudsman',
          'insurance and financial services ombudsman',
          'ifso',
          'financial services complaints',
          'fscl',
          'financial dispute resolution',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const OF_OTHERS = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  papers: ['complaint_refused'],
  when: {
    not: [
      {
        says: [
          'banking ombudsman',
          'insurance and financial services ombudsman',
          'ifso',
          'financial services complaints',
          'fscl',
          'financial dispute resolution',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const COMPLAINT_REFUSED: readonly Rule[] = [
  {
    ...REFUSED,
    id: 'nz.refused.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'It is the last word of the firm, not of your case. Someone independent can look at it afresh.',
    authority: LAW.disputeSchemes,
  },
  {
    ...OF_MONEY,
    id: 'nz.refused.right-free',
    kind: 'right',
    rank: 2,
    says: 'The scheme that the letter names is free for you, and you need no lawyer. The firm must belong to one.',
    authority: LAW.disputeSchemes,
  },
  {
    ...OF_MONEY,
    id: 'nz.refused.right-bind',
    kind: 'right',
    rank: 3,
    says: 'If you accept its decision, the firm must do what it says. If you do not, you can still go to court.',
    authority: LAW.disputeSchemes,
  },
  {
    ...OF_OTHERS,
    id: 'nz.refused.right-others',
    kind: 'right',
    rank: 2,
    says: 'For power and gas it is Utilities Disputes, for phone and internet Telecommunications Dispute Resolution. Both are free.',
    authority: LAW.utilities,
  },
  {
    ...OF_OTHERS,
    id: 'nz.refused.right-tribunal',
    kind: 'right',
    rank: 3,
    says: 'For goods and services you can also go to the Disputes Tribunal, for up to $60,000. No lawyers take part.',
    authority: LAW.disputes,
  },
  {
    ...OF_OTHERS,
    id: 'nz.refused.right-public',
    kind: 'right',
    rank: 5,
    says: 'For a public body, the Ombudsman looks at it for free.',
    authority: LAW.disputeSchemes,
  },
  {
    ...REFUSED,
    id: 'nz.refused.step-keep',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Keep this letter and look for the scheme and the last day that it names. That time can be short, so write soon.',
    authority: LAW.disputeSchemes,
  },
  {
    ...REFUSED,
    id: 'nz.refused.step-gather',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Put your letters, statements and notes of calls together. Go on paying what you do not dispute.',
    authority: LAW.disputeSchemes,
  },
  {
    ...REFUSED,
    id: 'nz.refused.option-scheme',
    kind: 'option',
    option: 'complain',
    rank: 4,
    title: 'Go to the free scheme',
    cost: 'Free.',
    time: 'Some months.',
    risk: 'Low. You pay nothing if you lose.',
    bestFor: 'You still think that the firm was wrong.',
    says: 'Complain online. Say what went wrong, what you lost and what you want, and add this letter.',
    authority: LAW.disputeSchemes,
  },
]
