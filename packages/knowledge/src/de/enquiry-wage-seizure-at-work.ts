/** Questions about pay that is seized and the employer who learns of it. */
import type { Rule } from '@plainletter/contracts/rule'

import { SEIZURE_LIMITS } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_WAGE_SEIZURE_AT_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.wage-seizure-job',
    kind: 'answer',
    topics: ['debt', 'employment', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-06-30',
    asks: [
      ['pfändung', 'lohnpfändung', 'gepfändet', 'gehaltspfändung', 'pfänden', 'seized'],
      ['chef', 'arbeitgeber', 'chefin', 'firma', 'personalabteilung', 'boss', 'employer'],
      [
        'rausschmeißen',
        'kündigen',
        'entlassen',
        'gar nix',
        'gar nichts',
        'nichts mehr',
        'nix mehr',
        'miete',
        'kinder',
        'was bleibt',
        'wieviel',
        'wie viel',
        'komisch',
      ],
    ],
    says: 'You keep the first €1,587.40 net a month, and €597.42 more for the first person you support. So with a child or a wife to support, nothing can be taken from about €2,180 or less. Give your boss proof of them. A seizure of pay alone is mostly no reason to dismiss you. Turn your account into a P-Konto and go to free debt advice.',
    authority: SEIZURE_LIMITS,
  },
]
