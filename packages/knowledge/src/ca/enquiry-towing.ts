/** Questions about a car that was towed. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['parking', 'debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_TOWING: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.ask.towed',
    kind: 'answer',
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'towed',
        'tow truck',
        'tow company',
        'towing company',
        'towing fee',
        'towing bill',
        'impounded',
        'impound lot',
        'impound',
        'remorqué',
        'remorquée',
        'remorqueuse',
        'fourrière',
        'got towed',
        'my car was towed',
        'tow',
      ],
      [
        'car',
        'truck',
        'vehicle',
        'van',
        'parking',
        'parked',
        'storage',
        'fee',
        'fees',
        'bill',
        'charge',
        'get it back',
        'release',
        'auto',
        'voiture',
        'véhicule',
        'stationnement',
        'visitor spot',
        'they want',
        'cash',
        'legal',
      ],
    ],
    says: 'Find out who ordered it. Fetch the car fast, as storage grows each day; you can pay and dispute it after. In Ontario nobody may charge you for a tow without your consent, unless police or another official ordered it. The bill must list each item and keep to the posted rates. You get your things out for free. If it was wrong, complain and use small claims.',
    authority: {
      title:
        'Towing and Storage Safety and Enforcement Act, 2021 (Ontario), S.O. 2021, c. 26, Sched. 3, with O. Reg. 167/23',
      provision:
        'consent, rates, bills and access to belongings; other provinces have their own law',
      url: 'https://www.ontario.ca/page/know-your-rights-when-getting-tow',
      inForceFrom: '2024-01-01',
    },
  },
]
