/** Letters about child support that is owed. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  support: {
    title:
      'Support enforcement laws of the provinces, in Ontario the Family Responsibility and Support Arrears Enforcement Act, 1996',
    provision: 'sections 20 to 41 (pay, licence and default hearings)',
    url: 'https://www.ontario.ca/laws/statute/96f31',
    inForceFrom: '1997-05-12',
  },
  guidelines: {
    title: 'Divorce Act',
    provision: 'section 17 (change of a support order)',
    url: 'https://laws-lois.justice.gc.ca/eng/acts/d-3.4/',
    inForceFrom: '2021-03-01',
  },
} as const satisfies Record<string, Authority>

const OWED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
  papers: ['child_maintenance'],
} satisfies Partial<Rule>

const IN_ONTARIO = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
  papers: ['child_maintenance'],
  regions: ['CA-ON'],
} satisfies Partial<Rule>

export const CHILD_MAINTENANCE: readonly Rule[] = [
  {
    ...OWED,
    id: 'ca.support.right-plan',
    kind: 'right',
    rank: 2,
    says: 'If you cannot pay all, ask the office for a payment plan before it acts. Show your income and costs.',
    authority: LAWS.support,
  },
  {
    ...OWED,
    id: 'ca.support.right-change',
    kind: 'right',
    rank: 3,
    says: 'If your income fell or the child lives with you, a court can change the order. The office cannot.',
    authority: LAWS.guidelines,
  },
  {
    ...OWED,
    id: 'ca.support.warn',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'Do not ignore it. The office can take money from pay and tax refunds, and stop your licence or passport.',
    authority: LAWS.support,
  },
  {
    ...OWED,
    id: 'ca.support.warn-direct',
    kind: 'warning',
    severity: 'medium',
    rank: 4,
    says: 'Pay through the office, not straight to the other parent. If not, it may not be counted.',
    authority: LAWS.support,
  },
  {
    ...IN_ONTARIO,
    id: 'ca.support.right-ontario',
    kind: 'right',
    rank: 4,
    says: 'In Ontario you get a notice before your licence is stopped, with 30 days to pay, agree a plan or go to court.',
    authority: LAWS.support,
  },
  {
    ...OWED,
    id: 'ca.support.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Ask for a full statement and check it with your proof of payment. Pay what you can now.',
    authority: LAWS.support,
  },
]
