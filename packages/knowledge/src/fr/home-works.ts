/** Works that a landlord announces in a rented home. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const WORKS: Test = {
  says: [
    'travaux dans votre logement',
    'travaux de rénovation',
    'rénovation énergétique',
    'travaux d’amélioration',
    "travaux d'amélioration",
    'réalisera des travaux',
    'accès à votre logement',
  ],
}
const LEASE: Test = { says: ['logement', 'bail', 'locataire', 'bailleur', 'propriétaire'] }

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'EVICTION_NOTICE', 'LETTER_BEFORE_CLAIM'],
  topics: ['housing'],
  when: { all: [WORKS, LEASE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const HOME_WORKS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.works.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    kinds: ['OTHER'],
    says: 'Your landlord plans works in your home and wants to come in.',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 7, e',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.works.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    kinds: ['OTHER'],
    says: 'You must let needed works happen. But there are rules on notice, days and money back.',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 7, e, et code civil article 1724',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.works.right-notice',
    kind: 'right',
    rank: 3,
    says: 'They must tell you before in writing: what, how and when. No works on Saturdays, Sundays and holidays without your yes.',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 7, e',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.works.right-less',
    kind: 'right',
    rank: 4,
    says: 'If works last more than 21 days, the rent falls for that time and space. If the home cannot be lived in, you may end the lease.',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 7, e, et code civil article 1724',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.works.right-judge',
    kind: 'right',
    rank: 6,
    says: 'Abusive works can be stopped by a judge.',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 7, e',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.works.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask in writing for the plan and the dates. Take photos before and after. Ask for less rent from day 22.',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 7, e',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2014-03-27',
    },
  },
]
