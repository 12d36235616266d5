/** Questions about a higher rent. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { RENT_UP } from '../english/rent-words.ts'
import { ASKING_FR } from './asked-words.ts'
import { LAW } from './authority-home.ts'
import { RENT_UP_FR } from './home-words-fr.ts'

const ASK_HOME = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_RENT: readonly Rule[] = [
  {
    ...ASK_HOME,
    id: 'ca.ask.rent-up',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [...RENT_UP, ...RENT_UP_FR],
      [...ASKING, ...ASKING_FR, 'landlord', 'propriétaire', 'proprio'],
    ],
    dependsOn: 'your province',
    says: 'Most provinces ask for written notice, most often three months, and allow one increase a year. Some also cap it.',
    authority: LAW.housing,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.rent-up-on',
    kind: 'answer',
    verdict: 'it_depends',
    insteadOf: 'ca.ask.rent-up',
    asks: [
      [...RENT_UP, ...RENT_UP_FR],
      [...ASKING, ...ASKING_FR, 'landlord', 'propriétaire', 'proprio'],
    ],
    regions: ['CA-ON'],
    rank: 20,
    dependsOn: 'when your home was first lived in',
    says: 'In Ontario rent can rise once in 12 months with 90 days of written notice. For most homes there is a yearly cap, never above 2.5%. Homes first lived in after 15 November 2018 have no cap.',
    authority: LAW.onRtaRent,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.rent-up-bc',
    kind: 'answer',
    verdict: 'it_depends',
    insteadOf: 'ca.ask.rent-up',
    asks: [
      [...RENT_UP, ...RENT_UP_FR],
      [...ASKING, ...ASKING_FR, 'landlord', 'propriétaire', 'proprio'],
    ],
    regions: ['CA-BC'],
    rank: 20,
    dependsOn: 'the cap of that year',
    says: 'In British Columbia rent can rise once in 12 months with three full months of notice on the right form. It may not go above the yearly cap.',
    authority: LAW.bcRtaMore,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.rent-up-ab',
    kind: 'answer',
    verdict: 'it_depends',
    insteadOf: 'ca.ask.rent-up',
    asks: [
      [...RENT_UP, ...RENT_UP_FR],
      [...ASKING, ...ASKING_FR, 'landlord', 'propriétaire', 'proprio'],
    ],
    regions: ['CA-AB'],
    rank: 20,
    dependsOn: 'your kind of lease',
    says: 'In Alberta there is no cap. Rent can rise once in 365 days, with three months of written notice for a monthly tenancy. A fixed term protects you until it ends.',
    authority: LAW.abRta,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.rent-up-qc',
    kind: 'answer',
    verdict: 'no',
    insteadOf: 'ca.ask.rent-up',
    asks: [
      [...RENT_UP, ...RENT_UP_FR],
      [...ASKING, ...ASKING_FR, 'landlord', 'propriétaire', 'proprio'],
    ],
    regions: ['CA-QC'],
    rank: 20,
    says: 'You do not have to accept it. Refuse in writing within one month and you keep your home. Then the landlord must ask the tribunal to fix the rent.',
    authority: LAW.qcLease,
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.rent-up-ns',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'do_this',
    insteadOf: 'ca.ask.rent-up',
    asks: [
      [
        'rent increase',
        'raised my rent',
        'raise my rent',
        'raised the rent',
        'raise the rent',
        'rent up',
      ],
      ['percent', '%', 'legal', 'allowed', 'how much', 'can my', 'can they', 'notice', 'cap'],
    ],
    says: 'In Nova Scotia rent may rise by 5% a year at most until the end of 2027. It may rise once in 12 months, with four months of written notice. Ask Residential Tenancies to stop a higher one.',
    authority: {
      title:
        'Interim Residential Rental Increase Cap Act (Nova Scotia), and Residential Tenancies Act (Nova Scotia), R.S.N.S. 1989, c. 401',
      provision: 'section 4 of the Cap Act; section 11 of the Residential Tenancies Act',
      url: 'https://nslegislature.ca/legislative-business/bills-statutes/consolidated-statutes',
      inForceFrom: '2024-01-01',
    },
    regions: ['CA-NS'],
  },
]
