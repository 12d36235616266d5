/** Questions about warranties on cars from dealers, and papers that take them away. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'au',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  topics: ['consumer', 'general', 'debt'],
} satisfies Partial<Rule>

const CAR = [
  'car',
  'vehicle',
  'ute',
  'van',
  '4wd',
  'mazda',
  'toyota',
  'hyundai',
  'holden',
  'ford',
  'kia',
  'nissan',
  'mitsubishi',
  'honda',
  'subaru',
  'volkswagen',
  'suzuki',
  'corolla',
  'commodore',
  'falcon',
  'camry',
  'i30',
  'triton',
  'navara',
  'patrol',
  'landcruiser',
  'prado',
  'golf',
  'yaris',
  'swift',
  'forester',
  'x-trail',
  'hilux',
  'ranger',
]

const DEALER = ['dealer', 'dealers', 'dealership', 'yard', 'car yard', 'salesman']

const FAULT = [
  'gearbox',
  'transmission',
  'engine',
  'slipping',
  'third gear',
  'broke down',
  'broken down',
  'faulty',
  'fault',
  'engine light',
  'warning light',
  'overheating',
  'head gasket',
  'timing chain',
  'timing belt',
  'clutch',
  'brakes',
  'oil leak',
  'leaking',
  'died',
  'wont start',
  "won't start",
  'mechanic says',
  'blew up',
  'needs a new',
]

export const ENQUIRY_DEALER_WARRANTY: readonly Rule[] = [
  {
    ...ASK,
    id: 'au.ask.dealer-warranty-qld',
    regions: ['AU-QLD'],
    rank: 1,
    when: {
      not: [{ says: ['marketplace', 'gumtree', 'private seller', 'privately', 'off a bloke'] }],
    },
    asks: [
      [...CAR, 'used car', 'qld', 'queensland', 'brisbane'],
      [...DEALER, 'motors', 'bought it from', 'from a dealer'],
      [...FAULT, 'warranty', 'as is', 'failed', 'gone', 'cooling off'],
    ],
    verdict: 'do_this',
    says: 'A Queensland dealer must give a warranty on most used cars; an “as is” paper does not end it. Under 160,000 km and up to 10 years old: 3 months or 5,000 km. Older or further: 1 month or 1,000 km. Give written notice of the defect in that time, with a mechanic’s report; repair is then free. For a major fault the consumer law also lets you choose a refund. If they refuse: Fair Trading, then QCAT.',
    authority: {
      title: 'Motor Dealers and Chattel Auctioneers Act 2014 (Qld)',
      provision:
        'Schedule 1 (classes A and B), with Australian Consumer Law, sections 54, 64 and 259 to 263',
      url: 'https://www.legislation.qld.gov.au/view/html/inforce/current/act-2014-020',
      inForceFrom: '2019-09-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.dealer-as-is',
    rank: 2,
    when: {
      not: [
        {
          says: [
            'marketplace',
            'gumtree',
            'private seller',
            'privately',
            'off a bloke',
            'queensland',
            'qld',
          ],
        },
      ],
    },
    asks: [
      CAR,
      [
        'as is',
        'as-is',
        'no warranty',
        'sold as seen',
        'no refunds',
        'no guarantee',
        'signed a waiver',
        'signed a paper',
        'signed something',
        'waiver',
        'warranty is over',
        'out of warranty',
        'warranty doesnt',
        'not under warranty',
      ],
      DEALER,
    ],
    verdict: 'do_this',
    says: 'A paper that says “as is” or “no warranty” does not take away the consumer guarantees: such a term is void. A dealer’s car must be of acceptable quality for its age, price and kilometres. For a major fault you choose a refund, another car or repair. Only a fault shown to you before does not count. Get a mechanic’s report, write with a date, then go to your state’s fair trading office and tribunal.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 54, 55, 64 and 259 to 263',
      url: 'https://www.legislation.gov.au/C2004A00109/latest/text',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.dealer-warranty-nsw-vic',
    regions: ['AU-NSW', 'AU-VIC'],
    rank: 1,
    when: {
      not: [{ says: ['marketplace', 'gumtree', 'private seller', 'privately', 'off a bloke'] }],
    },
    asks: [
      [...CAR, 'used car', 'nsw', 'new south wales', 'sydney', 'victoria', 'melbourne'],
      [...DEALER, 'motors', 'bought it from', 'from a dealer'],
      [...FAULT, 'warranty', 'as is', 'failed', 'gone'],
    ],
    verdict: 'do_this',
    says: 'In New South Wales and Victoria most dealers’ cars have a warranty by law, if under 10 years and 160,000 km. It runs 3 months or 5,000 km; an “as is” paper does not end it. Tell the dealer in writing at once, with a mechanic’s report, and let it repair. Older cars still have the consumer guarantees: a refund for a major fault. Then Fair Trading or Consumer Affairs, and NCAT or VCAT.',
    authority: {
      title: 'Motor Dealers and Repairers Act 2013 (NSW) and Motor Car Traders Act 1986 (Vic)',
      provision:
        'NSW: dealer guarantees, Part 4; Vic: section 54; with Australian Consumer Law, sections 54, 64 and 259 to 263',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2013-107',
      inForceFrom: '2014-12-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.dealer-warranty-wa',
    regions: ['AU-WA'],
    rank: 1,
    when: {
      not: [{ says: ['marketplace', 'gumtree', 'private seller', 'privately', 'off a bloke'] }],
    },
    asks: [
      [...CAR, 'used car', 'western australia', 'perth'],
      [...DEALER, 'motors', 'bought it from', 'from a dealer'],
      [...FAULT, 'warranty', 'as is', 'failed', 'gone'],
    ],
    verdict: 'do_this',
    says: 'In Western Australia most dealers’ cars for $4,000 or more have a warranty by law. Up to 10 years old and 150,000 km: 3 months or 5,000 km. Up to 12 years and 180,000 km: 1 month or 1,500 km. Only the Commissioner can allow a waiver. Tell the dealer in writing at once and let it repair. The consumer guarantees hold too: a refund for a major fault. Then Consumer Protection, 1300 30 40 54.',
    authority: {
      title: 'Motor Vehicle Dealers Act 1973 (WA)',
      provision:
        'section 34 and following, with Australian Consumer Law, sections 54, 64 and 259 to 263',
      url: 'https://www.commerce.wa.gov.au/consumer-protection/used-car-warranties',
      inForceFrom: '2011-01-01',
    },
  },
]
