/** Questions of people in a minijob about illness, holidays and leave at once. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.minijob-holidays',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'minijob',
        'minijobs',
        'minijobber',
        'minijobberin',
        'mini job',
        'geringfügig',
        '538 euro',
        '556 euro',
        '603 euro',
        'aushilfe',
        'aushilfen',
        'aushilfsjob',
      ],
      [
        'feiertag',
        'feiertage',
        'feiertags',
        '3. oktober',
        '1. mai',
        'ostermontag',
        'pfingstmontag',
        'weihnachten',
        'urlaub',
        'urlaubsanspruch',
        'urlaubstage',
        'bezahlten urlaub',
        'holiday',
        'paid leave',
      ],
      [
        'kein geld',
        'geld',
        'nicht bezahlt',
        'bezahlt',
        'unbezahlt',
        'lohn',
        'nie',
        'noch nie',
        'nacharbeiten',
        'nachholen',
        'steht mir',
        'anspruch',
        'kriegt',
        'bekommt',
        'bekomme',
        'chef',
        'chefin',
        'recht',
        'richtig',
        'pay',
        'paid',
      ],
    ],
    says: 'You have the same rights as others. A public holiday on your working day is paid. Leave is at least four weeks a year, with pay: at two days a week, eight days. When ill, your shifts are paid for up to six weeks, once you are four weeks in the job. You need not make up hours. Ask for the money in writing with a date. Look in the contract for a short time limit. The firm may not punish you for it.',
    authority: cite('entgfg', '2', {
      provision: '§§ 2, 3 und 4 EntgFG; §§ 1 und 3 BUrlG; § 612a BGB',
    }),
  },
]
