/** Questions about a credit for a thing that is faulty or never came. */
import type { Rule } from '@plainletter/contracts/rule'

import { CONSO } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_LINKED_CREDIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.linked-credit',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'rétracter',
            'rétractation',
            'démarché',
            'démarchés',
            'démarchage',
            'démarcheur',
            'est passé',
            'formulaire pour annuler',
            'venu chez',
            'à domicile',
            'signé hier',
            'tablette',
          ],
        },
      ],
    },
    asks: [
      [
        'crédit auto',
        'crédit affecté',
        'crédit pour la voiture',
        'crédit voiture',
        'financement',
        'financé',
        'à crédit',
        'crédit pour',
        'loan for',
      ],
      [
        'en panne',
        'panne',
        'défaut',
        'jamais livré',
        'pas livré',
        'pas livrée',
        'pas fini',
        'arnaque',
        'annuler',
        'annulé',
        'panneaux solaires',
        'pompe à chaleur',
        'cuisine',
        'faulty',
      ],
      [
        'arrêter de payer',
        'arrêter le crédit',
        'payer le crédit',
        'mensualités',
        'rembourser',
        'continuer à payer',
        'suspendre',
        'annuler le crédit',
        'stop paying',
      ],
    ],
    says: 'Do not stop on your own: you would be listed and sued. For a credit tied to the thing (crédit affecté) the payments start only when it was delivered. In a dispute the judge can pause the credit until it ends. If a court undoes the sale, the credit ends too. Write to seller and lender by registered letter, ask for repair or to undo the sale. Then go to court against both and ask for the pause.',
    authority: {
      ...CONSO,
      provision: 'articles L. 312-48, L. 312-55 et L. 312-56',
      inForceFrom: '2016-07-01',
    },
  },
]
