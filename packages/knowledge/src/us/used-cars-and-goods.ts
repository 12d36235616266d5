/** Goods and cars that fail soon after they were bought. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const AS_IS = {
  title: 'FTC Used Car Rule (Buyers Guide)',
  provision: '16 CFR 455.1 to 455.3',
  url: 'https://www.ecfr.gov/current/title-16/section-455.2',
  inForceFrom: '2018-01-26',
}
const UCC = {
  title: 'Uniform Commercial Code (UCC), Article 2 (law of your state)',
  provision: 'sections 2-313 to 2-316 (warranties, “as is”), 2-601, 2-608 and 2-714',
  url: 'https://www.ftc.gov/business-guidance/resources/businesspersons-guide-federal-warranty-law',
  inForceFrom: '2000-01-01',
}
const MAGNUSON = {
  title: 'Magnuson-Moss Warranty Act (MMWA)',
  provision: '15 U.S.C. 2301 to 2312 (claims: 2310)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section2310&num=0&edition=prelim',
  inForceFrom: '1975-07-04',
}
const MILES = {
  title: 'Federal odometer law',
  provision: '49 U.S.C. 32703 and 32710',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title49-section32710&num=0&edition=prelim',
  inForceFrom: '1994-07-05',
}

const CAR = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      {
        says: [
          'dealer',
          'dealership',
          'used car',
          'car i bought',
          'bought a car',
          'bought a used',
          'truck',
          'buyers guide',
          'as is',
          'as-is',
        ],
      },
      {
        says: [
          'transmission',
          'engine',
          'broke down',
          'broke',
          'died',
          'failed',
          'repair',
          'repairs',
          'defect',
          'refund',
          'warranty',
          'check engine',
        ],
      },
    ],
    not: [
      {
        says: [
          'repossess',
          'repossessed',
          'insurance claim',
          'recall',
          'apartment',
          'house',
          'home inspection',
          'landlord',
          'probate',
          'no will',
          'passed away',
          'heirs',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const GOODS = {
  ...CHECKED,
  topics: ['consumer'],
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'bought',
          'purchased',
          'purchase',
          'warranty',
          'product',
          'appliance',
          'phone',
          'laptop',
          'furniture',
          'refrigerator',
          'washer',
          'dealer',
          'dealership',
        ],
      },
      {
        says: [
          'broke',
          'broken',
          'stopped working',
          'defective',
          'defect',
          'does not work',
          'failed',
          'faulty',
          'warranty',
          'as is',
          'as-is',
          'won’t fix',
          "won't fix",
          'refuses to repair',
          'transmission',
          'engine',
        ],
      },
    ],
    not: [
      {
        says: [
          'landlord',
          'tenant',
          'insurance claim',
          'policy number',
          'home warranty',
          'recall',
          'repossess',
          'habitability',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const ODOMETER = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
  when: { any: [{ says: ['odometer', 'rolled back', 'mileage was wrong', 'real mileage'] }] },
} satisfies Partial<Rule>
export const USED_CARS_AND_GOODS: readonly Rule[] = [
  {
    ...CAR,
    id: 'us.goods.right-guide',
    kind: 'right',
    rank: 3,
    says: 'A dealer must put a Buyers Guide on each used car that says “as is” or what warranty you get. What it says is part of the deal.',
    authority: AS_IS,
  },
  {
    ...GOODS,
    id: 'us.goods.right-work',
    kind: 'right',
    rank: 4,
    says: 'Goods must mostly do what such goods normally do. “As is” can shut that out, but not lies or a written promise. Some states bar “as is”.',
    authority: UCC,
  },
  {
    ...GOODS,
    id: 'us.goods.right-warranty',
    kind: 'right',
    rank: 5,
    says: 'Who gives a written warranty must keep it and cannot shut out the basic one. If you win in court, they can have to pay your lawyer.',
    authority: MAGNUSON,
  },
  {
    ...ODOMETER,
    id: 'us.goods.right-miles',
    kind: 'right',
    rank: 4,
    says: 'If the mileage was turned back to cheat you, you can claim three times your loss or $10,000, whichever is more.',
    authority: MILES,
  },
]
