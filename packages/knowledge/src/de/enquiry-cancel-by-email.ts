/** Questions about a contract that was cancelled by e-mail. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_CANCEL_BY_EMAIL: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.cancel-by-email',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'yes',
    checkBy: '2027-10-31',
    asks: [
      [
        'fitnessstudio',
        'fitness',
        'mcfit',
        'gym',
        'studio',
        'abo',
        'handyvertrag',
        'mitgliedschaft',
        'stromvertrag',
        'internetvertrag',
        'zeitschrift',
        'datingportal',
        'verein',
        'anbieter',
      ],
      [
        'per mail gekündigt',
        'per e-mail gekündigt',
        'per email gekündigt',
        'gekündigt per mail',
        'mail gekündigt',
        'kündigung per mail',
        'kündigung per e-mail',
        'kündigung per email',
        'online gekündigt',
        'per mail kündigen',
        'per e-mail kündigen',
        'per email kündigen',
        'meine mail',
        'cancelled by email',
      ],
      [
        'brief',
        'schriftlich',
        'unterschrift',
        'post',
        'einschreiben',
        'nicht akzeptiert',
        'akzeptieren',
        'buchen weiter',
        'gilt',
        'gültig',
        'stimmt das',
        'letter',
      ],
    ],
    says: 'Yes, an e-mail is enough. For contracts made since October 2016 the small print may not demand a signed letter. After the first term you can leave at any time with one month’s notice (contracts since March 2022). Write when your mail went out, and that you owe nothing after that month. Get later debits back at your bank within eight weeks. Dispute the collection letter once in writing.',
    authority: cite('bgb', '309', {
      provision: '§ 309 Nr. 9 und 13, § 312k BGB',
      from: '2022-03-01',
    }),
  },
]
