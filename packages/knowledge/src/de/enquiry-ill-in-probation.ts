/** Questions about being dismissed in probation while ill. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_ILL_IN_PROBATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.ill-in-probation',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'nach der probezeit',
            'probezeit vorbei',
            'probezeit ist vorbei',
            'führerschein',
            'ausbildung',
            'azubi',
          ],
        },
      ],
    },
    asks: [
      [
        'probezeit',
        'in der probezeit',
        'während der probezeit',
        'in den ersten sechs monaten',
        'in den ersten 6 monaten',
        'probation',
        'trial period',
      ],
      [
        'krank',
        'krankgeschrieben',
        'krankschreibung',
        'krankmeldung',
        'krankheit',
        'wegen krankheit',
        'krank in der probezeit',
        'arbeitsunfähig',
        'krank geworden',
        'operation',
        'unfall',
        'ill',
        'sick',
        'sick note',
      ],
      [
        'kündigen',
        'kündigung',
        'gekündigt',
        'gekündigt werden',
        'kündigt',
        'entlassen',
        'gefeuert',
        'rausgeworfen',
        'rausgeschmissen',
        'loswerden',
        'lohn',
        'gehalt',
        'geld',
        'dismiss',
        'dismissed',
        'fired',
        'pay',
      ],
    ],
    says: 'You can be dismissed then: in probation two weeks’ notice is enough, with no reason. Being ill does not protect you. Was the illness the cause? Then your pay goes on for up to six weeks of illness, also after the job ends. In the first four weeks of a new job the health fund pays instead. The notice needs paper and a signature. Are you pregnant? Then it is void: tell the boss at once.',
    authority: cite('entgfg', '8', {
      provision:
        '§ 8 Abs. 1 und § 3 Abs. 3 EntgFG; §§ 622 Abs. 3 und 623 BGB; § 1 KSchG; § 17 MuSchG',
    }),
  },
]
