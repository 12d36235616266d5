/** Questions about a firm that hires again after an economic dismissal. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-work.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_REHIRE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.rehire',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'motif économique',
        'motif economique',
        'licenciement économique',
        'licencié économique',
        'licenciée économique',
        'économique',
        'economic',
      ],
      [
        'annonce',
        'embauche',
        'embauché',
        'recrute',
        'recrutent',
        'recruté',
        'remplacé',
        'remplacée',
        'mon poste',
        'même poste',
        'réembauche',
        'réembauchage',
        'hired',
        'hires',
      ],
    ],
    says: 'To hire for your post right after shows that the economic reason may be false. Save the advert with its date. For one year you have the first right to a fitting job there, if you ask: write now by registered letter that you want it. If the firm passes you over, it mostly owes at least a month’s pay. Against the dismissal itself you have twelve months for the labour court.',
    authority: {
      ...LAW.economicRehire,
      provision: 'articles L. 1233-3, L. 1233-4, L. 1233-45, L. 1235-7 et L. 1235-13',
    },
  },
]
