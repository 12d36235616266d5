/** Decisions on residence and asylum: how little time there is, and what stops a removal. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHILD_BENEFIT } from './child-benefit.ts'
import { cite } from './cite-law.ts'
import { IMMIGRATION } from './conditions-office.ts'

const ASYLUM: Test = {
  says: [
    'asylverfahren',
    'asylantrag',
    'asylantrags',
    'asylg',
    'flüchtlingseigenschaft',
    'asylberechtigung',
  ],
}
const ONE_WEEK: Test = {
  says: [
    'binnen einer woche',
    'innerhalb einer woche',
    'innerhalb von einer woche',
    'frist von einer woche',
    'offensichtlich unbegründet',
    'unzulässig abgelehnt',
    'abschiebungsanordnung',
  ],
}
const REFUSED: Test = {
  says: [
    'abgelehnt',
    'ablehnung',
    'versagt',
    'abschiebung',
    'abschiebungsandrohung',
    'ausreisefrist',
    'verlassen',
    'ausreisepflichtig',
    'widerrufen',
    'widerruf',
    'nicht zuerkannt',
  ],
}
const REMEDY: Test = { says: ['rechtsbehelfsbelehrung', 'rechtsmittelbelehrung', 'klage'] }

const BASE = {
  country: 'de',
  kinds: ['OTHER'],
  topics: ['immigration'],
  when: { all: [IMMIGRATION] },
  checkedOn: '2026-11-23',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

function residence(section: string, provision: string): Authority {
  return {
    title: 'Aufenthaltsgesetz (AufenthG)',
    provision,
    url: `https://www.gesetze-im-internet.de/aufenthg_2004/__${section}.html`,
    inForceFrom: '2024-02-27',
  }
}
/** As changed for the European asylum rules of June 2026. */
function asylum(section: string, provision: string): Authority {
  return {
    title: 'Asylgesetz (AsylG)',
    provision,
    url: `https://www.gesetze-im-internet.de/asylvfg_1992/__${section}.html`,
    inForceFrom: '2026-06-12',
  }
}

const ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.stay.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'An office decides about your stay in Germany.',
    authority: residence('50', '§§ 4 und 50 AufenthG'),
  },
  {
    ...BASE,
    id: 'de.stay.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: { all: [IMMIGRATION, REFUSED] },
    says: 'This is about your right to stay. The time is short, so get a lawyer or a free advice centre today.',
    authority: residence('58', '§§ 58 und 59 AufenthG'),
  },
  {
    ...BASE,
    id: 'de.stay.warn',
    kind: 'warning',
    severity: 'high',
    needsProfessional: true,
    rank: 5,
    when: { all: [IMMIGRATION, REFUSED] },
    says: 'An objection or claim alone often does not stop removal here. You also need an urgent request to the court (Eilantrag).',
    authority: residence('84', '§ 84 Abs. 1 AufenthG, § 75 AsylG'),
  },
  {
    ...BASE,
    id: 'de.stay.deadline-week',
    kind: 'deadline',
    weight: 'main',
    rank: 3,
    when: { all: [ASYLUM, ONE_WEEK, REMEDY] },
    terms: { trigger: 'letter', count: 1, unit: 'weeks', roll: 'next_working_day' },
    example: { clause: 'AsylG § 74', trigger: '2026-11-12', result: '2026-11-19' },
    says: 'You have one week from service for the claim and the urgent request. The day shown counts from the letter’s date, to be safe.',
    action: 'Go to the administrative court with a claim and an urgent request',
    consequence: 'The decision becomes final and you can be removed.',
    authority: asylum('74', '§§ 34a, 36 und 74 AsylG'),
  },
  {
    ...BASE,
    id: 'de.stay.deadline-two-weeks',
    kind: 'deadline',
    weight: 'main',
    rank: 4,
    when: { all: [ASYLUM, REMEDY], not: [ONE_WEEK] },
    terms: { trigger: 'letter', count: 2, unit: 'weeks', roll: 'next_working_day' },
    example: { clause: 'AsylG § 74', trigger: '2026-11-12', result: '2026-11-26' },
    says: 'Against a no of the BAMF you have two weeks from service, in some cases one. The day shown counts from the letter’s date, to be safe.',
    action: 'Go to the administrative court (Klage)',
    consequence: 'The decision becomes final and you can be removed.',
    authority: asylum('74', '§ 74 Abs. 1 AsylG'),
  },
  {
    ...BASE,
    id: 'de.stay.right-reasons',
    kind: 'right',
    rank: 6,
    when: { all: [ASYLUM, REMEDY] },
    says: 'Facts and proof must reach the court within a month of the decision. A lawyer can see your file.',
    authority: asylum('74', '§ 74 Abs. 2 AsylG'),
  },
  {
    ...BASE,
    id: 'de.stay.right-time-to-leave',
    kind: 'right',
    rank: 7,
    // A transfer to another state of the Union is ordered without any time to leave (§ 34a AsylG).
    when: { all: [IMMIGRATION, REFUSED], not: [{ says: ['abschiebungsanordnung'] }] },
    says: 'In most cases they must give you 7 to 30 days to leave on your own. Family, children and health must be weighed.',
    authority: residence('59', '§ 59 Abs. 1 AufenthG, § 38 AsylG'),
  },
  {
    ...BASE,
    id: 'de.stay.right-fiction',
    kind: 'right',
    rank: 8,
    says: 'If you applied before your permit ended, you may stay and work as before until they decide. Ask for the paper (Fiktionsbescheinigung).',
    authority: residence('81', '§ 81 Abs. 3 bis 5 AufenthG'),
  },
  {
    ...BASE,
    id: 'de.stay.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Take the letter and its envelope to a lawyer or an advice centre (Migrationsberatung, Flüchtlingsrat) today.',
    authority: cite('berhg', '1'),
  },
  {
    ...BASE,
    id: 'de.stay.option-court',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    when: { all: [IMMIGRATION, REFUSED] },
    says: 'A claim and an urgent request can keep you here until a judge decides. Legal aid is possible.',
    title: 'Go to court in time',
    cost: 'Asylum cases have no court fee. A lawyer costs money.',
    time: 'One week, two weeks or one month: see the last page.',
    risk: 'A day late and it is mostly over.',
    bestFor: 'You have reasons to stay.',
    authority: cite('vwgo', '80', { provision: '§§ 74, 80 Abs. 5 und 166 VwGO' }),
  },
]

/** A refusal of child benefit names the permit, but takes none. */
export const IMMIGRATION_DECISION: readonly Rule[] = ROWS.map((row) => ({
  ...row,
  when: { ...row.when, not: [...(row.when?.not ?? []), CHILD_BENEFIT] },
}))
