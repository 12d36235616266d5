/** Questions about tax that is due and the broadcasting fee. */
import type { Rule } from '@plainletter/contracts/rule'

import { BROADCASTING_TREATY, cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_TAX_AND_TV_FEE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.tv-fee',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 10,
    asks: [
      ['rundfunkbeitrag', 'gez', 'beitragsservice', 'broadcasting fee', 'tv licence', 'tv fee'],
      [
        'zahlen',
        'befreiung',
        'befreien',
        'kein fernseher',
        'keinen fernseher',
        'nicht zahlen',
        'pay',
        'exempt',
        'no tv',
      ],
    ],
    says: 'Each home owes one fee, even without a TV. With basic support, BAföG or very low income apply for exemption, up to three years back.',
    dependsOn: 'whether you get a benefit that frees you',
    authority: BROADCASTING_TREATY,
  },
  {
    ...BASE,
    id: 'de.ask-debt.tax-late',
    kind: 'answer',
    verdict: 'do_this',
    rank: 15,
    asks: [
      [
        'finanzamt',
        'steuerbescheid',
        'steuernachzahlung',
        'steuer',
        'tax office',
        'tax bill',
        'tax assessment',
      ],
      [
        'nicht zahlen',
        'falsch',
        'einspruch',
        'zu hoch',
        'raten',
        'nachzahlung',
        'wrong',
        'object',
        'cannot pay',
        "can't pay",
        'instalments',
      ],
    ],
    says: 'Wrong? Object (Einspruch) within one month and ask to stop payment. Right but too much? Ask for time (Stundung) before the due day.',
    authority: cite('ao', '222', { provision: '§§ 222, 355, 361 AO' }),
  },
]
