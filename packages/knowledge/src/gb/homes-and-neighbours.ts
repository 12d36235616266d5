/** Service charges, higher rent, homes that make people ill, and trouble with neighbours. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CHARGES_SAID: Test = {
  says: [
    'service charge',
    'service charges',
    'major works',
    'roof works',
    'sinking fund',
    'reserve fund',
    'section 20 notice',
  ],
}
const DAMP_SAID: Test = {
  says: [
    'mould',
    'mold',
    'black mould',
    'damp',
    'condensation',
    'no heating',
    'boiler has been broken',
    'broken boiler',
    'rats',
    'mice',
    'cockroaches',
    'leak',
    'leaking',
  ],
}
const RENTER_SAID: Test = {
  says: [
    'landlord',
    'landlady',
    'housing association',
    'council flat',
    'council house',
    'council tenant',
    'letting agent',
    'tenancy',
    'tenant',
    'housing office',
    'housing officer',
    'rented',
    'rent',
  ],
}
const REGISTER_SAID: Test = {
  says: [
    'landlord register',
    'register of landlords',
    'registered landlord',
    'unregistered landlord',
    'landlord registration',
    'not registered as a landlord',
    'landlord is not registered',
  ],
}

const LANDLORD_REGISTER_LAW: Authority = {
  title: 'Antisocial Behaviour etc. (Scotland) Act 2004',
  provision: 'Part 8, sections 82 to 93 (register of landlords)',
  url: 'https://www.legislation.gov.uk/asp/2004/8/part/8',
  inForceFrom: '2006-04-30',
}
const FIT_LAW: Authority = {
  title: 'Landlord and Tenant Act 1985',
  provision: 'sections 9A to 10, added by Homes (Fitness for Human Habitation) Act 2018',
  url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/9A',
  inForceFrom: '2019-03-20',
}
const HAZARDS_LAW: Authority = {
  title: 'Housing Act 2004',
  provision: 'sections 1 to 12 (hazards: the council can inspect and order work)',
  url: 'https://www.legislation.gov.uk/ukpga/2004/34/part/1',
  inForceFrom: '2006-04-06',
}
const NUISANCE_CASE_LAW: Authority = {
  title: 'Environmental Protection Act 1990',
  provision: "section 82 (a person's own case to the magistrates)",
  url: 'https://www.legislation.gov.uk/ukpga/1990/43/section/82',
  inForceFrom: '1991-01-01',
}

const REGISTER_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  when: { all: [REGISTER_SAID] },
} satisfies Partial<Rule>

const ILL_HOME_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [DAMP_SAID, RENTER_SAID], not: [CHARGES_SAID] },
} satisfies Partial<Rule>

const ILL_HOME_EW_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [DAMP_SAID, RENTER_SAID], not: [CHARGES_SAID] },
} satisfies Partial<Rule>

export const HOMES_AND_NEIGHBOURS: readonly Rule[] = [
  {
    ...REGISTER_ROW,
    id: 'gb.home.scotland-register',
    kind: 'right',
    rank: 8,
    says: "A private landlord must be on the council's register. Letting without it is a crime, and the council can order that no rent is due. Tell the council.",
    authority: LANDLORD_REGISTER_LAW,
  },
  {
    ...ILL_HOME_ROW,
    id: 'gb.home.right-fit',
    kind: 'right',
    rank: 8,
    says: 'A rented home must be fit to live in, with no serious damp, cold or danger. You can ask a court to order the work and to award you money.',
    authority: FIT_LAW,
  },
  {
    ...ILL_HOME_ROW,
    id: 'gb.home.right-council-looks',
    kind: 'right',
    rank: 10,
    says: 'The council can inspect a rented home and order the landlord to make it safe. For its own homes, use its complaints path and the Housing Ombudsman.',
    authority: HAZARDS_LAW,
  },
  {
    ...ILL_HOME_EW_ROW,
    id: 'gb.home.right-own-case',
    kind: 'right',
    rank: 12,
    says: "If a home harms your health, you can ask the magistrates to order the work. Give the landlord 21 days' written notice first.",
    authority: NUISANCE_CASE_LAW,
  },
]
