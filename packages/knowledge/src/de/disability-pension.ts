/** A refused pension for people who can work little or no more (Erwerbsminderungsrente). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const PENSION: Test = {
  says: [
    'erwerbsminderung',
    'erwerbsminderungsrente',
    'erwerbsgemindert',
    'voller erwerbsminderung',
    'teilweiser erwerbsminderung',
  ],
}
/** The yearly note on a pension names this one too, and decides nothing. */
const DECIDED: Test = {
  says: [
    'abgelehnt',
    'abzulehnen',
    'ablehnung',
    'ablehnen',
    'lehnen',
    'nicht erfüllt',
    'nicht vor',
    'nicht erwerbsgemindert',
    'nicht vermindert',
    'nicht entsprechen',
    'nicht entsprochen',
    'kein anspruch',
    'keinen anspruch',
    'keine rente',
    'widerspruch',
    'entzogen',
    'entziehung',
    'rechtsbehelfsbelehrung',
  ],
}
const BASE = {
  country: 'de',
  kinds: ['INSURANCE_DECISION', 'OTHER'],
  topics: ['general', 'debt'],
  when: { all: [PENSION], any: [DECIDED] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const DISABILITY_PENSION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.pension.right-hours',
    kind: 'right',
    rank: 4,
    says: 'Under three hours of work a day brings the full pension, three to under six hours half of it. With no part-time job open to you it can be full.',
    authority: {
      title: 'Sozialgesetzbuch VI (SGB VI)',
      provision: '§ 43',
      url: 'https://www.gesetze-im-internet.de/sgb_6/__43.html',
      inForceFrom: '2008-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.pension.right-review',
    kind: 'right',
    rank: 12,
    says: 'If you missed the month, you can ask for a review (Überprüfungsantrag). Money can be paid back for up to four years.',
    authority: cite('sgb10', '44'),
  },
  {
    ...BASE,
    id: 'de.pension.step-report',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Object now and ask for the medical report. Show it to your own doctors, and send their answer on how many hours you can work.',
    authority: cite('sgb10', '25', { provision: '§ 25 SGB X, § 84 SGG' }),
  },
]
