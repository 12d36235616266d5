/** What the Fair Debt Collection Practices Act and Regulation F let a debtor ask and forbid a collector. */
import type { Rule } from '@plainletter/contracts/rule'

import { DEBT_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'
import { STATE_SENDER, THIRD_PARTY, VALIDATION_WORDS } from './conditions.ts'

const DEBT = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
} satisfies Partial<Rule>

const BY_COLLECTOR = {
  ...DEBT,
  creditor: 'private',
  when: { ...THIRD_PARTY, not: [STATE_SENDER] },
} satisfies Partial<Rule>

const BY_FIRM = {
  ...DEBT,
  creditor: 'private',
  when: { not: [STATE_SENDER] },
} satisfies Partial<Rule>

/** A lawyer who writes for somebody to whom money is said to be owed, and does not say that he collects debts. */
const BY_LAWYER = {
  ...DEBT,
  creditor: 'private',
  when: {
    all: [
      {
        says: [
          'our client',
          'my client',
          'law office',
          'law offices',
          'law firm',
          'attorney for',
          'attorneys for',
          'attorney at law',
          'attorneys at law',
          'esq',
        ],
      },
      {
        says: [
          'account',
          'balance',
          'invoice',
          'invoices',
          'loan',
          'unpaid',
          'past due',
          'amount due',
          'amount owed',
          'debt',
        ],
      },
    ],
    not: [
      ...(THIRD_PARTY.any ?? []),
      STATE_SENDER,
      {
        says: [
          'property damage',
          'collision',
          'subrogation',
          'defamation',
          'copyright',
          'trademark',
          'shoplifting',
          'judgment was entered',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const DEBT_COLLECTION_RIGHTS: readonly Rule[] = [
  {
    ...BY_LAWYER,
    checkedOn: '2026-11-22',
    id: 'us.debt.right-lawyer',
    kind: 'right',
    rank: 12,
    says: 'A lawyer who regularly collects household debts is a debt collector too. Dispute the debt in writing within 30 days, and ask for proof.',
    authority: {
      title:
        'Fair Debt Collection Practices Act (FDCPA); lawyers who collect: Heintz v. Jenkins, 514 U.S. 291 (1995)',
      provision: '15 U.S.C. 1692a(6) and 1692g',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1692a&num=0&edition=prelim',
      inForceFrom: '1995-04-18',
    },
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.right-dispute',
    kind: 'right',
    rank: 10,
    says: 'You have the right to dispute the debt in writing. Do it within 30 days and they must stop until they send you proof.',
    checkedOn: '2026-11-23',
    authority: DEBT_LAW.validationAct,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.right-notice',
    kind: 'right',
    rank: 20,
    says: 'You have the right to a notice that shows who you owe, how the sum is made up, and the last day to dispute it.',
    authority: DEBT_LAW.validation,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.right-stop',
    kind: 'right',
    rank: 30,
    says: 'You have the right to tell them in writing to stop contacting you. The debt stays, and they may still sue.',
    checkedOn: '2026-11-23',
    authority: DEBT_LAW.stop,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.right-calls',
    kind: 'right',
    rank: 40,
    says: 'A collector may not call you more than seven times in seven days about a debt. After you talk, it must wait seven days.',
    authority: DEBT_LAW.calls,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.right-hours',
    kind: 'right',
    rank: 45,
    says: 'They may not contact you before 8 in the morning or after 9 at night. They may not call your work if your employer forbids it.',
    authority: DEBT_LAW.media,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.right-opt-out',
    kind: 'right',
    rank: 46,
    says: 'You may tell them to stop texts, emails or calls. Each email and text must say how to opt out.',
    authority: DEBT_LAW.media,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.right-privacy',
    kind: 'right',
    rank: 50,
    says: 'They may not tell your family, friends or boss about your debt.',
    authority: DEBT_LAW.privacy,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.right-no-lies',
    kind: 'right',
    rank: 55,
    says: 'They may not lie, threaten what they cannot do, or pretend to be a lawyer or the government.',
    authority: DEBT_LAW.falseWords,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.right-fees',
    kind: 'right',
    rank: 56,
    says: 'They may add a fee or interest only if your contract or a law allows it.',
    authority: DEBT_LAW.unfair,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.right-sue-them',
    kind: 'right',
    rank: 29,
    says: 'If they break these rules you can sue them within one year. You may get up to $1,000 and your lawyer’s fees.',
    authority: DEBT_LAW.damages,
  },
  {
    ...BY_FIRM,
    id: 'us.debt.right-benefits',
    kind: 'right',
    rank: 65,
    says: 'Social Security and SSI cannot be taken for a private debt, even after a court judgment.',
    authority: DEBT_LAW.socialSecurity,
  },
  {
    ...DEBT,
    id: 'us.debt.right-service',
    kind: 'right',
    rank: 75,
    when: { any: [{ says: ['military', 'servicemember', 'active duty', 'armed forces'] }] },
    says: 'On active duty, interest on debts from before your service is capped at 6%. Ask for it in writing.',
    authority: { ...DEBT_LAW.service, provision: '50 U.S.C. 3937' },
  },
  {
    ...DEBT,
    id: 'us.debt.deadline-dispute',
    creditor: 'private',
    kind: 'deadline',
    rank: 10,
    // The model notice prints the last day, as the collector counts it.
    when: {
      all: [{ says: VALIDATION_WORDS }],
      ...THIRD_PARTY,
      not: [{ says: ['write to us by'] }],
    },
    terms: {
      trigger: 'letter',
      service: {
        days: 5,
        unit: 'working_days',
        says: 'for the post, as the collector may assume',
      },
      count: 30,
      unit: 'days',
      roll: 'none',
    },
    action: 'Dispute the debt in writing and ask for proof',
    consequence: 'After that they may go on collecting while you dispute it.',
    weight: 'main',
    example: {
      clause: '12 CFR 1006.34(b)(5): five days without weekends and federal holidays, then 30 days',
      trigger: '2026-11-10',
      result: '2026-12-18',
    },
    says: 'You have 30 days after you get this notice to dispute it in writing. The notice must print the last day. Sooner is safer.',
    authority: DEBT_LAW.validation,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.element-creditor',
    kind: 'element',
    name: 'The name of the creditor',
    recognisedBy: [
      {
        says: [
          'creditor',
          'owe to',
          'on behalf of',
          'debt that you owe',
          'retained by',
          'engaged by',
          'account with',
          'current owner',
        ],
      },
    ],
    ifMissing: 'We do not see the name of the creditor. A validation notice must give it.',
    says: 'The notice must name the creditor to whom you owe the debt now.',
    authority: DEBT_LAW.validation,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.element-sum',
    kind: 'element',
    name: 'How the sum is made up',
    recognisedBy: [
      {
        says: ['as of', 'between', 'interest', 'fees', 'you paid or were credited', 'itemization'],
      },
    ],
    ifMissing:
      'We do not see how the sum is made up. The notice must list interest, fees, payments and credits.',
    says: 'The notice must show the sum on a start date, and the interest, fees, payments and credits since then.',
    authority: DEBT_LAW.validation,
  },
  {
    ...BY_COLLECTOR,
    id: 'us.debt.element-dispute',
    kind: 'element',
    name: 'How and until when to dispute',
    recognisedBy: [{ says: VALIDATION_WORDS }],
    ifMissing:
      'We do not see how to dispute the debt. Another letter may have told you. It must come within five days of the first contact.',
    says: 'The notice must tell you how to dispute the debt and the last day for it.',
    authority: DEBT_LAW.validation,
  },
]
