/** Service charges, higher rent, homes that make people ill, and trouble with neighbours. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { SOCIAL_LANDLORD } from './rent-increase.ts'

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
const RISE_SAID: Test = {
  says: [
    'form 4a',
    'section 13 notice',
    'section 13 of the housing act',
    'section 13(2)',
    'proposing a new rent',
    'proposes a new rent',
    'new rent',
    'rent increase',
    'increase your rent',
    'increase in your rent',
    'increase the rent',
    'increase my rent',
    'put the rent up',
    'put up the rent',
    'put up my rent',
    'raise the rent',
    'raise my rent',
    'rent will increase',
    'rent will go up',
    'rent review',
    'rhw12',
    'rent-increase notice',
    'rent will rise',
    'rent will be',
    'rent would be',
    'rent is to be',
    'increase of rent',
    'increase of the rent',
    'increase of your rent',
    'increase to the rent',
    'increase to your rent',
    'increase in the rent',
    'increase in rent',
    'proposed rent',
  ],
}
const NO_HOME_SAID: Test = {
  says: ['ground rent', 'commercial lease', 'shop', 'business premises'],
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
const NEIGHBOUR_SAID: Test = {
  says: ['neighbour', 'neighbours', "neighbour's", 'next door', 'next-door', 'neighbouring'],
}
const HEDGE_SAID: Test = { says: ['hedge', 'hedges', 'leylandii', 'conifer', 'conifers'] }
const BUILDING_SAID: Test = {
  says: [
    'party wall',
    'extension',
    'excavate',
    'dig',
    'digging',
    'foundations',
    'loft conversion',
    'basement',
    'shared wall',
    'our wall',
    'my wall',
  ],
}
const LOUD_SAID: Test = {
  says: [
    'noise',
    'noisy',
    'barking',
    'barks',
    'bark',
    'loud music',
    'smell',
    'smells',
    'smoke',
    'bonfire',
    'bonfires',
  ],
}
const ABUSE_SAID: Test = {
  says: [
    'anti-social',
    'antisocial',
    'anti social',
    'threatens',
    'threatening',
    'abuse',
    'abusive',
    'harassing',
    'intimidating',
    'shouts at',
  ],
}
const TREES_SAID: Test = { says: ['tree', 'trees', 'branches', 'overhanging', 'overhang', 'roots'] }
const FENCE_SAID: Test = { says: ['boundary', 'fence', 'fences', 'my land', 'our land'] }
const FILMS_SAID: Test = { says: ['cctv', 'camera', 'cameras', 'doorbell', 'ring doorbell'] }

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
const RENT_FORM_LAW: Authority = {
  title: 'Housing Act 1988',
  provision: "sections 13 and 14, as changed by Renters' Rights Act 2025, sections 6 and 7",
  url: 'https://www.legislation.gov.uk/ukpga/1988/50/section/13',
  inForceFrom: '2026-05-01',
}
const RENT_WALES_LAW: Authority = {
  title: 'Renting Homes (Wales) Act 2016',
  provision: 'section 123 (change of rent)',
  url: 'https://www.legislation.gov.uk/anaw/2016/1/section/123',
  inForceFrom: '2022-12-01',
}
const RENT_SCOTLAND_LAW: Authority = {
  title: 'Private Housing (Tenancies) (Scotland) Act 2016',
  provision: 'sections 19, 22 and 24 (rent increase, rent officer)',
  url: 'https://www.legislation.gov.uk/asp/2016/19/section/22',
  inForceFrom: '2017-12-01',
}
const RENT_NI_LAW: Authority = {
  title: 'Private Tenancies Act (Northern Ireland) 2022',
  provision: 'section 7 (rent increases)',
  url: 'https://www.legislation.gov.uk/nia/2022/20/section/7',
  inForceFrom: '2025-04-01',
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
const HEDGES_LAW: Authority = {
  title: 'Anti-social Behaviour Act 2003',
  provision: 'Part 8, sections 65 to 84 (high hedges)',
  url: 'https://www.legislation.gov.uk/ukpga/2003/38/part/8',
  inForceFrom: '2005-06-01',
}
const PARTY_LAW: Authority = {
  title: 'Party Wall etc. Act 1996',
  provision: 'sections 1 to 6 and 10',
  url: 'https://www.legislation.gov.uk/ukpga/1996/40/contents',
  inForceFrom: '1997-07-01',
}
const NOISE_LAW: Authority = {
  title: 'Environmental Protection Act 1990',
  provision: 'sections 79 and 80 (statutory nuisance: the council must look into it)',
  url: 'https://www.legislation.gov.uk/ukpga/1990/43/section/80',
  inForceFrom: '1991-01-01',
}
const ASB_LAW: Authority = {
  title: 'Anti-social Behaviour, Crime and Policing Act 2014',
  provision: 'sections 104 and 105 (case review)',
  url: 'https://www.legislation.gov.uk/ukpga/2014/12/section/104',
  inForceFrom: '2014-10-20',
}
const BRANCHES_LAW: Authority = {
  title: 'Lemmon v Webb [1895] AC 1 (House of Lords)',
  provision: 'with Town and Country Planning Act 1990, section 210 (protected trees)',
  url: 'https://www.legislation.gov.uk/ukpga/1990/8/section/210',
  inForceFrom: '1990-08-24',
}
const BOUNDARY_LAW: Authority = {
  title: 'Land Registration Act 2002',
  provision: 'section 60 (general boundaries)',
  url: 'https://www.legislation.gov.uk/ukpga/2002/9/section/60',
  inForceFrom: '2003-10-13',
}
const NUISANCE_LAW: Authority = {
  title: 'Fearn v Board of Trustees of the Tate Gallery [2023] UKSC 4',
  provision: 'private nuisance',
  url: 'https://www.supremecourt.uk/',
  inForceFrom: '2023-02-01',
}
const CAMERA_LAW: Authority = {
  title: 'UK General Data Protection Regulation',
  provision:
    'Articles 2, 6 and 15, with Data Protection Act 2018 (cameras that film beyond the home)',
  url: 'https://www.legislation.gov.uk/eur/2016/679/contents',
  inForceFrom: '2020-12-31',
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

const RISE_ENGLAND_ROW = {
  ...CHECKED,
  nations: ['england'],
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  papers: ['rent_increase'],
  when: { all: [RISE_SAID], not: [NO_HOME_SAID, SOCIAL_LANDLORD] },
} satisfies Partial<Rule>

const RISE_WALES_ROW = {
  ...CHECKED,
  nations: ['wales'],
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  papers: ['rent_increase'],
  when: { all: [RISE_SAID], not: [NO_HOME_SAID] },
} satisfies Partial<Rule>

const RISE_SCOTLAND_ROW = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  papers: ['rent_increase'],
  when: { all: [RISE_SAID], not: [NO_HOME_SAID, SOCIAL_LANDLORD] },
} satisfies Partial<Rule>

const RISE_NI_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
  papers: ['rent_increase'],
  when: { all: [RISE_SAID], not: [NO_HOME_SAID, SOCIAL_LANDLORD] },
} satisfies Partial<Rule>

const RISE_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
  papers: ['rent_increase'],
  when: { all: [RISE_SAID], not: [NO_HOME_SAID, SOCIAL_LANDLORD] },
} satisfies Partial<Rule>

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

const HEDGE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HEDGE_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const PARTY_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [BUILDING_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const NOISE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [LOUD_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const ASB_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ABUSE_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const TREES_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [TREES_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const FENCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [FENCE_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const NUISANCE_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [LOUD_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

const FILMS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [FILMS_SAID, NEIGHBOUR_SAID] },
} satisfies Partial<Rule>

export const HOMES_AND_NEIGHBOURS: readonly Rule[] = [
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
      ['service charge', 'service charges', 'major works', 'roof works'],
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
  {
    ...RISE_LETTER_ROW,
    nations: ['england'],
    id: 'gb.rent-rise.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your landlord wants more rent from the day in the notice. You can challenge it before that day.',
    authority: RENT_FORM_LAW,
  },
  {
    ...RISE_ENGLAND_ROW,
    id: 'gb.rent-rise.right-form',
    kind: 'right',
    rank: 6,
    says: "A private landlord may raise the rent once a year, on the official form, with two months' notice. A rent review clause no longer counts.",
    authority: RENT_FORM_LAW,
  },
  {
    ...RISE_ENGLAND_ROW,
    id: 'gb.rent-rise.right-tribunal',
    kind: 'right',
    rank: 7,
    says: 'Go to the First-tier Tribunal before the new rent starts. It cannot set more than the landlord asks, and a higher rent starts only once it has decided.',
    authority: RENT_FORM_LAW,
  },
  {
    ...RISE_LETTER_ROW,
    nations: ['england'],
    id: 'gb.rent-rise.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Look up the rent of homes like yours nearby. Write to the landlord before the new rent starts.',
    authority: RENT_FORM_LAW,
  },
  {
    ...RISE_WALES_ROW,
    id: 'gb.rent-rise.right-wales',
    kind: 'right',
    rank: 6,
    says: "Your landlord may raise the rent once in 12 months, with two months' notice on form RHW12.",
    authority: RENT_WALES_LAW,
  },
  {
    ...RISE_SCOTLAND_ROW,
    id: 'gb.rent-rise.right-scotland',
    kind: 'right',
    rank: 6,
    says: "Your rent may rise once in 12 months, with three months' notice on the official form. You can ask a rent officer to look at it within 21 days.",
    authority: RENT_SCOTLAND_LAW,
  },
  {
    ...RISE_NI_ROW,
    id: 'gb.rent-rise.right-ni',
    kind: 'right',
    rank: 6,
    says: "Your rent may rise once in 12 months, with three months' notice in writing.",
    authority: RENT_NI_LAW,
  },
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
    ...HEDGE_ROW,
    id: 'gb.neighbour.right-hedge',
    kind: 'right',
    rank: 7,
    says: 'A tall evergreen hedge over two metres can be taken to the council. Try to settle it with your neighbour first. There is a fee.',
    authority: HEDGES_LAW,
  },
  {
    ...PARTY_ROW,
    id: 'gb.neighbour.right-party-wall',
    kind: 'right',
    rank: 7,
    says: "Before work on a shared wall, or digging close to yours, your neighbour must give you one or two months' written notice. You can have a surveyor.",
    authority: PARTY_LAW,
  },
  {
    ...NOISE_ROW,
    id: 'gb.neighbour.right-noise',
    kind: 'right',
    rank: 7,
    says: 'The council must look into noise, smoke or smells. If they are a serious nuisance, it must order your neighbour to stop.',
    authority: NOISE_LAW,
  },
  {
    ...ASB_ROW,
    id: 'gb.neighbour.right-review',
    kind: 'right',
    rank: 9,
    says: 'If you have reported bad behaviour and little was done, you can ask for a case review. Police and council must then look at it together.',
    authority: ASB_LAW,
  },
  {
    ...TREES_ROW,
    id: 'gb.neighbour.right-branches',
    kind: 'right',
    rank: 8,
    says: 'You may cut branches and roots back to your own border. Check first with the council if the tree is protected.',
    authority: BRANCHES_LAW,
  },
  {
    ...FENCE_ROW,
    id: 'gb.neighbour.know-boundary',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 9,
    says: 'The line on the Land Registry plan shows only roughly where the border is. Old deeds and long use count too.',
    authority: BOUNDARY_LAW,
  },
  {
    ...NUISANCE_ROW,
    id: 'gb.neighbour.right-nuisance',
    kind: 'right',
    rank: 10,
    says: 'A court can order a neighbour to end a serious nuisance, and to pay you. Try talks and mediation first.',
    authority: NUISANCE_LAW,
  },
  {
    ...FILMS_ROW,
    id: 'gb.neighbour.right-camera',
    kind: 'right',
    rank: 8,
    says: "A camera that films beyond its owner's own home must follow data law. You can ask why it films you, and for your pictures.",
    authority: CAMERA_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.neighbour.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      ['neighbour', 'neighbours', 'next door'],
      [
        'noise',
        'noisy',
        'barking',
        'barks',
        'loud music',
        'plays music',
        'playing music',
        'music until',
        'blasting music',
        'parties every',
        'smoke',
        'smell',
        'bonfire',
      ],
    ],
    verdict: 'do_this',
    says: 'Talk first, if that is safe, and keep a diary. Then report it to the council. It must look into it, and can order your neighbour to stop.',
    authority: NOISE_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.neighbour.answer-hedge',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      ['neighbour', 'neighbours', 'next door'],
      ['hedge', 'hedges', 'leylandii', 'conifer', 'conifers'],
    ],
    verdict: 'do_this',
    says: 'Talk to your neighbour first, and write. An evergreen hedge over two metres can then be taken to the council, for a fee. It can order the owner to cut it.',
    authority: HEDGES_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.neighbour.answer-wall',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      ['neighbour', 'neighbours', 'next door'],
      ['party wall', 'extension', 'digging', 'dig', 'foundations', 'shared wall'],
    ],
    verdict: 'do_this',
    says: 'Ask for a written party wall notice. It is due one or two months before work on a shared wall or digging close to yours. A court can stop work begun without it.',
    authority: PARTY_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales'],
    id: 'gb.neighbour.answer-branches',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    asks: [
      ['neighbour', 'neighbours', 'next door'],
      ['branches', 'overhanging', 'overhang', 'roots'],
    ],
    verdict: 'yes',
    says: 'Yes, you may cut them back to your border. Offer the cut parts back, and check with the council if the tree is protected.',
    authority: BRANCHES_LAW,
  },
  {
    ...NOISE_ROW,
    checkedOn: '2026-11-22',
    nations: ['england', 'wales'],
    id: 'gb.noise.right-review',
    kind: 'right',
    rank: 9,
    says: 'Reported it three times in six months and nothing was done? Ask for an anti-social behaviour case review. You can also ask a magistrate yourself to order it to stop.',
    authority: {
      title: 'Anti-social Behaviour, Crime and Policing Act 2014',
      provision: 'section 104 (case review), with Environmental Protection Act 1990, section 82',
      url: 'https://www.legislation.gov.uk/ukpga/2014/12/section/104',
      inForceFrom: '2014-10-20',
    },
  },
]
