/** Questions about goods, bags and honest reviews. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const GIFT = {
  title: 'Postal law on unordered goods',
  provision: '39 U.S.C. 3009',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title39-section3009&num=0&edition=prelim',
  inForceFrom: '1971-07-01',
}
const BAGS = {
  title: 'Baggage liability (domestic flights) and Montreal Convention (international flights)',
  provision: '14 CFR 254.4; Montreal Convention, articles 17, 19, 22 and 31',
  url: 'https://www.ecfr.gov/current/title-14/section-254.4',
  inForceFrom: '2003-11-04',
}
const WARRANTY = {
  title:
    'Uniform Commercial Code (UCC), sections 2-314 and 2-714, and Magnuson-Moss Warranty Act (MMWA)',
  provision: '15 U.S.C. 2301 to 2312',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section2310&num=0&edition=prelim',
  inForceFrom: '1975-07-04',
}
const REVIEW = {
  title: 'Consumer Review Fairness Act; First Amendment; defamation law of your state',
  provision: '15 U.S.C. 45b',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section45b&num=0&edition=prelim',
  inForceFrom: '2017-03-14',
}
const ASK_ANY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'debt'],
} satisfies Partial<Rule>
const ASK_SHOP = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'debt', 'general'],
} satisfies Partial<Rule>
export const ENQUIRY_GOODS: readonly Rule[] = [
  {
    ...ASK_ANY,
    id: 'us.ask-life.unordered',
    kind: 'answer',
    rank: 7,
    asks: [['never ordered', 'did not order', "didn't order", 'not order']],
    verdict: 'no',
    says: 'You need not pay for goods that came by mail without your order. They are a gift. Tell the firm so in writing.',
    authority: GIFT,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.luggage',
    kind: 'answer',
    rank: 7,
    asks: [
      ['luggage', 'baggage', 'suitcase', 'checked bag', 'lost my bag', 'lost my bags', 'my bags'],
      ['lost', 'damaged', 'delayed', 'missing', 'broken'],
    ],
    verdict: 'yes',
    says: 'The airline must pay for lost, late or broken bags up to a limit. Report it at once, keep receipts, and write within 7 days for damage or 21 for delay.',
    authority: BAGS,
  },
  {
    ...ASK_SHOP,
    id: 'us.ask-life.faulty-goods',
    kind: 'answer',
    rank: 14,
    when: {
      not: [
        {
          says: [
            'landlord',
            'car',
            'truck',
            'used car',
            'dealership',
            'transmission',
            'my apartment',
          ],
        },
      ],
    },
    asks: [
      [
        'broke',
        'broken',
        'defective',
        'stopped working',
        'faulty',
        'does not work',
        'fridge',
        'refrigerator',
        'washer',
        'dryer',
        'dishwasher',
        'phone died',
        'tv died',
        'laptop died',
        'stopped cooling',
        'died after',
        'quit working',
        "won't turn on",
        'wont turn on',
        'falling apart',
        'fell apart',
        'broke down',
        'compressor',
        'died',
      ],
      [
        'bought',
        'purchased',
        'store',
        'warranty',
        'refund',
        'replace',
        'the store says',
        'store says',
        'manufacturer',
        'last longer',
        'best buy',
        'home depot',
        'lowes',
        'costco',
        'target',
        'walmart',
        'extended warranty',
        'bought it',
        'paid for it',
        'months ago',
        'year warranty',
        'samsung',
        'lg',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'how old it is and what the warranty says',
    says: 'Goods must mostly do what such goods do. Ask in writing for repair, a new one or your money. A written warranty must be kept.',
    authority: WARRANTY,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.review',
    kind: 'answer',
    rank: 7,
    asks: [
      ['review', 'google review', 'yelp'],
      ['sue', 'suing', 'lawyer', 'defamation', 'take it down', 'remove', 'threaten', 'threatened'],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether what you wrote is true',
    says: 'True facts and clear opinions are lawful, and a contract may not forbid an honest review. Keep proof. Change what you cannot show to be true.',
    authority: REVIEW,
  },
]
