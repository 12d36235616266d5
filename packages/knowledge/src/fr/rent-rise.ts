/** Letters in which a landlord asks for a higher rent. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { RENT_RISE } from './conditions-home.ts'

/** Words to one tenant, not of a newsletter. */
const YOURS: Test = {
  says: [
    'votre loyer',
    'nouveau loyer',
    'vos charges',
    'provisions versées',
    'charges récupérables',
    'loyer actuel',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
  when: { all: [RENT_RISE, YOURS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const RENT_RISES: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.rise.want',
    kind: 'fact',
    rank: 5,
    says: 'Your landlord raises the rent by the index (révision, IRL).',
    slot: 'what_they_want',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 17-1',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.rise.want-check',
    kind: 'fact',
    rank: 10,
    says: 'Check if the rise is lawful before you pay more or sign.',
    slot: 'what_they_want',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 17-1',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.rise.reality',
    kind: 'fact',
    rank: 5,
    says: 'This is allowed only if the lease says so, once a year, and no more than the index.',
    slot: 'reality_check',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 17-1',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.rise.not-yet',
    kind: 'fact',
    rank: 5,
    says: 'It counts only from the day it was asked for, never for the past.',
    slot: 'cannot_happen_yet',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 17-1',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.rise.right-year',
    kind: 'right',
    rank: 5,
    says: 'If the landlord does not ask within a year after the day in the lease, the rise of that year is lost.',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 17-1, I',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.rise.right-energy',
    kind: 'right',
    rank: 8,
    says: 'For a home of energy class F or G the rent may not rise.',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 17-1, III',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2022-08-24',
    },
  },
  {
    ...BASE,
    id: 'fr.rise.step-check',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Check the lease for a clause, the day, the index (IRL) on the INSEE site, and your energy class (DPE).',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 17-1',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.rise.step-help',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Ask the ADIL of your area. It works out the rent for free.',
    authority: {
      title: 'ANIL et ADIL',
      provision: 'information logement gratuite',
      url: 'https://www.anil.org/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.rise.option-dispute',
    kind: 'option',
    rank: 10,
    says: 'Write what is wrong. If it goes on, ask the conciliation commission (CDC).',
    title: 'Contest the rise',
    cost: 'Free',
    time: 'Soon',
    risk: 'Go on paying the old rent in full.',
    bestFor: 'There is no clause, it is too high, or class F or G.',
    option: 'dispute',
    authority: {
      title: 'Commission départementale de conciliation',
      provision: 'loi du 6 juillet 1989, article 20',
      url: 'https://www.service-public.fr/particuliers/vosdroits/F1216',
      inForceFrom: '2015-08-08',
    },
  },
  {
    ...BASE,
    id: 'fr.rise.option-accept',
    kind: 'option',
    rank: 40,
    says: 'If it is right, pay the new rent.',
    title: 'Accept it',
    cost: 'The higher rent',
    time: 'From the day asked for',
    risk: 'None if it is right.',
    bestFor: 'You checked it and it is right.',
    option: 'comply',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 17-1',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
]
