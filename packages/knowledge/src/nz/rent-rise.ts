/** Letters in which a landlord asks for a higher rent. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const RISE: Test = {
  says: [
    'rent increase',
    'increase in rent',
    'increase your rent',
    'rent will increase',
    'new rent',
    'rent will go up',
  ],
}
/** Words to one tenant, not of a newsletter. */
const YOURS: Test = {
  says: ['your rent', 'current rent', 'new rent', 'rent will'],
}

const BASE = {
  country: 'nz',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
  when: { all: [RISE, YOURS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const RENT_RISES: readonly Rule[] = [
  {
    ...BASE,
    id: 'nz.rise.want',
    kind: 'fact',
    rank: 5,
    says: 'Your landlord wants a higher rent.',
    slot: 'what_they_want',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'section 24',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...BASE,
    id: 'nz.rise.want-check',
    kind: 'fact',
    rank: 10,
    says: 'Check if the rise is lawful before you pay more or sign.',
    slot: 'what_they_want',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'section 24',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...BASE,
    id: 'nz.rise.reality',
    kind: 'fact',
    rank: 5,
    says: 'Rent may rise only once in 12 months, with 60 days’ notice. The Tribunal can lower it.',
    slot: 'reality_check',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 24 and 25',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...BASE,
    id: 'nz.rise.not-yet',
    kind: 'fact',
    rank: 5,
    says: 'The new rent is due no sooner than 60 days after the notice.',
    slot: 'cannot_happen_yet',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'section 24',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...BASE,
    id: 'nz.rise.right-notice',
    kind: 'right',
    rank: 5,
    says: 'The notice must be in writing and name the new rent and the day. 60 days is the least.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'section 24',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...BASE,
    id: 'nz.rise.right-year',
    kind: 'right',
    rank: 8,
    says: 'Rent may not rise within 12 months of the last rise or of the start of the tenancy.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'section 24',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...BASE,
    id: 'nz.rise.right-market',
    kind: 'right',
    rank: 10,
    says: 'If it is far above market rent, the Tenancy Tribunal can lower it. Apply soon after the notice.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'section 25',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...BASE,
    id: 'nz.rise.step-market',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Look up market rent for your area at tenancy.govt.nz and compare.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'section 25',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...BASE,
    id: 'nz.rise.step-write',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'If the notice is short or too soon, say so in writing and go on paying the old rent.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'section 24',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...BASE,
    id: 'nz.rise.option-tribunal',
    kind: 'option',
    rank: 10,
    says: 'Apply to the Tenancy Tribunal for a rent order.',
    title: 'Ask the Tribunal to lower it',
    cost: 'A small fee',
    time: 'Soon after the notice',
    risk: 'You may get no change.',
    bestFor: 'The rent is far above market.',
    option: 'dispute',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'section 25',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...BASE,
    id: 'nz.rise.option-talk',
    kind: 'option',
    rank: 20,
    says: 'Offer a smaller rise or a later day in writing.',
    title: 'Talk to the landlord',
    cost: 'Free',
    time: 'Before the day named',
    risk: 'They may say no.',
    bestFor: 'You pay well and want to stay.',
    option: 'negotiate',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'section 24',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/DLM94277.html',
      inForceFrom: '2021-02-11',
    },
  },
]
