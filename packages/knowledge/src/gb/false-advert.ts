/** Something untrue that was said before a sale. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SAID_BEFORE: Test = {
  says: [
    'advert',
    'advertised',
    'advertisement',
    'ad said',
    'listing',
    'misdescribed',
    'not as described',
    'misled',
    'lied about',
    'lied to me',
    'told me it',
    'one owner',
    'full service history',
    'clocked',
  ],
}
const A_SALE: Test = {
  says: [
    'bought',
    'purchase',
    'purchased',
    'sold',
    'seller',
    'dealer',
    'vehicle',
    'car',
    'marketplace',
    'gumtree',
    'ebay',
    'vinted',
  ],
}
const OTHER_SALE: Test = { says: ['landlord', 'tenancy', 'rent', 'job advert', 'estate agent'] }

export const FALSE_ADVERT: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ['england', 'wales'],
    id: 'gb.false-advert.right',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 16,
    when: { all: [SAID_BEFORE, A_SALE], not: [OTHER_SALE] },
    says: 'Did you buy because of something untrue in the advert? You can ask to undo the sale, or for money. This holds for private sellers too. Keep a copy of the advert.',
    authority: {
      title: 'Misrepresentation Act 1967',
      provision: 'sections 1 and 2 (untrue words before a sale)',
      url: 'https://www.legislation.gov.uk/ukpga/1967/7/section/2',
      inForceFrom: '1967-04-22',
    },
  },
]
