/** Letters in which a landlord asks for a higher rent. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { RENT_RISE } from './conditions.ts'

/** Words to one tenant, not of a newsletter. */
const YOURS: Test = {
  says: [
    'votre loyer',
    'votre appartement',
    'votre logement',
    'le loyer passe',
    'uw appartement',
    'uw woning',
    'de huur stijgt',
    'betaalt u',
    'de huur aan',
    'nouveau loyer',
    'uw huur',
    'nieuwe huur',
    'nieuwe huurprijs',
    'ihre miete',
    'neue miete',
  ],
}

const BASE = {
  country: 'be',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
  when: { all: [RENT_RISE, YOURS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const RENT_RISES: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.rise.want',
    kind: 'fact',
    rank: 5,
    says: 'Your landlord wants a higher rent, in most cases by the index.',
    slot: 'what_they_want',
    authority: {
      title:
        "Vlaams Woninghuurdecreet art. 34; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 26; Code bruxellois du Logement art. 224",
      provision: 'indexation du loyer / indexatie van de huur',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'be.rise.want-check',
    kind: 'fact',
    rank: 10,
    says: 'Check if the rise is lawful before you pay more or sign.',
    slot: 'what_they_want',
    authority: {
      title:
        "Vlaams Woninghuurdecreet art. 34; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 26; Code bruxellois du Logement art. 224",
      provision: 'indexation du loyer / indexatie van de huur',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'be.rise.reality',
    kind: 'fact',
    rank: 5,
    says: 'The index may be used once a year, on the day the lease began, and only if the landlord asks in writing.',
    slot: 'reality_check',
    authority: {
      title:
        "Vlaams Woninghuurdecreet art. 34; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 26; Code bruxellois du Logement art. 224",
      provision: 'indexation du loyer / indexatie van de huur',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'be.rise.not-yet',
    kind: 'fact',
    rank: 5,
    says: 'For the past it counts at most three months before the letter.',
    slot: 'cannot_happen_yet',
    authority: {
      title:
        "Vlaams Woninghuurdecreet art. 34; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 26; Code bruxellois du Logement art. 224",
      provision: 'indexation du loyer / indexatie van de huur',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'be.rise.right-energy',
    kind: 'right',
    rank: 5,
    says: 'For homes with a poor energy label the index is limited by a factor in each region. Ask for the EPC (PEB).',
    authority: {
      title:
        "Vlaams Woninghuurdecreet art. 34; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 26; Code bruxellois du Logement art. 224",
      provision: 'indexation du loyer / indexatie van de huur',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'be.rise.right-other',
    kind: 'right',
    rank: 10,
    says: 'Any other rise during the lease needs your agreement or the justice of the peace.',
    authority: {
      title:
        "Vlaams Woninghuurdecreet art. 34; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 26; Code bruxellois du Logement art. 224",
      provision: 'indexation du loyer / indexatie van de huur',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'be.rise.step-calculate',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Work out the rent with the rent calculator of Statbel.',
    authority: {
      title: 'Statbel',
      provision: 'calculateur de loyer / huurcalculator',
      url: 'https://economie.fgov.be/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.rise.step-write',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'If it is wrong, say so in writing and go on paying the right sum.',
    authority: {
      title:
        "Vlaams Woninghuurdecreet art. 34; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 26; Code bruxellois du Logement art. 224",
      provision: 'indexation du loyer / indexatie van de huur',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'be.rise.option-dispute',
    kind: 'option',
    rank: 10,
    says: 'Write what is wrong. A justice of the peace can decide; a call for conciliation is free.',
    title: 'Contest the rise',
    cost: 'Free',
    time: 'Soon',
    risk: 'Pay the right rent in full.',
    bestFor: 'The sum, the day or the energy label is wrong.',
    option: 'dispute',
    authority: {
      title:
        "Vlaams Woninghuurdecreet art. 34; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 26; Code bruxellois du Logement art. 224",
      provision: 'indexation du loyer / indexatie van de huur',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'be.rise.option-accept',
    kind: 'option',
    rank: 40,
    says: 'If it is right, pay the new rent.',
    title: 'Accept it',
    cost: 'The higher rent',
    time: 'From the next month',
    risk: 'None if it is right.',
    bestFor: 'You checked it and it is right.',
    option: 'comply',
    authority: {
      title:
        "Vlaams Woninghuurdecreet art. 34; décret wallon du 15 mars 2018 relatif au bail d'habitation art. 26; Code bruxellois du Logement art. 224",
      provision: 'indexation du loyer / indexatie van de huur',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2023-10-01',
    },
  },
]
