/** Questions about a dismissal for grave fault. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-work.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_GRAVE_FAULT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.grave-fault',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['faute grave', 'faute lourde', 'gross misconduct'],
      [
        'licencié',
        'licenciée',
        'licenciement',
        'viré',
        'virée',
        'licencier',
        'mis à pied',
        'mise à pied',
        'dismissed',
        'fired',
      ],
      [
        'contester',
        'faux',
        'rien fait',
        'pas vrai',
        'chômage',
        'chomage',
        'indemnité',
        'indemnités',
        'délai',
        'droit',
        'droits',
        'recours',
        'prud’hommes',
        "prud'hommes",
        'que faire',
        'entretien',
        'preuve',
        'preuves',
        'challenge',
        'benefits',
      ],
    ],
    says: 'The employer must prove the grave fault, and act within two months of learning of it. It must hold a meeting first and give reasons in a letter. You still get jobless benefits and pay for leave left. If the judge finds no grave fault, you get the notice pay and dismissal pay too. You have twelve months for the labour court. Write now what happened, with names.',
    authority: {
      ...LAW.dismissCause,
      provision:
        'articles L. 1232-2, L. 1232-6, L. 1234-1, L. 1235-1, L. 1235-2, L. 1332-4 et L. 1471-1',
    },
  },
]
