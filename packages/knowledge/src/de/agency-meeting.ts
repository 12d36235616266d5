/** A call of the Agentur für Arbeit to a meeting. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CALLED_TO_MEETING } from './conditions-office.ts'

const AGENCY: Test = {
  says: ['agentur für arbeit', 'bundesagentur für arbeit', 'arbeitsagentur', 'sgb iii'],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER'],
  topics: ['employment', 'general'],
  when: { all: [AGENCY, CALLED_TO_MEETING] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const AGENCY_MEETING: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.meeting.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The job agency calls you to a meeting. You must go if you get unemployment benefit.',
    authority: cite('sgb3', '309', { provision: '§ 309 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.meeting.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'If you stay away with no good reason, you lose one week of benefit. With a good reason you lose nothing.',
    authority: cite('sgb3', '159', { provision: '§ 159 Abs. 1 Nr. 8 und Abs. 6 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.meeting.right-same-day',
    kind: 'right',
    rank: 3,
    says: 'Late is better than never: another hour on the same day counts, if the meeting can still be held.',
    authority: cite('sgb3', '309', { provision: '§ 309 Abs. 3 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.meeting.right-travel',
    kind: 'right',
    rank: 4,
    says: 'Ask for the travel costs: they can be paid back. Someone may come with you.',
    authority: cite('sgb3', '309', { provision: '§ 309 Abs. 4 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.meeting.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Cannot go? Tell them before the day, with proof such as a sick note, and ask for another date.',
    authority: cite('sgb3', '309', { provision: '§§ 159 und 309 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.meeting.option',
    kind: 'option',
    option: 'comply',
    rank: 4,
    says: 'Go there on the day and take this letter with you.',
    title: 'Go to the meeting',
    cost: 'Free.',
    time: 'On the day named.',
    risk: 'None.',
    bestFor: 'You can go.',
    authority: cite('sgb3', '309', { provision: '§ 309 SGB III' }),
  },
]
