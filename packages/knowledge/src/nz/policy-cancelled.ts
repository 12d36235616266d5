/** Notices that an insurer ends the cover. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'

const LAWS = {
  insurer: {
    title: 'Insurance Law Reform Act 1977, with the dispute schemes for insurers',
    provision: 'fair dealing and free complaints',
    url: 'https://www.legislation.govt.nz/act/public/1977/0014/latest/whole.html',
    inForceFrom: '1977-10-01',
  },
} as const satisfies Record<string, Authority>

const ENDED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  papers: ['policy_cancelled'],
} satisfies Partial<Rule>

export const POLICY_CANCELLED: readonly Rule[] = [
  {
    ...ENDED,
    id: 'nz.cover.step-now',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Call the insurer now. Ask if the cover goes on when you pay or send what is missing, and get it in writing.',
    authority: LAWS.insurer,
  },
  {
    ...ENDED,
    id: 'nz.cover.step-new',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Look for new cover that starts on the same day, and answer their questions truly.',
    authority: LAWS.insurer,
  },
  {
    ...ENDED,
    id: 'nz.cover.right-reason',
    kind: 'right',
    rank: 2,
    says: 'You can ask which term lets them end it, how much notice it gives you, and for unused premium back.',
    authority: LAWS.insurer,
  },
  {
    ...ENDED,
    id: 'nz.cover.right-scheme',
    kind: 'right',
    rank: 3,
    says: 'If you think it is wrong, complain to the insurer, then to its dispute scheme for free.',
    authority: LAW.disputeSchemes,
  },
  {
    ...ENDED,
    id: 'nz.cover.warn-gap',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'When the cover ends, you pay for any loss yourself. If a loan is on the house or car, tell the lender.',
    authority: LAWS.insurer,
  },
]
