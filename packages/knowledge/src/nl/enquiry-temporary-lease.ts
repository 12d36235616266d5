/** Questions about a lease for a fixed time. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_TEMPORARY_LEASE: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.temporary-lease',
    kind: 'answer',
    rank: 8,
    verdict: 'it_depends',
    asks: [
      [
        'tijdelijk huurcontract',
        'tijdelijke huur',
        'tijdelijke huurovereenkomst',
        'huurcontract voor bepaalde tijd',
        'huurcontract loopt af',
        'huurcontract van twee jaar',
        'huurcontract van een jaar',
        'temporary lease',
        'temporary rental',
        'einde huurcontract',
        'huurcontract eindigt',
        'jaarcontract huur',
      ],
    ],
    says: 'Since 1 July 2024 a new lease mostly has no end date. For an older one of two years or less, the landlord must tell you the end in writing. That must come one to three months before it. If not, the lease goes on for no fixed time.',
    dependsOn: 'when the lease began and what you were told',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:271 en 7:272 (Wet vaste huurcontracten)',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2024-07-01',
    },
  },
]
