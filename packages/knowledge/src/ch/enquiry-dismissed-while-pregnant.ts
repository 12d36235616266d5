/** Questions about a dismissal while pregnant or after the birth. */
import type { Rule } from '@plainletter/contracts/rule'

import { PREGNANT_DISMISSED_EVENT } from './dismissal-words.ts'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const OR = {
  title: 'Obligationenrecht (OR) / Code des obligations (CO)',
  url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
}

export const ENQUIRY_DISMISSED_WHILE_PREGNANT: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.pregnant-dismissed',
    kind: 'answer',
    verdict: 'do_this',
    rank: 7,
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      [
        'schwanger',
        'schwangerschaft',
        'mutterschaft',
        'mutterschaftsurlaub',
        'enceinte',
        'grossesse',
        'congé maternité',
        'incinta',
        'gravidanza',
        'maternità',
        'pregnant',
        'pregnancy',
        'maternity',
        'mutterschutz',
        'babypause',
        'je suis enceinte',
        'attends un enfant',
        'aspetto un bambino',
        'in gravidanza',
      ],
      PREGNANT_DISMISSED_EVENT,
    ],
    says: 'After the trial time your employer may not dismiss you while you are pregnant and for 16 weeks after the birth. Such a notice is void. Write at once that you are pregnant and offer your work, with a doctor’s note. In the trial time it is allowed, unless the pregnancy is the reason.',
    authority: { ...OR, provision: 'Art. 336c', inForceFrom: '1989-01-01' },
  },
]
