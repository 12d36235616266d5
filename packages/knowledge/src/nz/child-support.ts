/** Decisions of Inland Revenue on child support. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const CHILD_SUPPORT: Test = {
  says: ['child support'],
}

const DECIDED: Test = {
  says: [
    'assessment',
    'objection',
    'object',
    'decision',
    'arrears',
    'overdue',
    'you must pay',
    'penalty',
  ],
}

const SUPPORT = {
  country: 'nz',
  kinds: ['TAX_DEMAND', 'DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['family'],
  when: { all: [CHILD_SUPPORT, DECIDED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const CHILD_SUPPORT_RULES: readonly Rule[] = [
  {
    ...SUPPORT,
    id: 'nz.kids.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Inland Revenue sets or changes the child support. Look at the income, the nights of care and the dates it used.',
    authority: {
      title: 'Child Support Act 1991',
      provision: 'sections 90 to 102 (objections, appeal to the Family Court)',
      url: 'https://www.legislation.govt.nz/act/public/1991/0142/latest/whole.html',
      inForceFrom: '1992-07-01',
    },
  },
  {
    ...SUPPORT,
    id: 'nz.kids.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'It goes by a set sum of income and care. If a fact is wrong or has changed, the sum can change.',
    authority: {
      title: 'Child Support Act 1991',
      provision: 'sections 96A to 96ZE (administrative review, ten grounds)',
      url: 'https://www.legislation.govt.nz/act/public/1991/0142/latest/whole.html',
      inForceFrom: '1994-07-01',
    },
  },
  {
    ...SUPPORT,
    id: 'nz.kids.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 4,
    says: 'You can object for free and ask for a review.',
    authority: {
      title: 'Child Support Act 1991',
      provision: 'sections 90 to 102 (objections, appeal to the Family Court)',
      url: 'https://www.legislation.govt.nz/act/public/1991/0142/latest/whole.html',
      inForceFrom: '1992-07-01',
    },
  },
  {
    ...SUPPORT,
    id: 'nz.kids.right-object',
    kind: 'right',
    rank: 2,
    says: 'You can object in writing. The letter names the last day, so do it soon. If they say no, the Family Court can decide.',
    authority: {
      title: 'Child Support Act 1991',
      provision: 'sections 90 to 102 (objections, appeal to the Family Court)',
      url: 'https://www.legislation.govt.nz/act/public/1991/0142/latest/whole.html',
      inForceFrom: '1992-07-01',
    },
  },
  {
    ...SUPPORT,
    id: 'nz.kids.right-review',
    kind: 'right',
    rank: 3,
    says: 'If your case is special, ask for an administrative review. There are ten reasons, such as high costs for the child or for contact.',
    authority: {
      title: 'Child Support Act 1991',
      provision: 'sections 96A to 96ZE (administrative review, ten grounds)',
      url: 'https://www.legislation.govt.nz/act/public/1991/0142/latest/whole.html',
      inForceFrom: '1994-07-01',
    },
  },
  {
    ...SUPPORT,
    id: 'nz.kids.right-estimate',
    kind: 'right',
    rank: 4,
    says: 'If your income fell by 15% or more, you can ask them to use an estimate.',
    authority: {
      title: 'Child Support Act 1991',
      provision: 'sections 40 to 44 (estimate of income)',
      url: 'https://www.legislation.govt.nz/act/public/1991/0142/latest/whole.html',
      inForceFrom: '2015-04-01',
    },
  },
  {
    ...SUPPORT,
    id: 'nz.kids.right-plan',
    kind: 'right',
    rank: 5,
    says: 'If you are behind, ask for a plan. Inland Revenue can then drop penalties, and can take money from pay with no court.',
    authority: {
      title: 'Child Support Act 1991',
      provision: 'sections 134 to 157 (penalties, payment agreements, relief)',
      url: 'https://www.legislation.govt.nz/act/public/1991/0142/latest/whole.html',
      inForceFrom: '2021-04-01',
    },
  },
  {
    ...SUPPORT,
    id: 'nz.kids.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Check each fact in the notice. Call Inland Revenue about a wrong one, and object in writing if it stays.',
    authority: {
      title: 'Child Support Act 1991',
      provision: 'sections 90 to 102 (objections, appeal to the Family Court)',
      url: 'https://www.legislation.govt.nz/act/public/1991/0142/latest/whole.html',
      inForceFrom: '1992-07-01',
    },
  },
]
