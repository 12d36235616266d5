/** A school punishes a pupil (Ordnungsmaßnahme): shut out of lessons, moved to another class or school. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const MEASURE: Test = {
  says: [
    'ordnungsmaßnahme',
    'ordnungsmaßnahmen',
    'ausschluss vom unterricht',
    'unterrichtsausschluss',
    'vom unterricht aus',
    'vom unterricht ausgeschlossen',
    'vom schulbesuch ausgeschlossen',
    'schulverweis',
    'verschärfter verweis',
    'entlassung von der schule',
    'überweisung in eine parallelklasse',
    'klassenkonferenz',
    'teilkonferenz',
  ],
}
const SCHOOL: Test = {
  says: [
    'schule',
    'gesamtschule',
    'gymnasium',
    'realschule',
    'schulleitung',
    'schulleiterin',
    'schulleiter',
    'grundschule',
    'mittelschule',
    'berufsschule',
    'hauptschule',
    'schulgesetz',
    'schulg',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER'],
  topics: ['family', 'general'],
  when: { all: [MEASURE, SCHOOL] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** Each state has a school act of its own. */
const OF_THE_STATES: Authority = {
  title: 'Schulgesetze der Länder',
  provision: 'zum Beispiel § 53 SchulG NRW, § 90 SchG Baden-Württemberg, Art. 86 BayEUG',
  url: 'https://www.gesetze-bayern.de/Content/Document/BayEUG-86',
  inForceFrom: '2016-08-01',
}

export const SCHOOL_MEASURE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.school.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The school punishes your child (Ordnungsmaßnahme): no lessons for some days, another class, or worse.',
    authority: OF_THE_STATES,
  },
  {
    ...BASE,
    id: 'de.school.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'It is an official decision, so you can fight it. In many states it holds at once all the same: then only a court, or the school itself, can stop it.',
    authority: cite('vwgo', '80', { provision: '§ 80 Abs. 2 und 5 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.school.right-heard',
    kind: 'right',
    rank: 1,
    says: 'They must first hear your child, and in grave cases you. The measure must fit what happened, and milder means come first.',
    authority: OF_THE_STATES,
  },
  {
    ...BASE,
    id: 'de.school.right-nrw',
    kind: 'right',
    rank: 2,
    when: {
      all: [
        MEASURE,
        { says: ['schulg nrw', 'nrw', 'nordrhein-westfalen', '§ 53 schulg', '§ 53 abs. 3 schulg'] },
      ],
    },
    says: 'In North Rhine-Westphalia the head may shut a pupil out for at most two weeks, after hearing both sides. An objection does not stop that.',
    authority: {
      title: 'Schulgesetz für das Land Nordrhein-Westfalen (SchulG NRW)',
      provision: '§ 53',
      url: 'https://recht.nrw.de/',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...BASE,
    id: 'de.school.right-object',
    kind: 'right',
    rank: 3,
    says: 'You have one month to object (Widerspruch), or to go to the administrative court where there is no objection.',
    authority: cite('vwgo', '70', { provision: '§§ 68, 70 und 74 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.school.right-urgent',
    kind: 'right',
    rank: 4,
    says: 'The days out start soon? Ask the administrative court for a fast stop (Eilantrag). You need no lawyer there.',
    authority: cite('vwgo', '80', { provision: '§ 80 Abs. 5 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.school.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask for the minutes and what others said. Write down your child’s side today, and give it to the school in writing.',
    authority: OF_THE_STATES,
  },
]
