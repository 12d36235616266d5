/** Letters about maintenance for a child that is owed. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  maintenance: {
    title: 'Family Law (Maintenance of Spouses and Children) Act 1976',
    provision:
      'sections 5A, 6, 9 and 10 (orders, change, payment through the court, attachment of earnings)',
    url: 'https://revisedacts.lawreform.ie/eli/1976/act/11/revised/en/html',
    inForceFrom: '1976-05-06',
  },
} as const satisfies Record<string, Authority>

const OWED = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
  papers: ['child_maintenance'],
} satisfies Partial<Rule>

export const CHILD_MAINTENANCE: readonly Rule[] = [
  {
    ...OWED,
    id: 'ie.maintenance.right-change',
    kind: 'right',
    rank: 2,
    says: 'If your income or the child’s needs have changed, you can ask the court to change the sum. Until then the order counts.',
    authority: LAWS.maintenance,
  },
  {
    ...OWED,
    id: 'ie.maintenance.right-heard',
    kind: 'right',
    rank: 3,
    says: 'Only a court can have money taken from your wages. You are heard first, and it must leave you enough to live on.',
    authority: LAWS.maintenance,
  },
  {
    ...OWED,
    id: 'ie.maintenance.warn',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'Do not ignore a court order. In the worst case a court can treat it as contempt.',
    authority: LAWS.maintenance,
  },
  {
    ...OWED,
    id: 'ie.maintenance.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Check the sum with the order and your proof of payment. Pay what you can now, and offer the rest in parts in writing.',
    authority: LAWS.maintenance,
  },
  {
    ...OWED,
    id: 'ie.maintenance.option-change',
    kind: 'option',
    option: 'negotiate',
    rank: 3,
    title: 'Ask the court to change the order',
    cost: 'Free in the District Court.',
    time: 'Some weeks or months.',
    risk: 'Low. The court looks at both sides.',
    bestFor: 'You cannot pay the sum any more.',
    says: 'Ask the court office for the form. The Legal Aid Board and its free family mediation can help.',
    authority: LAWS.maintenance,
  },
]
