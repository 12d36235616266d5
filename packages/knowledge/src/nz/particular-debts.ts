/** Debts with rights of their own: fees, sold debts, phone and internet, bad work, small claims. */
import type { Rule } from '@plainletter/contracts/rule'

import { WORK_DONE } from './conditions.ts'

const DEBT = {
  country: 'nz',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const NAMED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const PARTICULAR_DEBTS: readonly Rule[] = [
  {
    ...NAMED,
    id: 'nz.debt.right-fee',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
    rank: 18,
    when: {
      any: [
        {
          says: [
            'collection fee',
            'collection fees',
            'collection cost',
            'collection costs',
            'collection charge',
            'recovery fee',
            'recovery costs',
            'costs of recovery',
            'costs of collection',
            'costs may be added',
            'costs of which may be added',
            'costs will be added',
            'add our costs',
            'late fee',
            'late payment fee',
            'default fee',
          ],
        },
      ],
    },
    says: 'They can add a fee only if your contract allows it. They may not mislead you about that, and a court can strike out an unfair term.',
    authority: {
      title: 'Fair Trading Act 1986',
      provision: 'sections 9 and 13 (misleading claims), 26A and 46I to 46L (unfair terms)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0121/latest/whole.html',
      inForceFrom: '2015-03-17',
    },
  },
  {
    ...DEBT,
    id: 'nz.debt.right-bad-work',
    creditor: 'private',
    kind: 'right',
    rank: 8,
    when: { any: [WORK_DONE] },
    says: 'If the work was bad or not finished, say so in writing with photos. You can ask them to fix it, or take it off the price.',
    authority: {
      title: 'Consumer Guarantees Act 1993',
      provision: 'sections 28 to 33 (services: care, purpose, time, price)',
      url: 'https://www.legislation.govt.nz/act/public/1993/0091/latest/whole.html',
      inForceFrom: '1994-04-01',
    },
  },
  {
    ...DEBT,
    id: 'nz.debt.right-tribunal',
    kind: 'right',
    rank: 11,
    creditor: 'private',
    kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    says: 'If you dispute it, the Disputes Tribunal can decide up to $60,000. Lawyers do not take part, and you mostly pay no costs.',
    authority: {
      title: 'Disputes Tribunal Act 1988',
      provision: 'sections 10, 38 and 43 (up to $60,000, no lawyers, costs)',
      url: 'https://www.legislation.govt.nz/act/public/1988/0110/latest/whole.html',
      inForceFrom: '2026-01-24',
    },
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.debt.right-phone',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 12,
    when: {
      any: [
        {
          says: [
            'spark',
            'one nz',
            '2degrees',
            'vodafone',
            'skinny',
            'slingshot',
            'broadband',
            'mobile account',
            'phone bill',
            'mobile plan',
            'internet account',
          ],
        },
      ],
    },
    says: 'If you dispute a phone or internet bill, Telecommunications Dispute Resolution looks at it for free. Services must be given with care; ask for a credit if they were not.',
    authority: {
      title: 'Telecommunications Dispute Resolution, with the Consumer Guarantees Act 1993',
      provision: 'free help with phone and internet complaints; sections 28 to 32 of the Act',
      url: 'https://www.tdr.org.nz/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.debt.right-sold',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 9,
    when: {
      any: [
        {
          says: [
            'assignee',
            'notice of assignment',
            'assigned the debt',
            'assigned your',
            'has been sold',
            'was sold',
            'sold your',
            'sold to',
            'have purchased',
            'purchased your',
            'purchased the debt',
            'bought your',
          ],
        },
      ],
    },
    says: 'Your debt was sold. Ask for the written notice of it, the contract and how the sum is made up. What you could say to the first lender still counts.',
    authority: {
      title: 'Property Law Act 2007, and Credit Contracts and Consumer Finance Act 2003',
      provision:
        'sections 50 to 52 of the first (assigned debts); section 132A of the second (what a collector must tell you first)',
      url: 'https://www.legislation.govt.nz/act/public/2007/0091/latest/whole.html',
      inForceFrom: '2021-12-01',
    },
  },
]
