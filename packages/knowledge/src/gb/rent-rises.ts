/** A higher rent: forms, notice and the tribunal. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { SOCIAL_LANDLORD } from './rent-increase-cues.ts'

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

export const RENT_RISES: readonly Rule[] = [
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
]
