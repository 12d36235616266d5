/** Questions about days without pay as a punishment. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-work.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_SUSPENDED_AS_PUNISHMENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.suspension-days',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['mise à pied', 'mis à pied', 'mise a pied'],
      [
        'jours',
        '3 jours',
        'trois jours',
        '5 jours',
        'disciplinaire',
        'retard',
        'sanction',
        'paie',
        'salaire',
        'amputée',
        'amputé',
        'sans salaire',
      ],
      [
        'contester',
        'conteste',
        'recours',
        'droit',
        'comment',
        'annuler',
        'légal',
        'entretien',
        'normal',
        'abusif',
      ],
    ],
    says: 'Days without pay as a punishment need a meeting first and a letter with reasons. They must stand in the firm’s rules (règlement intérieur) with a longest time. The firm has two months from learning of the facts. One fault may be punished only once, and a fine is banned. Contest by registered letter. The labour court can undo it and give the pay back: you have two years.',
    authority: {
      ...LAW.sanction,
      provision:
        'articles L. 1321-1, L. 1331-2, L. 1332-1, L. 1332-2, L. 1332-4, L. 1333-1 et L. 1471-1',
    },
  },
]
