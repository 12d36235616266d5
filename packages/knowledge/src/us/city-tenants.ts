/** Tenant law of large cities, which adds to that of their state. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CHICAGO_LAW = {
  title: 'Tenant law of the city of Chicago',
  provision: 'Chicago Residential Landlord and Tenant Ordinance (RLTO), Municipal Code 5-12',
  url: 'https://www.ilga.gov/',
  inForceFrom: '2025-01-01',
}
const PHILADELPHIA_LAW = {
  title: 'Tenant law of the city of Philadelphia',
  provision: 'Philadelphia Code 9-804 (good cause) and 9-811 (eviction diversion)',
  url: 'https://www.phila.gov/',
  inForceFrom: '2025-01-01',
}
const SEATTLE_LAW = {
  title: 'Tenant law of the city of Seattle',
  provision: 'Seattle Municipal Code 22.206.160 (just cause) and 22.210',
  url: 'https://www.seattle.gov/',
  inForceFrom: '2025-01-01',
}
const LOS_ANGELES_LAW = {
  title: 'Tenant law of the city of Los Angeles',
  provision:
    'Los Angeles Rent Stabilization Ordinance (LAMC 151) and Just Cause Ordinance (LAMC 165)',
  url: 'https://housing.lacity.gov/',
  inForceFrom: '2025-01-01',
}
const SAN_FRANCISCO_LAW = {
  title: 'Tenant law of the city of San Francisco',
  provision: 'San Francisco Rent Ordinance, Administrative Code 37.3 and 37.9',
  url: 'https://www.sf.gov/',
  inForceFrom: '2025-01-01',
}
const OAKLAND_LAW = {
  title: 'Tenant law of the city of Oakland',
  provision: 'Oakland Just Cause for Eviction Ordinance and Rent Adjustment Program (OMC 8.22)',
  url: 'https://www.oaklandca.gov/',
  inForceFrom: '2025-01-01',
}
const NYC_LAW = {
  title: 'Tenant law of the city of New York',
  provision:
    'Rent Stabilization Law, NYC Administrative Code 26-501 to 26-520; right to counsel, 26-1301 to 26-1305',
  url: 'https://www.nyc.gov/',
  inForceFrom: '2019-06-14',
}

const NYC_HEAT_LAW = {
  title: 'Tenant law of the city of New York: heat',
  provision: 'New York City Administrative Code 27-2029 (heat) and 27-2115 (Housing Court)',
  url: 'https://www.nyc.gov/site/hpd/services-and-information/heat-and-hot-water-information.page',
  inForceFrom: '2017-10-01',
}

const CHICAGO = {
  ...CHECKED,
  regions: ['US-IL'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY', 'OTHER'],
  when: {
    all: [
      { says: ['chicago'] },
      { says: ['rent', 'tenant', 'landlord', 'lease', 'tenancy', 'security deposit'] },
    ],
    not: [{ says: ['mortgage', 'foreclosure'] }],
  },
} satisfies Partial<Rule>
const PHILADELPHIA = {
  ...CHECKED,
  regions: ['US-PA'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY', 'OTHER'],
  when: {
    all: [
      { says: ['philadelphia'] },
      { says: ['rent', 'tenant', 'landlord', 'lease', 'tenancy', 'security deposit'] },
    ],
    not: [{ says: ['mortgage', 'foreclosure'] }],
  },
} satisfies Partial<Rule>
const SEATTLE = {
  ...CHECKED,
  regions: ['US-WA'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY', 'OTHER'],
  when: {
    all: [
      { says: ['seattle'] },
      { says: ['rent', 'tenant', 'landlord', 'lease', 'tenancy', 'security deposit'] },
    ],
    not: [{ says: ['mortgage', 'foreclosure'] }],
  },
} satisfies Partial<Rule>
const LOS_ANGELES = {
  ...CHECKED,
  regions: ['US-CA'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY', 'OTHER'],
  when: {
    all: [
      { says: ['los angeles'] },
      { says: ['rent', 'tenant', 'landlord', 'lease', 'tenancy', 'security deposit'] },
    ],
    not: [{ says: ['mortgage', 'foreclosure'] }],
  },
} satisfies Partial<Rule>
const SAN_FRANCISCO = {
  ...CHECKED,
  regions: ['US-CA'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY', 'OTHER'],
  when: {
    all: [
      { says: ['san francisco'] },
      { says: ['rent', 'tenant', 'landlord', 'lease', 'tenancy', 'security deposit'] },
    ],
    not: [{ says: ['mortgage', 'foreclosure'] }],
  },
} satisfies Partial<Rule>
const OAKLAND = {
  ...CHECKED,
  regions: ['US-CA'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY', 'OTHER'],
  when: {
    all: [
      { says: ['oakland'] },
      { says: ['rent', 'tenant', 'landlord', 'lease', 'tenancy', 'security deposit'] },
    ],
    not: [{ says: ['mortgage', 'foreclosure'] }],
  },
} satisfies Partial<Rule>
const NYC = {
  ...CHECKED,
  regions: ['US-NY'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM', 'ENQUIRY', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'new york city',
          'bronx',
          'brooklyn',
          'queens',
          'manhattan',
          'staten island',
          'kings county',
          'nyc',
        ],
      },
      {
        says: [
          'rent',
          'tenant',
          'landlord',
          'lease',
          'tenancy',
          'security deposit',
          'housing court',
          'holdover',
        ],
      },
    ],
    not: [{ says: ['mortgage', 'foreclosure', 'credit card'] }],
  },
} satisfies Partial<Rule>
export const CITY_TENANTS: readonly Rule[] = [
  {
    ...CHICAGO,
    id: 'us.city.chicago',
    kind: 'right',
    rank: 13,
    says: 'Chicago has its own tenant law on deposits, repairs, late fees and lockouts. It covers most rented homes but not small owner-occupied buildings.',
    authority: CHICAGO_LAW,
  },
  {
    ...PHILADELPHIA,
    id: 'us.city.philadelphia',
    kind: 'right',
    rank: 13,
    says: 'In Philadelphia a landlord needs a rental license and mostly must try the eviction diversion program before going to court.',
    authority: PHILADELPHIA_LAW,
  },
  {
    ...SEATTLE,
    id: 'us.city.seattle',
    kind: 'right',
    rank: 13,
    says: 'In Seattle a landlord needs a cause named in the law to end a tenancy, and there are limits in winter and the school year.',
    authority: SEATTLE_LAW,
  },
  {
    ...LOS_ANGELES,
    id: 'us.city.los-angeles',
    kind: 'right',
    rank: 13,
    says: 'In Los Angeles city most renters can be put out only for a cause named in the law. Older buildings have a cap on rent rises.',
    authority: LOS_ANGELES_LAW,
  },
  {
    ...SAN_FRANCISCO,
    id: 'us.city.san-francisco',
    kind: 'right',
    rank: 13,
    says: 'In San Francisco most renters can be put out only for a cause named in the law. Older buildings have a cap on rent rises.',
    authority: SAN_FRANCISCO_LAW,
  },
  {
    ...OAKLAND,
    id: 'us.city.oakland',
    kind: 'right',
    rank: 13,
    says: 'In Oakland most renters can be put out only for a cause named in the law. The notice must go to the city too. Older buildings have a cap on rent rises.',
    authority: OAKLAND_LAW,
  },
  {
    ...NYC,
    id: 'us.city.new-york',
    kind: 'right',
    rank: 13,
    says: 'In New York City tenants on a low income can get a free lawyer in housing court. Rent-stabilized homes have capped rents and a right to renew.',
    authority: NYC_LAW,
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    id: 'us.city.new-york-heat',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER'],
    topics: ['housing'],
    rank: 5,
    when: {
      all: [
        // A person in the Bronx seldom names the state.
        { says: ['new york city', 'nyc', 'bronx', 'brooklyn', 'queens', 'staten island'] },
        { says: ['heat', 'no heat', 'heating', 'hot water', 'boiler', 'radiator', 'radiators'] },
      ],
    },
    says: 'In New York City landlords must heat homes from October to May: 68 degrees by day when it is under 55 outside, 62 at night. Call 311. Housing Court can order repairs.',
    authority: NYC_HEAT_LAW,
  },
]
