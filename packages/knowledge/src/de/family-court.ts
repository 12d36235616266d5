/** The family court: who cares for a child, how often it is seen, and orders that keep a violent person away. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

/** Papers of the family court that are about no money. */
export const FAMILY_MATTER: Test = {
  says: [
    'elterliche sorge',
    'elterlichen sorge',
    'sorgerecht',
    'umgangsrecht',
    'umgangsregelung',
    'umgang mit',
    'kindschaftssache',
    'aufenthaltsbestimmungsrecht',
    'gewaltschutzgesetz',
    'gewschg',
    'gewaltschutzsache',
  ],
}
const COURT: Test = {
  says: ['familiengericht', 'familiensache', 'amtsgericht', 'kindschaftssache'],
}
const CHILD: Test = {
  says: [
    'elterliche sorge',
    'elterlichen sorge',
    'sorgerecht',
    'umgang',
    'umgangsrecht',
    'umgangsregelung',
    'aufenthaltsbestimmungsrecht',
  ],
}
const PROTECTION: Test = { says: ['gewaltschutzgesetz', 'gewschg', 'gewaltschutzsache'] }

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
  topics: ['family', 'general'],
  when: { all: [FAMILY_MATTER, COURT] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const FAMILY_COURT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.famcourt.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    when: { all: [CHILD, COURT] },
    says: 'Somebody, mostly the other parent, asks the family court to decide who cares for your child, or how often you meet.',
    authority: cite('famfg', '155', { provision: '§§ 151 und 155 FamFG' }),
  },
  {
    ...BASE,
    id: 'de.famcourt.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    when: { all: [CHILD, COURT] },
    says: 'The court looks for what is best for the child. It hears both of you, the child and the youth office, and tries for an agreement first.',
    authority: cite('famfg', '156', { provision: '§§ 155 bis 160 und 162 FamFG' }),
  },
  {
    ...BASE,
    id: 'de.famcourt.right-care',
    kind: 'right',
    rank: 2,
    when: { all: [CHILD, COURT] },
    says: 'Where both have care, one parent gets it alone only if you agree, or if that is best for the child. A child of 14 or more can object.',
    authority: cite('bgb', '1671', { provision: '§§ 1626a und 1671 BGB', from: '2013-05-19' }),
  },
  {
    ...BASE,
    id: 'de.famcourt.right-contact',
    kind: 'right',
    rank: 3,
    when: { all: [CHILD, COURT] },
    says: 'Your child has a right to both parents, and you have a right and a duty to see it. For a long time it is cut only if the child would be harmed else.',
    authority: cite('bgb', '1684', { provision: '§§ 1684 und 1697a BGB' }),
  },
  {
    ...BASE,
    id: 'de.famcourt.right-month',
    kind: 'right',
    rank: 4,
    when: { all: [CHILD, COURT] },
    says: 'On contact, or where the child lives, the first hearing should come within a month. You mostly need no lawyer, only within a divorce. You may bring one: with low income the court may pay (Verfahrenskostenhilfe).',
    authority: cite('famfg', '155', { provision: '§§ 10, 76, 114 und 155 FamFG' }),
  },
  {
    ...BASE,
    id: 'de.famcourt.protection-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    when: { all: [PROTECTION, COURT] },
    says: 'The court orders you, or is asked to order you, to keep away or to leave the home for now (Gewaltschutz). An order counts at the latest from when you get it.',
    authority: {
      title: 'Gewaltschutzgesetz (GewSchG)',
      provision: '§§ 1 und 2 GewSchG; §§ 53 und 216 FamFG',
      url: 'https://www.gesetze-im-internet.de/gewschg/__1.html',
      inForceFrom: '2002-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.famcourt.protection-obey',
    kind: 'right',
    rank: 1,
    when: { all: [PROTECTION, COURT] },
    says: 'Obey an order to the letter, also if the other person calls you: a breach is a crime and can cost a fine besides (Ordnungsgeld).',
    authority: {
      title: 'Gewaltschutzgesetz (GewSchG)',
      provision: '§ 4 GewSchG; §§ 95 und 96 FamFG',
      url: 'https://www.gesetze-im-internet.de/gewschg/__4.html',
      inForceFrom: '2017-03-10',
    },
  },
  {
    ...BASE,
    id: 'de.famcourt.protection-hearing',
    kind: 'right',
    rank: 2,
    when: { all: [PROTECTION, COURT] },
    says: 'Was a fast order made without hearing you? Ask in writing for an oral hearing: then the court must decide anew. After a hearing you have two weeks to appeal.',
    authority: cite('famfg', '54', { provision: '§§ 54, 57 und 63 FamFG' }),
  },
  {
    ...BASE,
    id: 'de.famcourt.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Note what matters for the child or the facts, with dates. Talk to the youth office or a family lawyer before the day, and send your answer to the court.',
    authority: cite('famfg', '155', { provision: '§§ 155 und 156 FamFG' }),
  },
]
