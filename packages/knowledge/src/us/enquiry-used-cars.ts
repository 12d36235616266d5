/** Questions about cars that were bought: “as is”, three days, hidden titles and lemons. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_AS_BUYER, ASK_TILL_OCTOBER } from './answers-in-common.ts'
import { CHECKED, cfr } from './cite-law.ts'

const COOLING_OFF = cfr({
  title: 16,
  section: '429.1',
  name: 'FTC Cooling-Off Rule',
  from: '1974-06-07',
})

const LEMON = {
  title: 'Lemon law of your state, and Magnuson-Moss Warranty Act (MMWA)',
  provision:
    '15 U.S.C. 2310; for example California Civil Code 1793.22, New York General Business Law (GBL) 198-a, Texas Occupations Code 2301.601, Florida Statutes 681',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section2310&num=0&edition=prelim',
  inForceFrom: '1975-07-04',
}

const CAR = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
} satisfies Partial<Rule>

const TITLE = {
  title: 'Consumer act of your state, FTC Used Car Rule and Uniform Commercial Code (UCC)',
  provision:
    '16 CFR 455.1; UCC sections 2-312 to 2-316; for example North Carolina N.C.G.S. 75-1.1, Texas DTPA, California Vehicle Code 11713.26',
  url: 'https://www.ecfr.gov/current/title-16/section-455.1',
  inForceFrom: '2018-01-26',
}

const ON_SHOP = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_USED_CARS: readonly Rule[] = [
  {
    ...ASK_AS_BUYER,
    id: 'us.ask-consumer.car-three-days',
    rank: 10,
    asks: [
      ['car', 'used car', 'truck', 'vehicle', 'dealer', 'dealership'],
      [
        'return it',
        'return the',
        'take it back',
        'three days',
        '3 days',
        'cancel',
        'lemon',
        'undo',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state, the warranty and what the dealer told you',
    says: 'Federal law gives no three days to return a car bought at a dealer. A lemon law, a warranty or a lie by the dealer can help.',
    authority: COOLING_OFF,
  },
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.ask-consumer.as-is-car',
    rank: 9,
    topics: ['consumer', 'general'],
    when: { not: [{ says: ['recall', 'new car', 'repo', 'repossessed'] }] },
    asks: [
      [
        'as is',
        'as-is',
        'sold as is',
        'sold it as is',
        'no warranty',
        'used car lot',
        'buy here pay here',
        'small lot',
        'used car',
        'used truck',
        'from a dealer',
        'car lot',
        'dealership',
      ],
      [
        'car',
        'truck',
        'vehicle',
        'dealer',
        'transmission',
        'engine',
        'died',
        'broke down',
        'engine light',
        'check engine',
        'blew',
        'transmission went',
        'quit running',
        "won't start",
        'wont start',
        'blown',
        'head gasket',
      ],
    ],
    verdict: 'it_depends',
    says: '"As is" ends most warranties, but not lies. What the dealer wrote or texted about the car can count. Ask for the Buyers Guide and complain to your state attorney general.',
    dependsOn: 'what the dealer told you and your state',
    authority: {
      title: 'FTC Used Car Rule',
      provision: '16 CFR 455.1 and 455.2',
      url: 'https://www.ecfr.gov/current/title-16/section-455.1',
      inForceFrom: '1985-05-09',
    },
  },
  {
    ...CAR,
    id: 'us.ask-life.lemon',
    kind: 'answer',
    rank: 9,
    asks: [
      [
        'lemon',
        'same problem',
        'in the shop',
        'same brake',
        'keeps breaking',
        'repaired',
        'same issue',
        'warranty',
        'keeps dying',
        'keeps stalling',
        'same thing',
        'fixed three times',
        'fixed it three times',
        'in for repair',
        'keeps breaking down',
        'bought a lemon',
        'sold me a lemon',
      ],
      [
        'new car',
        'new suv',
        'new truck',
        'new vehicle',
        'suv',
        'dealer',
        'dealership',
        'bought new',
        'brand new',
        '2024',
        '2025',
        '2026',
        'bought a lemon',
        'sold me a lemon',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state, the age and miles of the car, and the repairs',
    says: 'After a few failed repairs of a serious fault in the first years or miles, the maker must mostly replace it or pay back. Keep each repair paper and write to the maker.',
    authority: LEMON,
  },
  {
    ...ON_SHOP,
    id: 'us.trouble.car-title',
    kind: 'answer',
    rank: 6,
    asks: [
      [
        'rebuilt title',
        'salvage title',
        'branded title',
        'clean title',
        'no title',
        'never got the title',
        'rebuilt',
        'salvage',
        'flood car',
        'odometer',
      ],
      ['dealer', 'lot', 'truck', 'car', 'sold me', 'bought', 'vehicle'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you were told and your state',
    says: 'To hide a salvage title is mostly an unfair trade act, “as is” or not. You may undo the deal or claim the loss, in some states three times. Keep the ad and the papers.',
    authority: TITLE,
  },
]
