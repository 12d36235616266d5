/** Notices of Colorado’s metropolitan districts, which enforce covenants as an owners’ association would. */
import type { Rule } from '@plainletter/contracts/rule'

const POWER = {
  title:
    'Colorado Revised Statutes (Special District Act), and the recorded covenants and design guidelines',
  provision: 'C.R.S. 32-1-1004(8) (covenant enforcement and design review)',
  url: 'https://leg.colorado.gov/colorado-revised-statutes',
  inForceFrom: '2015-01-01',
}
const POLICY = {
  title: 'Colorado HB24-1267 (Metropolitan District Covenant Enforcement Policy)',
  provision: 'C.R.S. 32-1-1004.5 and 32-1-1001(1)(j)(I.5)',
  url: 'https://leg.colorado.gov/bills/hb24-1267',
  inForceFrom: '2025-01-01',
}

const NOTICE = {
  country: 'us',
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
  regions: ['US-CO'],
  kinds: [
    'OTHER',
    'ENQUIRY',
    'CEASE_AND_DESIST',
    'CONSUMER_CONTRACT_DISPUTE',
    'PENALTY_CHARGE_NOTICE',
  ],
  topics: ['housing', 'consumer', 'general'],
  when: {
    all: [
      {
        says: [
          'metropolitan district',
          'metro district',
          'metropolitan districts',
          'metro districts',
        ],
      },
      {
        says: [
          'covenant',
          'covenants',
          'design guidelines',
          'design review',
          'violation',
          'violations',
          'architectural',
          'fine',
          'fines',
          'fined',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const METROPOLITAN_DISTRICTS: readonly Rule[] = [
  {
    ...NOTICE,
    kinds: ['OTHER'],
    id: 'us.metro-district.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The district says that a covenant or design rule was broken. It wants you to put it right, or a fine may follow.',
    authority: POWER,
  },
  {
    ...NOTICE,
    kinds: ['OTHER'],
    id: 'us.metro-district.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A metropolitan district is a local government, not a homeowners’ club. It may enforce only covenants that bind your home.',
    authority: POWER,
  },
  {
    ...NOTICE,
    id: 'us.metro-district.right-hearing',
    kind: 'right',
    rank: 4,
    says: 'In Colorado the district needs a written policy with a list of fines. You must get notice and the chance of a fair hearing.',
    authority: POLICY,
  },
  {
    ...NOTICE,
    id: 'us.metro-district.right-home',
    kind: 'right',
    rank: 5,
    says: 'It may not foreclose on your home over unpaid fines or fees. If a court finds no violation, it may not charge you its lawyer.',
    authority: POLICY,
  },
  {
    ...NOTICE,
    kinds: ['OTHER', 'CEASE_AND_DESIST', 'CONSUMER_CONTRACT_DISPUTE', 'PENALTY_CHARGE_NOTICE'],
    id: 'us.metro-district.step-right',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Put it right before the date and keep a dated photo. If you do not agree, ask in writing for the covenant, their photo, the fine policy and a hearing.',
    authority: POWER,
  },
  {
    ...NOTICE,
    kinds: ['ENQUIRY'],
    id: 'us.metro-district.ask-fine',
    kind: 'answer',
    rank: 3,
    asks: [
      ['metropolitan district', 'metro district'],
      [
        'fine',
        'fines',
        'fined',
        'violation',
        'violations',
        'covenant',
        'covenants',
        'courtesy notice',
        'hearing',
        'foreclose',
        'lien',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the covenant, and whether the district kept to its own policy',
    says: 'In Colorado a metropolitan district may fine you only by its written policy and list of fines. You must get notice and the chance of a fair hearing. Ask in writing for the covenant, the policy, the proof and a hearing. Put right what is true and keep dated photos. It may not foreclose on your home over fines or fees.',
    authority: POLICY,
  },
]
