/** Questions about a parent who moves away with the child. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_MOVE_WITH_CHILD: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.move-child',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'trasferirsi',
        'trasferirmi',
        'trasferimento',
        'trasloca',
        'vuole andare a vivere',
        'andare a vivere',
        'portare via',
        'cambiare città',
        'all’estero',
        "all'estero",
        'move away',
      ],
      [
        'bambino',
        'bambina',
        'figlio',
        'figlia',
        'figli',
        'bambini',
        'child',
        'my son',
        'my daughter',
      ],
      [
        'ex',
        'la madre',
        'il padre',
        'affido condiviso',
        'affidamento',
        'separati',
        'separata',
        'separato',
        'giudice',
        'my ex',
      ],
    ],
    says: 'Where a child lives is for both parents to decide, or the judge. A parent who moves must tell the other within 30 days. But it takes a yes in writing, or the judge’s, to take the child far away. Write at once that you do not agree, by registered letter or PEC. Ask the court to decide with urgency: it looks at the child’s good. With a low income the lawyer is free.',
    authority: cite('cc', 'articoli 316, 337-ter, 337-quinquies e 337-sexies', '2014-02-07'),
  },
]
