/** Questions about people who go on working after a fixed term has ended. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_WORKED_ON_AFTER_THE_END: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.worked-on',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'yes',
    checkBy: '2027-10-31',
    asks: [
      ['befristet', 'befristeter', 'befristung', 'befristeten', 'fixed term'],
      ['ausgelaufen', 'abgelaufen', 'ist vorbei', 'endete', 'zu ende', 'ended', 'expired'],
      [
        'arbeite weiter',
        'arbeite aber',
        'weiter arbeite',
        'weiterarbeite',
        'weitergearbeitet',
        'gehe weiter',
        'aufgaben',
        'festangestellt',
        'fest angestellt',
        'unbefristet',
        'work on',
      ],
    ],
    says: 'Yes, mostly. You went on working after the last day, and the employer knew and did not object at once. Then the job has no end date any more. It goes on under the same terms. Keep proof: rosters, tasks, messages. Do not sign a new fixed term with an earlier date before advice. If they now say it ended, go to the labour court within three weeks.',
    authority: cite('tzbfg', '15', {
      provision: '§§ 14, 15 Abs. 6 und 17 TzBfG',
      from: '2022-08-01',
    }),
  },
]
