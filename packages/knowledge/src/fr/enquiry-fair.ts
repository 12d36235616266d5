/** Questions about a purchase at a fair. */
import type { Rule } from '@plainletter/contracts/rule'

import { CONSO } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_FAIR: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.fair',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'it_depends',
    asks: [
      ['foire', 'salon', 'foire de paris', 'foire expo', 'stand', 'a fair', 'trade fair'],
      [
        'acheté',
        'signé',
        'commande',
        'bon de commande',
        'acompte',
        'cuisine',
        'pompe à chaleur',
        'matelas',
        'piscine',
        'véranda',
        'bought',
        'signed',
      ],
      [
        'annuler',
        'rétracter',
        'rétractation',
        'revenir',
        'changer d’avis',
        "changer d'avis",
        'crédit',
        'délai',
        '14 jours',
        'cancel',
      ],
    ],
    dependsOn: 'whether you took a credit for it there',
    says: 'At a fair there is no right to withdraw, and the seller must have told you so before, on a sign and in the contract. But did you sign a credit for it? Withdraw from it in writing within 14 days: the sale then ends too, at no cost. If you asked for delivery at once, that holds for three days only. If the seller did not tell you, or gave a false fair price, you can fight the contract. Write today.',
    authority: {
      ...CONSO,
      provision: 'articles L. 221-1, L. 224-59 à L. 224-62, L. 312-19 et L. 312-52',
      inForceFrom: '2016-07-01',
    },
  },
]
