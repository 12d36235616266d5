/** Questions about a lease for a fixed time signed since July 2024. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_LEASE_FOR_A_YEAR: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.lease-for-a-year',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-06-30',
    asks: [
      [
        'gehuurd',
        'huurcontract',
        'huur',
        'studio',
        'appartement',
        'kamer',
        'huurwoning',
        'verhuurder',
        'lease',
      ],
      [
        '12 maanden',
        'voor een jaar',
        'voor 1 jaar',
        'voor één jaar',
        'tijdelijk voor',
        'jaarcontract',
        'afloopt',
        'loopt af',
        'loopt gewoon af',
        'gewoon af',
        'contract eindigt',
        'contract stopt',
        'tijdelijk contract',
        'tijdelijk huurcontract',
        'niet verlengd',
        'for a year',
      ],
      [
        'eruit',
        'sleutels',
        'sleutel',
        'weg',
        'vertrekken',
        'uit huis',
        'verlaten',
        'blijven',
        'uitschrijven',
        'leave',
      ],
    ],
    says: 'No, mostly not. A lease signed since 1 July 2024 does not end by itself, also when it says “temporary”. Only a few groups are outside, such as students from another town, or people in urgent need. So the landlord must give notice with a reason of the law, and a judge must decide. Write that you stay, keep the keys and pay on. Call the Juridisch Loket. Older leases are another matter.',
    authority: LAW.fixedLease,
  },
]
