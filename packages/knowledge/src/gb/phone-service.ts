/** What a phone or broadband firm must do. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const PHONE_FIRM_SAID: Test = {
  says: ['broadband', 'mobile', 'fibre', 'router', 'sim only', 'handset', 'airtime'],
}

const LEAVE_SAID: Test = {
  says: [
    'early termination',
    'termination charge',
    'exit fee',
    'end of the contract',
    'left us',
    'end of your contract',
    'minimum term',
    'final bill',
  ],
}

const SERVICE_LAW: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'sections 49, 50 and 54 to 56 (service with care, and as promised)',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/49',
  inForceFrom: '2015-10-01',
}

const PHONE_ROW = {
  ...CHECKED,
  kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  when: { all: [PHONE_FIRM_SAID, LEAVE_SAID] },
} satisfies Partial<Rule>

export const PHONE_SERVICE: readonly Rule[] = [
  {
    ...PHONE_ROW,
    id: 'gb.phone.right-service',
    kind: 'right',
    rank: 9,
    says: 'The service must be given with care and as promised. If it was much worse, you can ask for a lower price or to leave free of charge.',
    authority: SERVICE_LAW,
  },
]
