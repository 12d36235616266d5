/** Phone and internet contracts. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const BROADBAND_SAID: Test = { says: ['broadband', 'mobile', 'airtime', 'fibre', 'landline'] }
const LEAVE_SAID: Test = {
  says: [
    'early termination',
    'termination fee',
    'end of your contract',
    'end of the contract',
    'minimum term',
    'cease charge',
  ],
}
const BROADBAND_LAW: Authority = {
  title: 'European Union (Electronic Communications Code) Regulations 2022, S.I. No. 444 of 2022',
  provision: 'contract length and end (24 months at most)',
  url: 'https://www.irishstatutebook.ie/eli/2022/si/444/made/en/print',
  inForceFrom: '2023-06-09',
}
const SERVICE_LAW: Authority = {
  title: 'Consumer Rights Act 2022',
  provision: 'Part 4 (services: care, price, remedies)',
  url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
  inForceFrom: '2022-11-29',
}
const BROADBAND_ROW = {
  ...CHECKED,
  kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER'],
  when: { all: [BROADBAND_SAID, LEAVE_SAID] },
} satisfies Partial<Rule>

export const BROADBAND: readonly Rule[] = [
  {
    ...BROADBAND_ROW,
    id: 'ie.broadband.right-leave',
    kind: 'right',
    rank: 8,
    says: 'A contract may bind you for 24 months at most. You can leave free of charge if the service stays far below what was promised, or they change the terms.',
    authority: BROADBAND_LAW,
  },
  {
    ...BROADBAND_ROW,
    id: 'ie.broadband.right-service',
    kind: 'right',
    rank: 9,
    says: 'The service must be given with care and as agreed. If it was not, you can ask for it to be put right, or for money back.',
    authority: SERVICE_LAW,
  },
]
