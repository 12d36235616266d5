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
  country: 'nz',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['housing'],
  when: { all: [DEPOSIT, KEPT, RENTED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const DEPOSITS: readonly Rule[] = [
  {
    ...KEEPS,
    id: 'nz.deposit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The landlord wants part of your bond. You do not have to agree, and do not sign a blank form.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 22 to 22D and 77 to 78 (refund of the bond, the Tribunal)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '1986-12-01',
    },
  },
  {
    ...KEEPS,
    id: 'nz.deposit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'The landlord must prove it. Fair wear and tear is not damage.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision:
        'sections 40 and 49B (clean and tidy, careless damage: at most four weeks of rent or the insurance excess)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2019-08-27',
    },
  },
  {
    ...KEEPS,
    id: 'nz.deposit.right-apply',
    kind: 'right',
    rank: 2,
    says: 'Tenancy Services holds the bond. You can ask for it yourself. If the landlord does not agree, the Tenancy Tribunal decides.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 22 to 22D and 77 to 78 (refund of the bond, the Tribunal)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '1986-12-01',
    },
  },
  {
    ...KEEPS,
    id: 'nz.deposit.right-damage',
    kind: 'right',
    rank: 3,
    says: 'For careless damage you owe at most four weeks’ rent or the landlord’s insurance excess, whichever is less. For fair wear you owe nothing.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision:
        'sections 40 and 49B (clean and tidy, careless damage: at most four weeks of rent or the insurance excess)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2019-08-27',
    },
  },
  {
    ...KEEPS,
    id: 'nz.deposit.right-clean',
    kind: 'right',
    rank: 4,
    says: 'You must leave the home reasonably clean and tidy, not perfect. Ask for the first inspection report, bills and photos.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision:
        'sections 40 and 49B (clean and tidy, careless damage: at most four weeks of rent or the insurance excess)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2019-08-27',
    },
  },
  {
    ...KEEPS,
    id: 'nz.deposit.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write that you do not agree. Apply for the bond, and send your photos and the first inspection report.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 22 to 22D and 77 to 78 (refund of the bond, the Tribunal)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '1986-12-01',
    },
  },
]
