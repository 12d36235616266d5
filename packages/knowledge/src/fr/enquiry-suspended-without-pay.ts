/** Questions about pay for a suspension that ended without a dismissal. */
import type { Rule } from '@plainletter/contracts/rule'

import { TRAVAIL } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_SUSPENDED_WITHOUT_PAY: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.suspension-paid',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'mise à pied conservatoire',
        'mise a pied conservatoire',
        'mise à pied à titre conservatoire',
        'pied à titre conservatoire',
        'à pied à titre conservatoire',
        'suspendu à titre conservatoire',
        'mis à pied',
        'mise à pied',
        'suspended',
      ],
      [
        'payé',
        'payée',
        'payés',
        'payées',
        'pas payé',
        'pas payés',
        'salaire',
        'paie',
        'paye',
        'retenue',
        'rembourser',
        'récupérer',
        'jours',
        'unpaid',
      ],
      [
        'pas de licenciement',
        'pas licencié',
        'pas licenciée',
        'finalement',
        'avertissement',
        'repris le travail',
        'réintégré',
        'réintégrée',
        'sans faute grave',
        'cause réelle',
        'faute simple',
        'annulé',
        'annulée',
        'abandonné',
        'rien eu',
        'blâme',
        'only a warning',
      ],
    ],
    says: "Days at home while the firm decides (mise à pied conservatoire) must be paid, unless you are dismissed for grave fault. So with no dismissal, a warning or a lesser fault they owe you the pay. They stay unpaid only if a letter with reasons turns them into a punishment. Ask by registered letter with a last day. Then go to the labour court's fast track (référé). You have three years.",
    authority: {
      ...TRAVAIL,
      provision: 'articles L. 1332-3, L. 1234-1, L. 3245-1 et R. 1455-7',
      inForceFrom: '2013-06-17',
    },
  },
]
