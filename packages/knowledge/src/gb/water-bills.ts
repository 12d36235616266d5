/** Bills for water: who must pay and what help there is. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const GAS_SAID: Test = { says: ['gas'] }

const CUT_SAID: Test = {
  says: ['disconnect', 'disconnected', 'disconnecting', 'disconnection', 'cut off', 'warrant'],
}

const WATER_SAID: Test = {
  says: [
    'water charges',
    'water bill',
    'water account',
    'wastewater',
    'sewerage',
    'water company',
    'water services',
  ],
}

const GAS_LAW: Authority = {
  title: 'Gas Act 1986',
  provision: 'Schedule 2B, paragraph 7 (cutting off for debt)',
  url: 'https://www.legislation.gov.uk/ukpga/1986/44/schedule/2B/paragraph/7',
  inForceFrom: '1996-03-01',
}

const WATER_COUNCIL_LAW: Authority = {
  title: 'Water Industry Act 1991',
  provision: 'sections 29 and 29A (complaints to the Consumer Council for Water)',
  url: 'https://www.legislation.gov.uk/ukpga/1991/56/section/29',
  inForceFrom: '2005-10-01',
}

const WATERSURE_LAW: Authority = {
  title: 'Water Industry (Charges) (Vulnerable Groups) Regulations 1999',
  provision: 'WaterSure: a cap on metered bills',
  url: 'https://www.legislation.gov.uk/uksi/1999/3441/contents',
  inForceFrom: '2000-04-01',
}

const GAS_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['UTILITY_BILL_DEMAND'],
  when: { all: [GAS_SAID, CUT_SAID] },
} satisfies Partial<Rule>

const WATER_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  when: { all: [WATER_SAID] },
} satisfies Partial<Rule>

export const WATER_BILLS: readonly Rule[] = [
  {
    ...GAS_ROW,
    id: 'gb.bill.right-cut-off-gas',
    kind: 'right',
    rank: 13,
    says: "For gas they must wait 28 days after the bill and give you seven days' notice. They may not cut you off for a sum that you truly dispute.",
    authority: GAS_LAW,
  },
  {
    ...WATER_ROW,
    id: 'gb.bill.right-water-council',
    kind: 'right',
    rank: 14,
    says: 'If your water company does not put it right, the Consumer Council for Water helps for free.',
    authority: WATER_COUNCIL_LAW,
  },
  {
    ...WATER_ROW,
    id: 'gb.bill.right-watersure',
    kind: 'right',
    rank: 15,
    says: 'On a meter, with some benefits, and three or more children or an illness that needs water? Then ask for WaterSure, which caps the bill.',
    authority: WATERSURE_LAW,
  },
]
