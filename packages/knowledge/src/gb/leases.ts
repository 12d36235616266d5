/** Leases of flats: costs, consent and forfeiture. */
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

const LEASE_SAID: Test = {
  says: [
    'lease',
    'leasehold',
    'leaseholder',
    'leaseholders',
    'freeholder',
    'flat',
    'flats',
    'apartment',
  ],
}

const ESTATE_SAID: Test = {
  says: [
    'freehold property',
    'freehold house',
    'your freehold',
    'rentcharge',
    'estate charge',
    'transfer deed',
    'tp1',
    'restaurant',
  ],
}

const EXTEND_SAID: Test = {
  says: [
    'extend the lease',
    'extend my lease',
    'extend our lease',
    'lease extension',
    'extending the lease',
    'years left on the lease',
  ],
}

const RTM_SAID: Test = { says: ['right to manage', 'manage the building ourselves'] }

const FAIR_COSTS_LAW: Authority = {
  title: 'Landlord and Tenant Act 1985',
  provision: 'sections 18, 19 and 27A (fair service charges, tribunal)',
  url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/27A',
  inForceFrom: '2003-09-30',
}

const CONSULT_LAW: Authority = {
  title: 'Landlord and Tenant Act 1985',
  provision:
    'sections 20 and 20ZA, with Service Charges (Consultation Requirements) (England) Regulations 2003',
  url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/20',
  inForceFrom: '2003-10-31',
}

const OLD_COSTS_LAW: Authority = {
  title: 'Landlord and Tenant Act 1985',
  provision: 'section 20B (costs over 18 months old)',
  url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/20B',
  inForceFrom: '1988-02-01',
}

const SEE_BILLS_LAW: Authority = {
  title: 'Landlord and Tenant Act 1985',
  provision: 'sections 21, 21B and 22 (summary of costs and of rights, seeing the bills)',
  url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/22',
  inForceFrom: '2007-10-01',
}

const FORFEIT_LAW: Authority = {
  title: 'Commonhold and Leasehold Reform Act 2002',
  provision: 'sections 167 and 168, with Housing Act 1996, section 81',
  url: 'https://www.legislation.gov.uk/ukpga/2002/15/section/168',
  inForceFrom: '2005-02-28',
}

const LONGER_LEASE_LAW: Authority = {
  title: 'Leasehold Reform, Housing and Urban Development Act 1993',
  provision:
    'sections 39, 42 and 56 (longer lease of a flat), as changed by Leasehold and Freehold Reform Act 2024',
  url: 'https://www.legislation.gov.uk/ukpga/1993/28/section/39',
  inForceFrom: '2025-01-31',
}

const MANAGE_LAW: Authority = {
  title: 'Commonhold and Leasehold Reform Act 2002',
  provision: 'sections 71 to 84 (right to manage)',
  url: 'https://www.legislation.gov.uk/ukpga/2002/15/section/71',
  inForceFrom: '2003-09-30',
}

const CHARGE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: [
    'OTHER',
    'ENQUIRY',
    'DEBT_COLLECTION_LETTER',
    'RENT_ARREARS_LETTER',
    'CONSUMER_CONTRACT_DISPUTE',
  ],
  when: { all: [CHARGES_SAID, LEASE_SAID], not: [ESTATE_SAID] },
} satisfies Partial<Rule>

const EXTEND_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [EXTEND_SAID] },
} satisfies Partial<Rule>

const RTM_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [RTM_SAID, LEASE_SAID] },
} satisfies Partial<Rule>

export const LEASES: readonly Rule[] = [
  {
    ...CHARGE_ROW,
    id: 'gb.lease.right-fair-costs',
    kind: 'right',
    rank: 7,
    says: 'You pay only fair costs, for work done to a fair standard. A tribunal can decide what you owe.',
    authority: FAIR_COSTS_LAW,
  },
  {
    ...CHARGE_ROW,
    id: 'gb.lease.right-asked-first',
    kind: 'right',
    rank: 8,
    says: 'For works over £250 a flat they must ask you first, with estimates. If they did not, your share may be cut to £250.',
    authority: CONSULT_LAW,
  },
  {
    ...CHARGE_ROW,
    id: 'gb.lease.right-old-costs',
    kind: 'right',
    rank: 10,
    says: 'You need not pay costs over 18 months old when billed. This is so unless they wrote to you in time that a bill would come.',
    authority: OLD_COSTS_LAW,
  },
  {
    ...CHARGE_ROW,
    id: 'gb.lease.right-see-bills',
    kind: 'right',
    rank: 9,
    says: 'Each bill must come with a summary of your rights. Until it does, you may hold the money back. You can ask to see the invoices.',
    authority: SEE_BILLS_LAW,
  },
  {
    ...CHARGE_ROW,
    id: 'gb.lease.no-forfeit-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 6,
    says: 'They cannot take the lease over a bill until a tribunal or court finds that you owe it, or you agree. For £350 or less, it must also be over three years old.',
    authority: FORFEIT_LAW,
  },
  {
    ...CHARGE_ROW,
    id: 'gb.lease.step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Write what you accept and what you dispute, and why. Ask for the summary of costs and the invoices. Pay the part that you accept.',
    authority: SEE_BILLS_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.lease.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general', 'consumer', 'debt'],
    asks: [
      [
        'service charge',
        'service charges',
        'major works',
        'roof works',
        'ground rent',
        'freeholder',
        'managing agent',
        'management company',
        'block insurance',
        'cladding',
      ],
      [
        'have to pay',
        'can they',
        'dispute',
        'challenge',
        'lose the lease',
        'forfeit',
        'unfair',
        'too high',
        'never asked',
        'not consulted',
        'doubled',
        'gone up',
        'massive',
        'huge bill',
        'refuse to pay',
        'have to',
        'break down',
        'breakdown of',
      ],
    ],
    verdict: 'it_depends',
    says: 'You pay only fair costs. For works over £250 a flat they must ask you first. A tribunal can decide, and no one takes the lease before that.',
    authority: FAIR_COSTS_LAW,
  },
  {
    ...EXTEND_ROW,
    id: 'gb.lease.right-longer',
    kind: 'right',
    rank: 8,
    says: 'The owner of a long lease of a flat can have a longer lease for a fair price. You no longer have to own it for two years first.',
    authority: LONGER_LEASE_LAW,
  },
  {
    ...RTM_ROW,
    id: 'gb.lease.right-manage',
    kind: 'right',
    rank: 8,
    says: 'Leaseholders can take over the running of their building. You need no fault by the landlord.',
    authority: MANAGE_LAW,
  },
]
