/** Questions about unemployment pay that was refused. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-benefit.unemployment-refused',
    kind: 'answer',
    topics: ['employment', 'debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['arbeitslosengeld', 'alg 1', 'alg1', 'alg i', 'unemployment pay'],
      [
        'abgelehnt',
        'ablehnung',
        'lehnt ab',
        'ablehnungsbescheid',
        'nicht bewilligt',
        'verweigert',
        'refused',
      ],
      [
        'gearbeitet',
        'anwartschaft',
        'anwartschaftszeit',
        'nicht lange genug',
        'monate',
        'beschäftigt',
        'angestellt',
        'worked',
      ],
    ],
    says: 'Object in writing within one month; it is free. You need twelve months of insured work within the last 30 months. Breaks do not matter: the days are added up, and sick pay, parental time up to three years and some others count too. Send each contract, pay slip and sick note. If it is too little, six months may do for short jobs. No money now? Apply for Grundsicherungsgeld the same day.',
    authority: cite('sgb3', '142', { provision: '§§ 142, 143 SGB III, § 84 SGG' }),
  },
]
