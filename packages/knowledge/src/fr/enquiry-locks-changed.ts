/** Questions about a landlord who puts people out alone. `asks` holds the words people type, in French and in English. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-home.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_LOCKS_CHANGED: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-home.throw-out',
    kind: 'answer',
    rank: 15,
    verdict: 'no',
    asks: [
      [
        'changer la serrure',
        'changer les serrures',
        'mettre dehors',
        'mettre à la porte',
        'me virer',
        'expulser',
        'expulsé',
        'expulsée',
        'sortir mes affaires',
        'change the locks',
        'throw me out',
        'kick me out',
        'evict',
        'changé la serrure',
        'changé les serrures',
        'mes affaires dehors',
        'mes affaires sur le trottoir',
        'me mettre dehors',
        'nous mettre dehors',
        'mis dehors',
        'jeter dehors',
        "coupé l'électricité",
        "coupé l'eau",
        'coupé le courant',
        'nous expulser',
        "m'expulser",
        'me jeter dehors',
      ],
      [
        'propriétaire',
        'bailleur',
        'je dois faire',
        'que faire',
        'peut-il',
        'droit',
        'landlord',
        'can he',
        'can my',
        'allowed',
        'without',
        'proprio',
        'proprietaire',
        'logeur',
        'marchand de sommeil',
        'loyer',
      ],
    ],
    says: 'Only a judge can end the lease and only an officer can evict. A landlord who does it alone commits a crime. Call the police (17).',
    authority: LAW.evictCrime,
  },
]
