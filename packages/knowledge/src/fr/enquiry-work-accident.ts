/** Questions about accidents and illnesses of work. `asks` holds the words people type, in French and in English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_WORK_ACCIDENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.work-illness',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 9,
    verdict: 'do_this',
    asks: [
      [
        'maladie professionnelle',
        'accident du travail',
        'accident de travail',
        'accident de trajet',
        'work accident',
        'occupational disease',
      ],
      [
        'refuse',
        'refusé',
        'refusée',
        'refus',
        'contester',
        'pas reconnu',
        'pas reconnue',
        'reconnaître',
        'reconnue',
        'rejet',
        'recours',
        'refused',
        'contest',
        'not recognised',
        'contestent',
        'ne reconnaît pas',
        'conteste',
      ],
    ],
    says: 'You have two months to contest it in writing: at the appeals board (CRA), or at the medical board (CMRA) for a medical reason. Ask for your file first. If the illness is in no table, a committee of doctors (CRRMP) must look at it. Then comes the social court, where you need no lawyer.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 411-1, L. 461-1, R. 142-1 et R. 142-8',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2019-12-01',
    },
    checkedOn: '2026-11-22',
  },
]
