/** An employer refuses part-time work, also in parental leave, or parental leave itself. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const PART_TIME: Test = {
  says: [
    'teilzeit',
    'teilzeitarbeit',
    'teilzeitbeschäftigung',
    'verringerung der arbeitszeit',
    'reduzierung der arbeitszeit',
    'elternzeit',
    'brückenteilzeit',
  ],
}
const REFUSED: Test = {
  says: [
    'lehnen wir',
    'ablehnen',
    'abgelehnt',
    'ablehnung',
    'nicht entsprechen',
    'nicht zustimmen',
    'können wir ihrem wunsch',
    'betriebliche gründe',
    'betrieblichen gründen',
    'dringenden betrieblichen gründen',
    'dringende betriebliche gründe',
  ],
}
const PARENTS: Test = { says: ['elternzeit', 'beeg'] }

const BASE = {
  country: 'de',
  kinds: ['OTHER'],
  topics: ['employment', 'general'],
  when: {
    all: [PART_TIME, REFUSED],
    not: [{ says: ['elterngeldstelle', 'elterngeldkasse', 'agentur für arbeit'] }],
  },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const PART_TIME_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.parttime.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Your employer says no to fewer hours, or to parental leave as you asked for it.',
    authority: cite('tzbfg', '8', { provision: '§ 8 TzBfG; § 15 BEEG' }),
  },
  {
    ...BASE,
    id: 'de.parttime.right-parents',
    kind: 'right',
    rank: 1,
    when: { all: [PARENTS, PART_TIME, REFUSED] },
    says: 'In parental leave you may work 15 to 32 hours, for two months or more, in firms of over 15 people after six months there. A no needs urgent reasons of the firm, in text within four weeks: eight if your child is over three. Else it counts as yes. Was the child born before May 2025? Then an e-mail is no valid no.',
    authority: {
      title: 'Bundeselterngeld- und Elternzeitgesetz (BEEG)',
      provision: '§§ 15 Abs. 5 bis 7 und 28 Abs. 1b BEEG',
      url: 'https://www.gesetze-im-internet.de/beeg/__15.html',
      inForceFrom: '2025-05-01',
    },
  },
  {
    ...BASE,
    id: 'de.parttime.right-hours',
    kind: 'right',
    rank: 2,
    when: { all: [PART_TIME, REFUSED], not: [PARENTS] },
    says: 'Outside parental leave you can ask for fewer hours after six months in firms of over 15 people, three months ahead. For a set time only (Brückenteilzeit), over 45. A no needs reasons of the firm, in text one month before the start. Else it counts as yes.',
    authority: cite('tzbfg', '8', { provision: '§§ 8 und 9a TzBfG', from: '2020-01-01' }),
  },
  {
    ...BASE,
    id: 'de.parttime.right-leave',
    kind: 'right',
    rank: 3,
    when: { all: [PARENTS, REFUSED] },
    says: 'Parental leave itself mostly needs no yes: only a third part after the third birthday can be refused, for urgent reasons. You tell them seven weeks ahead, or 13 if your child is over three. From then, at most eight or 14 weeks before the start, you may not be dismissed until it ends.',
    authority: {
      title: 'Bundeselterngeld- und Elternzeitgesetz (BEEG)',
      provision: '§§ 15, 16 und 18 BEEG',
      url: 'https://www.gesetze-im-internet.de/beeg/__16.html',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.parttime.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Check on which day your request and their no came. Write why you disagree, and go to the labour court: before the start of the hours it can order them fast.',
    authority: cite('arbgg', '11', { provision: '§§ 2, 11 und 62 ArbGG' }),
  },
]
