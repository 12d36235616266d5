/** Questions about a threat to cut off power or gas. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_POWER_CUT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.power-cut',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    asks: [
      [
        'strom',
        'gas',
        'stromanbieter',
        'stadtwerke',
        'energieversorger',
        'power',
        'electricity',
        'der strom',
        'strom abgestellt',
        'strom abstellen',
        'das gas',
      ],
      [
        'abstellen',
        'abgestellt',
        'sperre',
        'sperren',
        'gesperrt',
        'stromsperre',
        'cut off',
        'disconnect',
        'shut off',
        'strom abgestellt',
        'strom abgestellt werden',
        'strom abstellen',
        'strom gesperrt',
        'noch stoppen',
      ],
    ],
    says: "Ask today for a plan (Abwendungsvereinbarung). A cut needs two months' arrears and €100, four weeks' threat and a letter eight working days before.",
    authority: cite('enwg', '41f', { provision: '§§ 41f, 41g EnWG' }),
  },
]
