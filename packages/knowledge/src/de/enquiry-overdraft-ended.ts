/** Questions about an overdraft that the bank ends or cuts. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_OVERDRAFT_ENDED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.overdraft-ended',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'dispo',
        'dispokredit',
        'dispositionskredit',
        'überziehungskredit',
        'überziehungsrahmen',
        'overdraft',
      ],
      [
        'gekündigt',
        'kündigt',
        'gestrichen',
        'gekürzt',
        'streicht',
        'weggenommen',
        'auf null',
        'ausgleichen',
        'zurückzahlen',
        'in 30 tagen',
        'kündigung',
        'ended',
        'cut',
      ],
    ],
    says: 'The bank may mostly end a Dispo without a reason, but must leave you a fair time; a month is usual. Write today: you cannot pay it at once, and ask for fixed parts at a lower rate, or more time. Do not take a dear new loan in haste. New pay can be set off against the minus: ask for a P-Konto now, or have pay sent to a basic account at another bank. If it refuses, see free debt advice.',
    authority: cite('bgb', '504', { provision: '§§ 314, 490 und 504 BGB; §§ 850k und 901 ZPO' }),
  },
]
