/** How long a claim can be brought for. Two years for most bills to a consumer, one for phone bills, three for rent. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LANDLORD_NOTICE, RENT } from './conditions-home.ts'
import { CREDIT, ENERGY, TELECOM, WATER } from './conditions-money.ts'
import { PUBLIC_DEBT } from './conditions-office.ts'
import { TELECOM_FIRM } from './conditions-sender.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'fr',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'UTILITY_BILL_DEMAND',
    'CONSUMER_CONTRACT_DISPUTE',
    'ENQUIRY',
  ],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** What the owners of flats owe for the building is no debt to a firm: five years, loi n° 65-557, article 42. */
const OWNERS_COSTS: Test = {
  says: [
    'copropriété',
    'copropriétaire',
    'appel de fonds',
    'appels de fonds',
    'charges de copropriété',
  ],
}

export const LIMITATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.limitation.telecom',
    kind: 'limitation',
    rank: 5,
    years: 1,
    effect: 'court_action_barred',
    when: { any: [TELECOM, TELECOM_FIRM] },
    says: 'For phone and internet bills they have one year from the due date. After that you can say it is too late.',
    from: 'the day the bill fell due',
    restartedBy: 'A written yes to the debt or a court act can start the year again.',
    authority: LAW.telecomYear,
  },
  {
    ...BASE,
    id: 'fr.limitation.rent',
    kind: 'limitation',
    kinds: [
      'RENT_ARREARS_LETTER',
      'EVICTION_NOTICE',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
    ],
    topics: ['housing', 'debt'],
    rank: 6,
    years: 3,
    effect: 'court_action_barred',
    when: {
      any: [RENT],
      not: [
        { says: ['véhicule', 'leasing', "location avec option d'achat", 'loa'] },
        LANDLORD_NOTICE,
      ],
    },
    says: 'Rent and charges of a home can be claimed for three years. After that you can say it is too late.',
    from: 'the day each rent fell due',
    restartedBy: 'A written yes to the debt or a court act can start the three years again.',
    checkedOn: '2026-11-23',
    authority: LAW.rentThreeYears,
  },
  {
    ...BASE,
    id: 'fr.limitation.credit',
    checkedOn: '2026-11-23',
    kind: 'limitation',
    rank: 7,
    years: 2,
    effect: 'court_action_barred',
    when: {
      any: [CREDIT],
      not: [{ says: ['prêt immobilier', 'crédit immobilier', 'hypothèque'] }],
    },
    says: 'For a consumer loan the lender has two years from the first missed payment to go to court. The judge can see this without you.',
    from: 'the first missed payment that was never made good',
    restartedBy: 'This limit (forclusion) is strict. A new plan before it ends moves its start.',
    authority: LAW.creditTwoYears,
  },
  {
    ...BASE,
    id: 'fr.limitation.consumer',
    checkedOn: '2026-11-23',
    kind: 'limitation',
    rank: 20,
    years: 2,
    effect: 'court_action_barred',
    when: {
      not: [
        PUBLIC_DEBT,
        RENT,
        OWNERS_COSTS,
        { says: ['particulier à particulier', 'reconnaissance de dette'] },
      ],
    },
    says: 'A firm that sold you goods or services has two years to go to court. After that you can say it is too late (prescription).',
    from: 'the day the bill fell due',
    restartedBy:
      'A part payment, a written yes to the debt or a court act can start the two years again. A letter or a call does not.',
    authority: LAW.twoYears,
  },
  {
    ...BASE,
    id: 'fr.limitation.general',
    kind: 'limitation',
    rank: 30,
    years: 5,
    effect: 'court_action_barred',
    when: {
      any: [
        {
          says: [
            'reconnaissance de dette',
            'particulier à particulier',
            'prêt entre particuliers',
            'copropriété',
            'copropriétaire',
            'appel de fonds',
            'syndic',
          ],
        },
      ],
    },
    says: 'Debts between private persons and most other claims can be brought for five years.',
    from: 'the day the person knew of the claim',
    restartedBy:
      'A payment, a written yes to the debt or a court act can start the five years again.',
    authority: LAW.fiveYears,
  },
  {
    ...BASE,
    id: 'fr.limitation.energy',
    kind: 'limitation',
    kinds: ['UTILITY_BILL_DEMAND'],
    topics: ['consumer', 'debt'],
    rank: 8,
    years: 2,
    effect: 'court_action_barred',
    when: { any: [ENERGY, WATER] },
    says: 'An energy or water firm has two years from the due date of the bill to go to court against you.',
    from: 'the day the bill fell due',
    restartedBy:
      'A part payment, a written yes to the debt or a court act can start the two years again.',
    authority: LAW.twoYears,
  },
]
