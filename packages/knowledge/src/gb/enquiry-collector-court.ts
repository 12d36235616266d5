/** Whether a debt collector can go to court, asked without any detail. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'

export const ENQUIRY_COLLECTOR_COURT: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-23',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.ask-debt.collector-court',
    kind: 'answer',
    topics: ['debt', 'general'],
    when: {
      not: [
        {
          says: [
            'claim form',
            'ccj',
            'judgment',
            'judgement',
            'parking',
            'prison',
            'jail',
            'bailiff',
            'bailiffs',
            'old',
            'years ago',
            'statute barred',
            'small payments',
            'bankrupt',
            'scotland',
            'dead',
            'died',
            'wages',
            'without telling',
            'magistrates',
          ],
        },
      ],
    },
    asks: [
      [
        'debt collector',
        'debt collectors',
        'collection agency',
        'collections agency',
        'debt collection',
        'debt company',
        'debt recovery',
        'debt firm',
        'collection company',
        'lowell',
        'cabot',
        'moorcroft',
      ],
      [
        'take me to court',
        'taking me to court',
        'take you to court',
        'taken to court',
        'take it to court',
        'go to court',
        'going to court',
        'sue me',
        'sue you',
        'start court',
        'court action against me',
        'court proceedings',
      ],
    ],
    verdict: 'yes',
    says: 'Yes, but not at once. Whoever owns the debt can start a claim in the county court. First they should send a letter of claim with a reply form and give you 30 days. A collector who only works for the owner mostly has to hand it back. If a claim form comes, answer it in time: then a judge decides.',
    authority: COURT_LAW.letterOfClaim,
  },
]
