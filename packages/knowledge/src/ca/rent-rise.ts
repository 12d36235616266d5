/** Letters in which a landlord asks for a higher rent. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const RISE: Test = {
  says: [
    'notice of rent increase',
    'rent increase',
    'increase in rent',
    'increase your rent',
    'new rent',
    'augmentation de loyer',
    'augmentation du loyer',
    'avis d’augmentation',
    "avis d'augmentation",
    'modification du bail',
  ],
}
/** Words to one tenant, not of a newsletter. */
const YOURS: Test = {
  says: ['your rent', 'new rent', 'current rent', 'votre loyer', 'nouveau loyer'],
}

const BASE = {
  country: 'ca',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
  when: { all: [RISE, YOURS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const RENT_RISES: readonly Rule[] = [
  {
    ...BASE,
    id: 'ca.rise.want',
    kind: 'fact',
    rank: 5,
    says: 'Your landlord wants a higher rent.',
    slot: 'what_they_want',
    authority: {
      title: 'Canada Mortgage and Housing Corporation, on the tenancy laws of the provinces',
      provision: 'rent increases, by province',
      url: 'https://www.cmhc-schl.gc.ca/',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'ca.rise.want-check',
    kind: 'fact',
    rank: 10,
    says: 'Check if the rise is lawful before you pay more or sign.',
    slot: 'what_they_want',
    authority: {
      title: 'Canada Mortgage and Housing Corporation, on the tenancy laws of the provinces',
      provision: 'rent increases, by province',
      url: 'https://www.cmhc-schl.gc.ca/',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'ca.rise.reality',
    kind: 'fact',
    rank: 5,
    says: 'A rise needs written notice in time, most often three months, and not more than once a year.',
    slot: 'reality_check',
    authority: {
      title: 'Canada Mortgage and Housing Corporation, on the tenancy laws of the provinces',
      provision: 'rent increases, by province',
      url: 'https://www.cmhc-schl.gc.ca/',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'ca.rise.on-notice',
    kind: 'right',
    rank: 5,
    says: 'In Ontario you must get 90 days’ notice on form N1. Most rents may rise by at most 2.1% in 2026 and 1.9% in 2027.',
    regions: ['CA-ON'],
    authority: {
      title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
      provision: 'sections 116, 119 and 120',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
  {
    ...BASE,
    id: 'ca.rise.bc-notice',
    kind: 'right',
    rank: 5,
    says: 'In British Columbia you must get three full months’ notice on the right form, once a year, and within the yearly limit.',
    regions: ['CA-BC'],
    authority: {
      title: 'Residential Tenancy Act (British Columbia), S.B.C. 2002, c. 78',
      provision: 'sections 41 to 43',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
      inForceFrom: '2004-01-01',
    },
  },
  {
    ...BASE,
    id: 'ca.rise.qc-refuse',
    kind: 'right',
    rank: 5,
    says: 'In Quebec you can refuse the rise within one month of the notice and stay. The landlord must then go to the housing tribunal.',
    regions: ['CA-QC'],
    authority: {
      title:
        'Civil Code of Québec (Code civil du Québec), CQLR c. CCQ-1991, with the Regulation respecting the criteria for the fixing of rent (Règlement sur les critères de fixation de loyer)',
      provision: 'articles 1942 to 1947 and 1953',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/ccq-1991',
      inForceFrom: '1994-01-01',
    },
  },
  {
    ...BASE,
    id: 'ca.rise.right-stay',
    kind: 'right',
    rank: 10,
    says: 'Until a valid rise starts, you owe the old rent and can stay.',
    authority: {
      title: 'Canada Mortgage and Housing Corporation, on the tenancy laws of the provinces',
      provision: 'rent increases, by province',
      url: 'https://www.cmhc-schl.gc.ca/',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'ca.rise.step-check',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Check the date of the last rise, the notice time, the form and the limit of your province.',
    authority: {
      title: 'Canada Mortgage and Housing Corporation, on the tenancy laws of the provinces',
      provision: 'rent increases, by province',
      url: 'https://www.cmhc-schl.gc.ca/',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'ca.rise.option-dispute',
    kind: 'option',
    rank: 10,
    says: 'Say in writing what is wrong. The tribunal of your province can decide.',
    title: 'Contest it',
    cost: 'Free or a small fee',
    time: 'Within the time of your province',
    risk: 'Pay the old rent in full.',
    bestFor: 'The notice is short, too soon or above the limit.',
    option: 'dispute',
    authority: {
      title: 'Canada Mortgage and Housing Corporation, on the tenancy laws of the provinces',
      provision: 'rent increases, by province',
      url: 'https://www.cmhc-schl.gc.ca/',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'ca.rise.ab-notice',
    kind: 'right',
    rank: 6,
    regions: ['CA-AB'],
    says: 'In Alberta no law caps the rent. But it may rise only once in 365 days, and a monthly tenant must get three full months’ notice.',
    authority: {
      title: 'Residential Tenancies Act (Alberta), S.A. 2004, c. R-17.1',
      provision: 'section 14 (notice of a rent increase)',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '2004-11-01',
    },
  },
  {
    ...BASE,
    id: 'ca.rise.ns-cap',
    kind: 'right',
    rank: 6,
    regions: ['CA-NS'],
    says: 'In Nova Scotia the rent of a sitting tenant may rise by at most 5% a year, until the end of 2027. It may rise only once in 12 months, with four months’ notice.',
    authority: {
      title:
        'Interim Residential Rental Increase Cap Act, and Residential Tenancies Act, R.S.N.S. 1989, c. 401 (Nova Scotia)',
      provision: 'section 4 of the Cap Act; section 11 of the Residential Tenancies Act',
      url: 'https://nslegislature.ca/',
      inForceFrom: '2024-01-01',
      inForceTo: '2027-12-31',
    },
  },
]
