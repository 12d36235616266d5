/** Duties of a landlord: a home that is fit, registration and deposits, in each nation. */
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
const DEPOSIT_SAID: Test = { says: ['deposit'] }
const RENTED_SAID: Test = {
  says: ['landlord', 'landlady', 'letting agent', 'rented', 'tenancy', 'rent', 'scheme'],
}
const BROKEN_SAID: Test = {
  says: [
    'roof',
    'leak',
    'leaking',
    'damp',
    'mould',
    'smoke alarm',
    'boiler',
    'heating',
    'electrics',
    'wiring',
    'repairs',
    'repair',
  ],
}
const NI_DEPOSIT_LAW: Authority = {
  title: 'Tenancy Deposit Schemes Regulations (Northern Ireland) 2012',
  provision: 'with Private Tenancies (Northern Ireland) Order 2006, articles 5A and 5B',
  url: 'https://www.legislation.gov.uk/nisr/2012/373/contents',
  inForceFrom: '2023-04-01',
}
const WALES_FIT_LAW: Authority = {
  title: 'Renting Homes (Fitness for Human Habitation) (Wales) Regulations 2022',
  provision: 'regulations 3 to 7, with Renting Homes (Wales) Act 2016, sections 91 to 98',
  url: 'https://www.legislation.gov.uk/wsi/2022/6/contents',
  inForceFrom: '2022-12-01',
}

const NI_DEPOSIT_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: [
    'ENQUIRY',
    'OTHER',
    'CONSUMER_CONTRACT_DISPUTE',
    'EVICTION_NOTICE',
    'RENT_ARREARS_LETTER',
  ],
  when: { all: [DEPOSIT_SAID, RENTED_SAID] },
} satisfies Partial<Rule>

const WALES_FIT_ROW = {
  ...CHECKED,
  nations: ['wales'],
  kinds: ['ENQUIRY', 'OTHER'],
  when: { all: [BROKEN_SAID, RENTED_SAID] },
} satisfies Partial<Rule>

export const LANDLORD_DUTIES: readonly Rule[] = [
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
  {
    ...NI_DEPOSIT_ROW,
    id: 'gb.ni-deposit.right',
    kind: 'right',
    rank: 7,
    says: 'A landlord must put your deposit in a scheme within 28 days and tell you within 35. If not, tell the council, which can fine them. The scheme settles disputes for free.',
    authority: NI_DEPOSIT_LAW,
  },
  {
    ...WALES_FIT_ROW,
    id: 'gb.wales-home.right-fit',
    kind: 'right',
    rank: 8,
    says: 'A home in Wales must be fit to live in, with working smoke alarms and wiring checked in the last five years. Report faults in writing, tell the council, and keep paying the rent.',
    authority: WALES_FIT_LAW,
  },
]
