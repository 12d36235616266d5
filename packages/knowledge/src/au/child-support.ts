/** Decisions of Services Australia on child support. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const CHILD_SUPPORT: Test = {
  says: ['child support'],
}

const DECIDED: Test = {
  says: ['assessment', 'objection', 'object', 'decision', 'arrears', 'overdue', 'you must pay'],
}

const SUPPORT = {
  country: 'au',
  kinds: ['TAX_DEMAND', 'DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['family'],
  when: { all: [CHILD_SUPPORT, DECIDED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const CHILD_SUPPORT_RULES: readonly Rule[] = [
  {
    ...SUPPORT,
    id: 'au.kids.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The agency sets or changes the child support. Look at the income, the nights of care and the dates it used.',
    authority: {
      title: 'Child Support (Registration and Collection) Act 1988',
      provision: 'sections 79D to 81 (objection within 28 days)',
      url: 'https://www.legislation.gov.au/C2004A03596/latest',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...SUPPORT,
    id: 'au.kids.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'It goes by a set sum of income and care. If a fact is wrong or has changed, the sum can change.',
    authority: {
      title: 'Child Support (Assessment) Act 1989',
      provision: 'Part 6A, sections 98A to 98S (change of assessment)',
      url: 'https://www.legislation.gov.au/',
      inForceFrom: '2006-07-01',
    },
  },
  {
    ...SUPPORT,
    id: 'au.kids.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'Services Australia works out and collects child support.',
    authority: {
      title: 'Child Support (Registration and Collection) Act 1988',
      provision: 'sections 79D to 81 (objection within 28 days)',
      url: 'https://www.legislation.gov.au/C2004A03596/latest',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...SUPPORT,
    id: 'au.kids.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 4,
    says: 'You can object for free, mostly within 28 days. Then a tribunal can look at it.',
    authority: {
      title: 'Child Support (Registration and Collection) Act 1988',
      provision: 'sections 79D to 81 (objection within 28 days)',
      url: 'https://www.legislation.gov.au/C2004A03596/latest',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...SUPPORT,
    id: 'au.kids.right-object',
    kind: 'right',
    rank: 2,
    says: 'You can object within 28 days of getting the decision. A late one needs a good reason. It is free.',
    authority: {
      title: 'Child Support (Registration and Collection) Act 1988',
      provision: 'sections 79D to 81 (objection within 28 days)',
      url: 'https://www.legislation.gov.au/C2004A03596/latest',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...SUPPORT,
    id: 'au.kids.right-change',
    kind: 'right',
    rank: 3,
    says: 'If your case is special, ask for a change of assessment. Reasons are costs of the child, or income that the sum does not show.',
    authority: {
      title: 'Child Support (Assessment) Act 1989',
      provision: 'Part 6A, sections 98A to 98S (change of assessment)',
      url: 'https://www.legislation.gov.au/',
      inForceFrom: '2006-07-01',
    },
  },
  {
    ...SUPPORT,
    id: 'au.kids.right-estimate',
    kind: 'right',
    rank: 4,
    says: 'If your income fell by 15% or more, you can give an estimate, so that the sum goes by what you earn now.',
    authority: {
      title: 'Child Support (Assessment) Act 1989',
      provision: 'sections 60 to 63 (estimate of income)',
      url: 'https://www.legislation.gov.au/',
      inForceFrom: '2010-07-01',
    },
  },
  {
    ...SUPPORT,
    id: 'au.kids.right-tribunal',
    kind: 'right',
    rank: 5,
    says: 'If the objection fails, the Administrative Review Tribunal can look at it. For most child support cases it is free.',
    authority: {
      title: 'Child Support (Registration and Collection) Act 1988',
      provision: 'Part VIIA (review by the Administrative Review Tribunal)',
      url: 'https://www.legislation.gov.au/C2004A03596/latest',
      inForceFrom: '2024-10-14',
    },
  },
  {
    ...SUPPORT,
    id: 'au.kids.right-plan',
    kind: 'right',
    rank: 6,
    says: 'If you are behind, ask for a plan. The agency can take money from pay, tax refunds and accounts, with no court.',
    authority: {
      title: 'Child Support (Registration and Collection) Act 1988',
      provision: 'sections 43 to 72B (taking money from pay, tax refunds and accounts)',
      url: 'https://www.legislation.gov.au/C2004A03596/latest',
      inForceFrom: '1988-06-01',
    },
  },
  {
    ...SUPPORT,
    id: 'au.kids.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Check each fact in the notice. Call the agency about a wrong one, and object in writing if it stays.',
    authority: {
      title: 'Child Support (Registration and Collection) Act 1988',
      provision: 'sections 79D to 81 (objection within 28 days)',
      url: 'https://www.legislation.gov.au/C2004A03596/latest',
      inForceFrom: '2007-01-01',
    },
  },
]
