/** Letters of a landlord who keeps the deposit of a rented home. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { RENTED } from './conditions.ts'

const DEPOSIT: Test = {
  says: ['bond'],
}

const KEPT: Test = {
  says: [
    'keeping',
    'will keep',
    'we keep',
    'kept',
    'intend to claim',
    'to claim',
    'claiming',
    'deducted from',
    'withhold',
    'withheld',
    'withholding',
    'retaining',
    'retained',
    'will not return',
    'not be returned',
    'not be refunded',
  ],
}

const KEEPS = {
  country: 'au',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['housing'],
  when: { all: [DEPOSIT, KEPT, RENTED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const DEPOSITS: readonly Rule[] = [
  {
    ...KEEPS,
    id: 'au.deposit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The agent or landlord wants part of your bond. You do not have to agree, and do not sign a blank form.',
    authority: {
      title: 'Residential tenancy laws of the states',
      provision:
        'for example Residential Tenancies Act 2010 (NSW), sections 51 and 166; Residential Tenancies Act 1997 (Vic), sections 63 and 419A; Residential Tenancies and Rooming Accommodation Act 2008 (Qld), sections 125 to 141 and 188',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
  {
    ...KEEPS,
    id: 'au.deposit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'They must prove the damage. Fair wear and tear is not damage, and old things have lost value.',
    authority: {
      title: 'Residential tenancy laws of the states',
      provision:
        'for example Residential Tenancies Act 2010 (NSW), sections 51 and 166; Residential Tenancies Act 1997 (Vic), sections 63 and 419A; Residential Tenancies and Rooming Accommodation Act 2008 (Qld), sections 125 to 141 and 188',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
  {
    ...KEEPS,
    id: 'au.deposit.right-apply',
    kind: 'right',
    rank: 2,
    says: 'In most states you can ask the bond office for the bond yourself, with no signature of the agent. Then they must prove their claim.',
    authority: {
      title: 'Residential tenancy laws of the states',
      provision:
        'for example Residential Tenancies Act 2010 (NSW), sections 51 and 166; Residential Tenancies Act 1997 (Vic), sections 63 and 419A; Residential Tenancies and Rooming Accommodation Act 2008 (Qld), sections 125 to 141 and 188',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
  {
    ...KEEPS,
    id: 'au.deposit.right-wear',
    kind: 'right',
    rank: 3,
    says: 'You need to leave the home only as clean as it was, but for fair wear. Ask for the condition report, bills and photos.',
    authority: {
      title: 'Residential tenancy laws of the states',
      provision:
        'for example Residential Tenancies Act 2010 (NSW), sections 51 and 166; Residential Tenancies Act 1997 (Vic), sections 63 and 419A; Residential Tenancies and Rooming Accommodation Act 2008 (Qld), sections 125 to 141 and 188',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
  {
    ...KEEPS,
    id: 'au.deposit.right-tribunal',
    kind: 'right',
    rank: 12,
    says: 'The tribunal of your state decides disputes on bonds. In Western Australia and Tasmania a public office decides first. It costs little, and you need no lawyer.',
    authority: {
      title: 'Residential tenancy laws of the states',
      provision:
        'for example Residential Tenancies Act 2010 (NSW), sections 51 and 166; Residential Tenancies Act 1997 (Vic), sections 63 and 419A; Residential Tenancies and Rooming Accommodation Act 2008 (Qld), sections 125 to 141 and 188',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
  {
    ...KEEPS,
    id: 'au.deposit.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write that you do not agree. Claim the bond from the bond office, and send your photos and the first condition report.',
    authority: {
      title: 'Residential tenancy laws of the states',
      provision:
        'for example Residential Tenancies Act 2010 (NSW), sections 51 and 166; Residential Tenancies Act 1997 (Vic), sections 63 and 419A; Residential Tenancies and Rooming Accommodation Act 2008 (Qld), sections 125 to 141 and 188',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
]
