/** Letters of a landlord who keeps the deposit of a rented home. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { RENTED } from './conditions.ts'

const DEPOSIT: Test = {
  says: ['deposit'],
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
    'keep the deposit',
    'to keep the',
    'no refund is due',
    'deductions',
    'deduction',
    'deduct',
  ],
}

const KEEPS = {
  country: 'ie',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['housing'],
  when: { all: [DEPOSIT, KEPT, RENTED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const DEPOSITS: readonly Rule[] = [
  {
    ...KEEPS,
    id: 'ie.deposit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The landlord wants to keep your deposit. Look for each sum and its reason.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12(1)(d), 12(4), 75 to 78 (deposit, wear and tear, disputes)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
  {
    ...KEEPS,
    id: 'ie.deposit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'The landlord must show the damage. Normal wear is not damage, and paint and carpets wear out.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12(1)(d), 12(4), 75 to 78 (deposit, wear and tear, disputes)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
  {
    ...KEEPS,
    id: 'ie.deposit.right-rtb',
    kind: 'right',
    rank: 2,
    says: 'The RTB decides disputes on deposits. You can apply online for a small fee, and mediation is free.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12(1)(d), 12(4), 75 to 78 (deposit, wear and tear, disputes)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
  {
    ...KEEPS,
    id: 'ie.deposit.right-proof',
    kind: 'right',
    rank: 3,
    says: 'You can ask for a list, bills and photos, and for the inventory from the day you moved in.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12(1)(d), 12(4), 75 to 78 (deposit, wear and tear, disputes)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
  {
    ...KEEPS,
    id: 'ie.deposit.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write that you do not agree and ask for the deposit back by a set day. Then go to the RTB.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12(1)(d), 12(4), 75 to 78 (deposit, wear and tear, disputes)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
]
