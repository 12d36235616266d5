/** Questions about private insolvency: how long it takes and what a person keeps. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { WISH } from './wish-words.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_INSOLVENCY: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.insolvency',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 12,
    verdict: 'yes',
    checkBy: '2027-06-30',
    asks: [
      [
        'privatinsolvenz',
        'verbraucherinsolvenz',
        'insolvenz',
        'restschuldbefreiung',
        'bankruptcy',
        'insolvency',
        'debt free',
        'privat insolvenz',
        'insolvent',
        'insolvenzverfahren',
        'wohlverhaltensphase',
        'insolvenzantrag',
        'schulden loswerden',
        'pleite gehen',
      ],
      [
        ...WISH,
        'verliere',
        'verlieren',
        'dauert',
        'auto',
        'wohnung',
        'behalten',
        'nehmen die',
        'nehmen sie',
        'wegnehmen',
      ],
    ],
    says: 'It frees you of most debts after three years. First an adviser or lawyer must try to settle with your creditors. You keep your rented home if you go on paying the rent. A car stays only if you need it, for work or for your health. The safe part of your pay stays too. Fines and debts from a crime you meant do not go away.',
    authority: cite('inso', '287', {
      provision: '§§ 36, 109, 286, 287, 302 und 305 InsO, § 811 ZPO',
    }),
  },
]
