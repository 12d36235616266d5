/** Unpaid tolls. */
import type { Rule } from '@plainletter/contracts/rule'

import { TOLL_DEMAND } from './conditions.ts'

const TOLL = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER'],
  topics: ['parking', 'debt'],
  when: {
    any: [{ says: ['toll', 'tolls', 'linkt', 'eastlink', 'citylink', 'toll road', 'toll notice'] }],
  },
} satisfies Partial<Rule>

const DEMAND = {
  ...TOLL,
  checkedOn: '2026-11-22',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  when: { any: [TOLL_DEMAND] },
} satisfies Partial<Rule>

const TOLL_LAW = {
  title: 'Toll laws of the states',
  provision:
    'Roads Act 1993 (NSW), section 244, with Roads Regulation 2018, section 19; Melbourne City Link Act 1995 and EastLink Project Act 2004 (Vic), section 199 (14 days, statement of who drove); Transport Infrastructure Act 1994 (Qld), sections 94 to 105',
  url: 'https://www.accc.gov.au/',
  inForceFrom: '2012-01-01',
}

export const TOLLS_RULES: readonly Rule[] = [
  {
    ...TOLL,
    id: 'au.toll.right-first',
    kind: 'right',
    rank: 9,
    says: 'An unpaid toll starts with a notice and a fee from the toll firm. A fine from the state comes only later.',
    authority: {
      title: 'Toll laws of the states',
      provision:
        'Roads Act 1993 (NSW); Melbourne City Link Act 1995 and EastLink Project Act 2004 (Vic); Transport Infrastructure Act 1994 (Qld)',
      url: 'https://www.accc.gov.au/',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...DEMAND,
    id: 'au.toll.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'You can pay the toll firm, or tell it who drove or that the car was sold or stolen. Do one of them by the day in the notice.',
    authority: TOLL_LAW,
  },
  {
    ...DEMAND,
    id: 'au.toll.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 5,
    title: 'Pay the toll firm',
    cost: 'The toll and the fee. Ask it to drop the fee.',
    time: 'By the day in the notice.',
    risk: 'Pay it all and in time. A fine comes for tolls left unpaid.',
    bestFor: 'The trip was yours.',
    says: 'Pay by the way in the notice, or on the site of the firm that you open yourself. Keep the receipt.',
    authority: TOLL_LAW,
  },
  {
    ...DEMAND,
    id: 'au.toll.option-declare',
    kind: 'option',
    option: 'dispute',
    rank: 6,
    title: 'Tell them who drove',
    cost: 'Free.',
    time: 'By the day in the notice.',
    risk: 'A false statement is an offence.',
    bestFor: 'Someone else drove, or the car was sold or stolen.',
    says: 'Use the form or the online page that the notice names. A statutory declaration must be signed before a witness. Send it to the toll firm.',
    authority: TOLL_LAW,
  },
  {
    ...TOLL,
    id: 'au.toll.right-ombudsman',
    kind: 'right',
    rank: 12,
    says: 'Ask the toll firm for hardship help and to drop its fees. It may not mislead you about what you owe.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 18, 20 and 21 (misleading and unfair conduct)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...TOLL,
    id: 'au.toll.vic-nomination',
    kind: 'right',
    rank: 8,
    regions: ['AU-VIC'],
    says: 'In Victoria the owner can name who drove or show that the car was sold or stolen.',
    authority: {
      title: 'Melbourne City Link Act 1995 (Vic) and EastLink Project Act 2004 (Vic)',
      provision: 'toll offences and statements by the owner',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
]
