/** Questions about the bond for a rented home. */
import type { Rule } from '@plainletter/contracts/rule'

import { LANDLORD } from '../english/home-words.ts'
import { DEPOSIT } from '../english/rent-words.ts'
import { LAW } from './authority-home.ts'
import { RENTED } from './conditions.ts'

const ASK_HOME = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const ASK_RENTER = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_BOND: readonly Rule[] = [
  {
    ...ASK_HOME,
    id: 'au.ask.deposit',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      DEPOSIT,
      [
        ...LANDLORD,
        'moved out',
        'vacated',
        'carpet cleaning',
        'our unit',
        'my unit',
        'my flat',
        'agent',
      ],
    ],
    says: 'Your bond is held by the bond office of your state, not by the landlord. Claim it there yourself, today if you can. If the landlord claims first, answer the office’s notice in time, or they get it. That is 14 days in New South Wales and Queensland. The landlord must prove any loss. Fair wear is not your cost. Use the entry report and photos. If you do not agree, the tribunal decides.',
    authority: LAW.tenancy,
  },
  {
    ...ASK_RENTER,
    id: 'au.ask.bond-nsw',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-NSW'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In New South Wales the landlord has 14 days to answer your bond claim. The tribunal (NCAT) decides disputes.',
    authority: {
      title: 'Residential Tenancies Act 2010 (NSW)',
      provision: 'sections 159 to 175 (bonds)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2011-01-31',
    },
  },
  {
    ...ASK_RENTER,
    id: 'au.ask.bond-cleaner-nsw',
    checkedOn: '2026-11-23',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    regions: ['AU-NSW'],
    when: {
      all: [
        { says: ['bond', 'deposit', 'moved out', 'vacate', 'vacated', 'final inspection'] },
        { says: ['cleaner', 'cleaners', 'cleaning', 'cleaned', 'carpet', 'carpets', 'fumigated'] },
        RENTED,
      ],
    },
    says: 'In New South Wales no lease can make you use a named cleaner, or pay for professional carpet cleaning. You leave it as you got it, apart from fair wear and tear.',
    authority: {
      title: 'Residential Tenancies Act 2010 (NSW)',
      provision: 'sections 19(2)(a) and (f) (prohibited terms) and 51(3)',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2010-042',
      inForceFrom: '2025-05-19',
    },
  },
  {
    ...ASK_RENTER,
    id: 'au.ask.bond-vic',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-VIC'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In Victoria the RTBA holds the bond. If you do not agree, the landlord must ask VCAT for it within 14 days or you get it back.',
    authority: {
      title: 'Residential Tenancies Act 1997 (Vic)',
      provision: 'sections 405 to 420 (bonds)',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
  {
    ...ASK_RENTER,
    id: 'au.ask.bond-qld',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-QLD'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In Queensland the RTA holds the bond. You have 14 days to dispute a claim on it.',
    authority: {
      title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)',
      provision: 'sections 111 to 140 (rental bonds)',
      url: 'https://www.legislation.qld.gov.au/',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...ASK_RENTER,
    id: 'au.ask.bond-wa',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-WA'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In Western Australia the Bond Administrator holds the bond. If you do not agree on it, the Commissioner for Consumer Protection decides. You can take that decision to the Magistrates Court within seven days.',
    authority: {
      title: 'Residential Tenancies Act 1987 (WA)',
      provision:
        'sections 11C to 11L and 13C (decisions of the Commissioner, appeal), section 29 and Schedule 1 (security bonds)',
      url: 'https://www.legislation.wa.gov.au/',
      inForceFrom: '2026-03-28',
    },
  },
  {
    ...ASK_RENTER,
    id: 'au.ask.bond-sa',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-SA'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In South Australia Consumer and Business Services holds the bond. If you do not agree on it, SACAT decides.',
    authority: {
      title: 'Residential Tenancies Act 1995 (SA)',
      provision: 'sections 61 to 63 (security bonds)',
      url: 'https://www.legislation.sa.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK_RENTER,
    id: 'au.ask.bond-tas',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-TAS'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In Tasmania the Rental Deposit Authority holds the bond (MyBond). You can dispute a claim on it there for free.',
    authority: {
      title: 'Residential Tenancy Act 1997 (Tas)',
      provision: 'sections 25 to 30 (security deposits)',
      url: 'https://www.legislation.tas.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK_RENTER,
    id: 'au.ask.bond-act',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-ACT'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In the ACT a public office (Rental Bonds) holds the bond. If you do not agree on it, ACAT decides.',
    authority: {
      title: 'Residential Tenancies Act 1997 (ACT)',
      provision: 'Part 3 (bonds)',
      url: 'https://www.legislation.act.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK_RENTER,
    id: 'au.ask.bond-nt',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 9,
    regions: ['AU-NT'],
    when: { all: [{ says: ['bond', 'deposit'] }, RENTED] },
    says: 'In the Northern Territory the landlord holds the bond in trust. It must say in writing what it keeps and why, and NTCAT decides disputes.',
    authority: {
      title: 'Residential Tenancies Act 1999 (NT)',
      provision: 'sections 29 and 112 (security deposit)',
      url: 'https://legislation.nt.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
]
