/** Questions about an agreed end of the job. `asks` holds the words people type, in French and in English. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-work.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_AGREED_END: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.agreed-end',
    kind: 'answer',
    rank: 20,
    verdict: 'it_depends',
    asks: [
      [
        'rupture conventionnelle',
        'agreed termination',
        'mutual termination',
        'settlement to leave',
      ],
      [
        'délai',
        'rétracter',
        'refuser',
        'chômage',
        'signer',
        'indemnité',
        'days',
        'withdraw',
        'refuse',
        'benefits',
        'sign',
        'change my mind',
        "changer d'avis",
        'me rétracter',
        'rétractation',
        'annuler',
        'négocier',
        'obligé',
        'forcer',
        'employeur',
        'force',
        'negotiate',
        'montant',
        'combien',
        'calcul',
        'chantage',
        'pression',
        'propose',
        'proposé',
        'accepter',
        'patron',
        'indemnités',
        'licenciement',
      ],
    ],
    dependsOn: 'whether both of you agree',
    says: 'Nobody can force you. After signing you have 15 days to change your mind. You keep the right to jobless benefits and get at least the legal sum.',
    authority: LAW.agreedEnd,
  },
]
