/** Questions about a bank that keeps benefits because the account is overdrawn. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_OVERDRAWN_ACCOUNT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.overdrawn',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['konto', 'girokonto', 'bank', 'sparkasse', 'account'],
      ['im minus', 'minus', 'überzogen', 'dispo', 'überziehung', 'soll', 'overdrawn'],
      [
        'behält',
        'behalten',
        'einbehalten',
        'verrechnet',
        'verrechnen',
        'komme nicht an mein geld',
        'zahlt nicht aus',
        'kein geld raus',
        'bürgergeld',
        'rente',
        'lohn',
        'keeps',
      ],
    ],
    says: 'Ask the bank today in writing to make the account a P-Konto. It must do so, also when you are overdrawn. From the day you ask it may not set off the protected part of new money against the minus, at least €1,590 a month. The old minus is put apart as a debt, to be paid in parts. Need food today? Go to the Jobcenter or social office. You may also open a basic account elsewhere.',
    authority: cite('zpo', '901', { provision: '§§ 850k und 901 ZPO', from: '2021-12-01' }),
  },
]
