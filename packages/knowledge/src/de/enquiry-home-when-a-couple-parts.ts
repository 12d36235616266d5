/** Questions about who leaves the home when a couple parts. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_HOME_WHEN_A_COUPLE_PARTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-family.who-leaves',
    kind: 'answer',
    topics: ['family', 'housing', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      ['trennen', 'trennung', 'getrennt', 'scheidung', 'trennen uns', 'verlassen', 'separation'],
      ['haus', 'wohnung', 'ehewohnung', 'eigenheim', 'mietvertrag', 'home'],
      [
        'ausziehen',
        'ausziehe',
        'gehen',
        'rauswerfen',
        'rausschmeißen',
        'raus',
        'wer muss',
        'wer darf',
        'bleiben',
        'schloss',
        'leave',
      ],
    ],
    says: 'No. While you are married both may stay in the home, whoever owns it or signed the lease. Neither can put the other out. The family court can give it to one alone if that spares grave hardship, above all for the children or after violence. Do not leave in haste: after six months away without a word you may lose the right to come back. Talk to the Jugendamt about the children. See a family lawyer.',
    authority: cite('bgb', '1361b', { provision: '§§ 1361b und 1568a BGB, § 2 GewSchG' }),
  },
]
