/** Questions about a judgment and the appeal. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_JUDGMENT: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.appeal',
    topics: ['debt', 'general', 'housing', 'consumer'],
    rank: 9,
    verdict: 'it_depends',
    when: { not: [{ says: ['multa', 'cassazione', 'licenziamento', 'reato', 'penale'] }] },
    asks: [
      [
        'sentenza',
        'giudice mi ha condannato',
        'condannato a pagare',
        'condannata a pagare',
        'ho perso la causa',
        'perso la causa',
        'judgment',
      ],
      ['appello', 'impugnare', 'ricorso', 'appeal', 'cosa posso fare', 'quanto tempo'],
    ],
    says: 'You have 30 days from the day the judgment was served on you, or six months from its publication if nobody served it. You need a lawyer, free with a low income. It can be enforced at once, so ask the appeal court to stop it.',
    dependsOn: 'when it was served and how much it is about',
    authority: cite('cpc', 'articoli 282, 283, 325, 327 e 339'),
  },
]
