/** Letters in which a landlord asks for a higher rent. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const RISE: Test = {
  says: [
    'huurverhoging',
    'huurverhogingsvoorstel',
    'nieuwe huur',
    'nieuwe huurprijs',
    'jaarlijkse huuraanpassing',
  ],
}
/** Words to one tenant, not of a newsletter. */
const YOURS: Test = {
  says: ['uw huur', 'uw nieuwe huur', 'nieuwe huurprijs', 'huidige huur', 'uw woning'],
}

const BASE = {
  country: 'nl',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
  when: { all: [RISE, YOURS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const RENT_RISES: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.rise.want',
    kind: 'fact',
    rank: 5,
    says: 'Your landlord proposes a higher rent. It must name the old and new rent and the day it starts.',
    slot: 'what_they_want',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7',
      provision: 'artikel 7:252',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rise.reality',
    kind: 'fact',
    rank: 5,
    says: 'You can object. There is a top for the rise in each sector, and the Huurcommissie checks it.',
    slot: 'reality_check',
    authority: {
      title: 'Huurcommissie',
      provision: 'huurverhoging en bezwaar',
      url: 'https://www.huurcommissie.nl/',
      inForceFrom: '2024-07-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rise.rights-summary',
    kind: 'fact',
    rank: 5,
    says: 'You may object before the new rent starts, pay the old rent until it is decided, and ask for the count of points.',
    slot: 'your_rights',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7',
      provision: 'artikelen 7:252 en 7:253',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rise.not-yet',
    kind: 'fact',
    rank: 5,
    says: 'A rise does not start sooner than two months after the letter came, in regulated homes.',
    slot: 'cannot_happen_yet',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7',
      provision: 'artikelen 7:252 en 7:253',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rise.right-object',
    kind: 'right',
    rank: 5,
    says: 'Object before the day the new rent starts. Then the landlord must ask the Huurcommissie, and you pay the old rent.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7',
      provision: 'artikel 7:253',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rise.right-cap',
    kind: 'right',
    rank: 10,
    says: 'In 2026 the top is 4.4% in the free sector, 6.1% in mid rent, and 4.1% in social rent from 1 July.',
    authority: {
      title: 'Rijksoverheid',
      provision: 'maximale huurverhoging 2026',
      url: 'https://www.rijksoverheid.nl/',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rise.right-defects',
    kind: 'right',
    rank: 20,
    says: 'With bad defects that you reported, the rent may not go up until they are repaired. Ask the Huurcommissie.',
    authority: {
      title: 'Huurcommissie',
      provision: 'huurverhoging en bezwaar',
      url: 'https://www.huurcommissie.nl/',
      inForceFrom: '2024-07-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rise.step-check',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Use the check of the Huurcommissie: count the points and look at the percentage.',
    authority: {
      title: 'Huurcommissie',
      provision: 'huurverhoging en bezwaar',
      url: 'https://www.huurcommissie.nl/',
      inForceFrom: '2024-07-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rise.step-form',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Send the objection form to the landlord in time, and keep proof.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7',
      provision: 'artikel 7:253',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rise.option-object',
    kind: 'option',
    rank: 10,
    says: 'Fill in the form of the Huurcommissie and send it to your landlord.',
    title: 'Object to the rise',
    cost: 'Free',
    time: 'Before the day the new rent starts',
    risk: 'If you lose, you pay the rise from that day.',
    bestFor: 'The rise is above the top or the letter has faults.',
    option: 'dispute',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7',
      provision: 'artikel 7:253',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.rise.option-accept',
    kind: 'option',
    rank: 40,
    says: 'If it is right, pay the new rent from the day named. Ask if you can get rent benefit (huurtoeslag).',
    title: 'Accept it',
    cost: 'The higher rent',
    time: 'From the day in the letter',
    risk: 'None if it is right.',
    bestFor: 'You checked it and it is right.',
    option: 'comply',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7',
      provision: 'artikel 7:252',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2022-01-01',
    },
  },
]
