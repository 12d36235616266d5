/** Notices that an insurer ends the cover. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'

const LAWS = {
  cover: {
    title: 'Insurance Contracts Act 1984',
    provision: 'sections 39, 59, 60, 62 and 75 (instalments, ending a policy, reasons)',
    url: 'https://www.legislation.gov.au/C2004A02944/latest',
    inForceFrom: '1986-01-01',
  },
} as const satisfies Record<string, Authority>

const ENDED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  papers: ['policy_cancelled'],
} satisfies Partial<Rule>

export const POLICY_CANCELLED: readonly Rule[] = [
  {
    ...ENDED,
    id: 'au.cover.step-now',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Call the insurer now. Ask if the cover goes on when you pay or send what is missing, and get it in writing.',
    authority: LAWS.cover,
  },
  {
    ...ENDED,
    id: 'au.cover.right-notice',
    kind: 'right',
    rank: 2,
    says: 'An insurer can end a policy early only for reasons in the law, and must tell you in writing first.',
    authority: LAWS.cover,
  },
  {
    ...ENDED,
    id: 'au.cover.right-instalment',
    kind: 'right',
    rank: 3,
    says: 'For a late instalment it can mostly cancel only when the payment is a month late, if the policy says so. It may refuse claims after 14 days.',
    authority: LAWS.cover,
  },
  {
    ...ENDED,
    id: 'au.cover.right-reasons',
    kind: 'right',
    rank: 4,
    says: 'You can ask for the reasons in writing.',
    authority: LAWS.cover,
  },
  {
    ...ENDED,
    id: 'au.cover.warn-gap',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'When the cover ends, you pay for any loss yourself. For a car, a crash with another car can cost very much.',
    authority: LAWS.cover,
  },
  {
    ...ENDED,
    id: 'au.cover.step-new',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Look for new cover that starts on the same day, and answer their questions truly. Complain to the insurer, then to AFCA, if it was wrong.',
    authority: LAW.afca,
  },
]
