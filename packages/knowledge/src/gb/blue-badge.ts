/** A Blue Badge that was refused or taken away. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const BADGE_SAID: Test = { says: ['blue badge'] }
const NOT_GIVEN_SAID: Test = {
  says: [
    'refused',
    'not eligible',
    'turned down',
    'unsuccessful',
    'rejected',
    'do not meet',
    'does not meet',
  ],
}
const BADGE_LAW: Authority = {
  title: 'Chronically Sick and Disabled Persons Act 1970',
  provision:
    'section 21, with Disabled Persons (Badges for Motor Vehicles) (England) Regulations 2000',
  url: 'https://www.legislation.gov.uk/ukpga/1970/44/section/21',
  inForceFrom: '2019-08-30',
}

const BADGE_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BADGE_SAID, NOT_GIVEN_SAID] },
} satisfies Partial<Rule>

export const BLUE_BADGE: readonly Rule[] = [
  {
    ...BADGE_ROW,
    id: 'gb.badge.right-again',
    kind: 'right',
    rank: 7,
    says: 'Ask the council in writing why, and for a new look with more medical proof. Then its complaints path and the Local Government Ombudsman are open.',
    authority: BADGE_LAW,
  },
]
