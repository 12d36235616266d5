/** Questions about leave that is said to lapse at the end of the year. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.leave-year-end',
    when: {
      not: [
        { says: ['kündigung', 'gekündigt', 'aufhebungsvertrag', 'vertrag endet', 'ausscheide'] },
      ],
    },
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'urlaub',
        'resturlaub',
        'urlaubstage',
        'tage urlaub',
        'urlaubsanspruch',
        'alter urlaub',
        'alturlaub',
        'annual leave',
        'holiday left',
      ],
      [
        'verfällt',
        'verfallen',
        'verfallen lassen',
        '31.12',
        '31. dezember',
        'jahresende',
        'ende des jahres',
        'zum jahreswechsel',
        'ins neue jahr',
        'ins nächste jahr',
        'nächstes jahr mitnehmen',
        'mitnehmen',
        'übertragen',
        '31. märz',
        '31.3',
        'bis märz',
        'ist er weg',
        'ist weg',
        'urlaub weg',
        'futsch',
        'verloren',
        'lapse',
        'carry over',
      ],
    ],
    says: 'It does not lapse by itself on 31 December. Your employer must first have told you clearly and in time to take it, and that it will lapse. Could you not take it because of urgent needs of the firm or illness? Then it goes on until 31 March. Without that warning it stays even longer. Ask in writing now for fixed days and keep the no. Money for it is paid only when the job ends.',
    authority: cite('burlg', '7', { provision: '§ 7 Abs. 3 und 4 BUrlG' }),
  },
]
