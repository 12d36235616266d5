/** Questions about a block on the car of someone else in the family. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_BLOCK_ON_A_RELATIVES_CAR: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.block-relatives-car',
    checkBy: '2027-01-15',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: { not: [{ says: ['bollo'] }] },
    asks: [
      [
        'fermo',
        'fermo amministrativo',
        'ganasce',
        'pignorare',
        'pignorano',
        'pignoramento',
        'bloccare',
        'bloccano',
      ],
      [
        'macchina di mia figlia',
        'auto di mia figlia',
        'macchina di mio figlio',
        'auto di mio figlio',
        'macchina di mia moglie',
        'auto di mia moglie',
        'macchina di mio marito',
        'auto di mio marito',
        'macchina di mio padre',
        'auto di mio padre',
        'macchina di mia madre',
        'auto di mia madre',
        'macchina dei miei',
        'auto intestata a',
        'macchina intestata a',
        'intestata a mia',
        'intestata a mio',
        "daughter's car",
        "wife's car",
      ],
      [
        'debito',
        'debiti',
        'cartella',
        'cartelle',
        'multe',
        'tasse',
        'ader',
        'agenzia entrate',
        'riscossione',
        'debt',
      ],
    ],
    says: 'For your debts the tax collector can block or seize only a car registered in your own name. A car of your child, wife, husband or parents is safe, also if you drive it. Contest a block on it with the car papers. A judge can take back a car that you gave away to escape. Ask for instalments: from the request on no new block starts.',
    authority: cite(
      'riscossione',
      'articoli 19 e 86; codice civile, articoli 2740 e 2901',
      '2025-01-01',
    ),
  },
]
