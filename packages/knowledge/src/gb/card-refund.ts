/** Money back from the card firm for what was bought. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CARD_SAID: Test = { says: ['section 75', 'chargeback'] }
const CARD_LAW: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'section 75 (credit card: the bank is liable with the seller, £100 to £30,000)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/75',
  inForceFrom: '1977-07-01',
}

const CARD_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  when: { all: [CARD_SAID] },
} satisfies Partial<Rule>

export const CARD_REFUND: readonly Rule[] = [
  {
    ...CARD_ROW,
    id: 'gb.refund.right-card',
    kind: 'right',
    rank: 6,
    says: 'For a credit card purchase of over £100 and up to £30,000, the card firm is liable with the seller. For less, ask for chargeback.',
    authority: CARD_LAW,
  },
]
