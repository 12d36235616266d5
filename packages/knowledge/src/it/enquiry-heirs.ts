/** Questions of heirs who do not agree. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_HEIRS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.coheirs',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 9,
    when: { not: [{ says: ['debiti', 'cartelle', 'affitto', 'mutuo non pagato'] }] },
    asks: [
      [
        'casa ereditata',
        'casa in eredità',
        'casa in eredita',
        'eredità',
        'eredita',
        'casa dei miei genitori',
        'casa di mia madre',
        'casa di mio padre',
        'abbiamo ereditato',
        'ereditato',
        'coeredi',
        'successione',
        'comproprietà',
        'comproprieta',
      ],
      [
        'non vuole vendere',
        'non vogliono vendere',
        'non si mette d’accordo',
        'non ci mettiamo d’accordo',
        'non siamo d’accordo',
        'non firma',
        'non vuole firmare',
        'vive nella casa',
        'vive in casa',
        'la mia quota',
        'la mia parte',
        'dividere',
        'divisione',
        'liquidarmi',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Nobody must stay in a shared inheritance: any heir can ask for the division at any time. Write to the others first and offer to sell, or to buy or sell your share. Then mediation is needed, and after it a judge can divide, give the home to one who pays the others, or have it sold. See a lawyer.',
    authority: cite('cc', 'articoli 713, 720 e 1111'),
  },
]
