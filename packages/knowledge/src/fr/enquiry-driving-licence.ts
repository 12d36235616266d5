/** Questions about the driving licence and its points. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_DRIVING_LICENCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.licence-held',
    kind: 'answer',
    topics: ['criminal', 'parking', 'general'],
    rank: 9,
    verdict: 'do_this',
    asks: [
      ['permis', 'permis de conduire', 'driving licence', 'my licence'],
      [
        'alcool',
        'alcoolémie',
        'ivresse',
        'cannabis',
        'stupéfiants',
        'stupéfiant',
        'drogue',
        'positif',
        'rétention',
        'drink',
        'drunk',
        'alcohol',
        'drugs',
      ],
    ],
    says: 'Do not drive. The police can hold your licence for some days. Then the prefect can suspend it for months, and a judge decides later. For drugs you can ask for a second test (contre-expertise). Read the order for its times, and see a lawyer before the court.',
    authority: {
      title: 'Code de la route',
      provision: 'articles L. 224-1 à L. 224-9, L. 234-1 et L. 235-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2020-01-01',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'fr.ask-buy.points-back',
    kind: 'answer',
    topics: ['parking', 'criminal', 'general'],
    rank: 9,
    verdict: 'it_depends',
    asks: [
      [
        'mes points',
        'points de permis',
        'points du permis',
        'points sur mon permis',
        'points on my licence',
      ],
      [
        'récupérer',
        'reconstituer',
        'stage',
        'combien de temps',
        'perdu',
        'perdre',
        'get back',
        'recover',
      ],
    ],
    dependsOn: 'the offence',
    says: 'One lost point comes back after six months without a new offence. All points come back after two years, or three years for graver offences. A course (stage) of two days gives back up to four, once a year. See your points on the official site (Mes Points Permis).',
    authority: {
      title: 'Code de la route',
      provision: 'articles L. 223-6 et R. 223-8',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      inForceFrom: '2011-03-16',
    },
    checkedOn: '2026-11-22',
  },
]
