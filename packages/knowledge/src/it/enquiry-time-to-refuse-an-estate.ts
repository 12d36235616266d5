/** Questions about the time in which an heir can refuse. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_TIME_TO_REFUSE_AN_ESTATE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.time-to-refuse-an-estate',
    kind: 'answer',
    topics: ['family', 'debt', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      [
        'rinuncia',
        'rinunciare',
        'rinunzia',
        'rifiutare l’eredità',
        "rifiutare l'eredità",
        'rifiutare',
        'refuse the inheritance',
      ],
      [
        'eredità',
        'eredita',
        'erede',
        'morto',
        'morta',
        'defunto',
        'padre',
        'madre',
        'genitori',
        'nonno',
        'nonna',
        'inheritance',
      ],
      [
        'quanto tempo',
        'tempo',
        'termine',
        'entro quando',
        'entro quanto',
        'scadenza',
        'scade',
        'giorni',
        'mesi',
        'anni',
        'tardi',
        'ancora',
        'how long',
        'too late',
      ],
    ],
    dependsOn: 'whether you hold goods of the estate or live in the home',
    says: 'Hold nothing of the estate? Then you can mostly refuse for ten years from the death, as long as you accepted nothing. Live in the home or hold goods? Then you have three months for an inventory, 40 days more to decide. After that you count as an heir with all debts. A creditor can ask a judge for a shorter time. Refuse before a notary or at the court. Until then sell, take and pay nothing from it.',
    authority: cite('cc', 'articoli 480, 481, 485, 487 e 519'),
  },
]
