/** A firm’s bill for goods or work. */
import type { Rule } from '@plainletter/contracts/rule'

const INVOICE = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    all: [
      { says: ['invoice', 'balance due', 'balance now due'] },
      { says: ['vat', 'total', 'balance'] },
    ],
    not: [
      { says: ['data breach', 'rent review', 'debt collection', 'legal proceedings', 'solicitor'] },
    ],
  },
} satisfies Partial<Rule>

const CONSUMER_RIGHTS_ACT = {
  title: 'Consumer Rights Act 2022',
  provision: 'Part 4 (services), sections 78 to 90',
  url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
  inForceFrom: '2022-11-29',
}

export const INVOICE_RULES: readonly Rule[] = [
  {
    ...INVOICE,
    id: 'ie.invoice.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 8,
    says: 'A firm asks you to pay for goods or work. It is a bill, not a threat.',
    authority: CONSUMER_RIGHTS_ACT,
  },
  {
    ...INVOICE,
    id: 'ie.invoice.right-service',
    kind: 'right',
    rank: 8,
    says: 'Work must be done with care and skill, at the price agreed. If not, you can ask to have it put right or the price lowered.',
    authority: CONSUMER_RIGHTS_ACT,
  },
  {
    ...INVOICE,
    id: 'ie.invoice.right-goods',
    kind: 'right',
    rank: 10,
    says: 'Goods must be as described, of fair quality and fit for use.',
    authority: {
      title: 'Consumer Rights Act 2022',
      provision: 'Part 2 (goods), sections 14 to 33',
      url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
      inForceFrom: '2022-11-29',
    },
  },
  {
    ...INVOICE,
    id: 'ie.invoice.step-check',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Check the sums, what you have paid, and the bank details by phone on a number you know.',
    authority: CONSUMER_RIGHTS_ACT,
  },
]
