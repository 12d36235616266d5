/** What a nursing home costs under Fair Deal. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const NURSING_SAID: Test = { says: ['nursing home', 'fair deal', 'nursing homes support scheme'] }
const FAIR_DEAL_LAW: Authority = {
  title: 'Nursing Homes Support Scheme Act 2009',
  provision: 'sections 7 to 15 and 32 (Fair Deal, appeal)',
  url: 'https://www.irishstatutebook.ie/eli/2009/act/15/enacted/en/html',
  inForceFrom: '2009-10-27',
}
const FAIR_DEAL_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: { all: [NURSING_SAID] },
} satisfies Partial<Rule>

export const FAIR_DEAL: readonly Rule[] = [
  {
    ...FAIR_DEAL_ROW,
    id: 'ie.care.right-fair-deal',
    kind: 'right',
    rank: 6,
    says: 'Under Fair Deal you pay a share of income and assets, and the state the rest. The home counts for three years only. You can ask for a review or appeal.',
    authority: FAIR_DEAL_LAW,
  },
]
