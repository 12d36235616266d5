/** Letters in which a landlord asks for a higher rent. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const RISE: Test = {
  says: [
    'rent review',
    'notice of rent review',
    'rent increase',
    'new rent',
    'increase in rent',
    'increase your rent',
  ],
}
/** Words to one tenant, not of a newsletter. */
const YOURS: Test = {
  says: ['your rent', 'current rent', 'new rent', 'existing rent'],
}

const BASE = {
  country: 'ie',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
  when: { all: [RISE, YOURS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const RENT_RISES: readonly Rule[] = [
  {
    ...BASE,
    id: 'ie.rise.want',
    kind: 'fact',
    rank: 5,
    says: 'Your landlord has reviewed the rent and asks for more.',
    slot: 'what_they_want',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 19 to 24 (rent reviews)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...BASE,
    id: 'ie.rise.want-check',
    kind: 'fact',
    rank: 10,
    says: 'Check if the rise is lawful before you pay more or sign.',
    slot: 'what_they_want',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 19 to 24 (rent reviews)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...BASE,
    id: 'ie.rise.reality',
    kind: 'fact',
    rank: 5,
    says: 'A rise counts only with the right notice, in time, and within the cap. You can have it checked for free.',
    slot: 'reality_check',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 19 to 24 (rent reviews)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...BASE,
    id: 'ie.rise.not-yet',
    kind: 'fact',
    rank: 5,
    says: 'The new rent is due no sooner than 90 days after the notice.',
    slot: 'cannot_happen_yet',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 19 to 24 (rent reviews)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...BASE,
    id: 'ie.rise.right-ninety',
    kind: 'right',
    rank: 5,
    says: 'You must get 90 days’ written notice, on the form of the Residential Tenancies Board (RTB).',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 19 to 24 (rent reviews)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...BASE,
    id: 'ie.rise.right-cap',
    kind: 'right',
    rank: 8,
    says: 'Since 20 June 2025 rent control holds in the whole country. The cap is in most cases 2% a year or less.',
    authority: {
      title: 'Residential Tenancies Board',
      provision: 'rent reviews and disputes',
      url: 'https://www.rtb.ie/',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...BASE,
    id: 'ie.rise.right-dispute',
    kind: 'right',
    rank: 10,
    says: 'You can refer it to the RTB before the new rent starts, or within 28 days of the notice, if that is later.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 19 to 24 (rent reviews)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...BASE,
    id: 'ie.rise.step-calculator',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Work out the highest lawful rent with the calculator of the RTB.',
    authority: {
      title: 'Residential Tenancies Board',
      provision: 'rent reviews and disputes',
      url: 'https://www.rtb.ie/',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...BASE,
    id: 'ie.rise.step-compare',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Check the date, the 90 days, the form and the three similar homes that the notice must name.',
    authority: {
      title: 'Residential Tenancies Board',
      provision: 'rent reviews and disputes',
      url: 'https://www.rtb.ie/',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...BASE,
    id: 'ie.rise.option-dispute',
    kind: 'option',
    rank: 10,
    says: 'Refer a dispute to the RTB online and keep paying the old rent.',
    title: 'Dispute it at the RTB',
    cost: 'Free or a small fee',
    time: 'Before the new rent starts',
    risk: 'None. You stay in your home.',
    bestFor: 'The rise is above the cap or the notice has faults.',
    option: 'dispute',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 19 to 24 (rent reviews)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2025-06-20',
    },
  },
  {
    ...BASE,
    id: 'ie.rise.option-accept',
    kind: 'option',
    rank: 40,
    says: 'If it is lawful, pay the new rent from the day named.',
    title: 'Accept it',
    cost: 'The higher rent',
    time: 'From the day in the notice',
    risk: 'None if it is lawful.',
    bestFor: 'You checked it and it is right.',
    option: 'comply',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 19 to 24 (rent reviews)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2025-06-20',
    },
  },
]
