/** Child benefit (Kindergeld) that the Familienkasse wants back: tax law, not social law. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PAID_BACK } from './conditions-office.ts'

/** Decisions on child benefit follow the tax code; the rows on social benefits are not true of them. */
export const CHILD_BENEFIT: Test = { says: ['kindergeld'] }

/** A child of age: the benefit hangs on school, training or the search for it. */
const GROWN: Test = {
  says: [
    'ausbildung',
    'berufsausbildung',
    'schulausbildung',
    'studium',
    'schule',
    'volljährig',
    'volljährige',
    '18. lebensjahr',
    '§ 32',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['BENEFIT_OVERPAYMENT'],
  when: { all: [CHILD_BENEFIT] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHILD_BENEFIT_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.child-benefit.want',
    when: { all: [CHILD_BENEFIT, PAID_BACK] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The Familienkasse takes back child benefit (Kindergeld) and wants it repaid.',
    authority: cite('ao', '37', { provision: '§ 37 Abs. 2 AO, § 70 EStG' }),
  },
  {
    ...BASE,
    id: 'de.child-benefit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    dayToAct: 'open',
    says: 'A wrong decision stands if you do not object within one month. Often only proof of school or training is missing.',
    authority: cite('ao', '355'),
  },
  {
    ...BASE,
    id: 'de.child-benefit.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 5,
    terms: {
      trigger: 'letter',
      service: {
        days: 4,
        unit: 'days',
        says: 'a tax decision counts as received on the fourth day after posting',
      },
      count: 1,
      unit: 'months',
      roll: 'next_working_day',
    },
    example: {
      clause: 'AO §§ 122 Abs. 2 Nr. 1, 355 Abs. 1',
      trigger: '2026-11-02',
      result: '2026-12-07',
    },
    says: 'You have one month from the day the decision reached you. Reasons can follow.',
    action: 'Send your objection (Einspruch) to the Familienkasse',
    consequence: 'The decision becomes final, even if it is wrong.',
    authority: cite('ao', '355', { provision: '§§ 122, 355, 108 AO', from: '2025-01-01' }),
  },
  {
    ...BASE,
    id: 'de.child-benefit.right-object',
    kind: 'right',
    rank: 5,
    says: 'You can object (Einspruch) for free. After that the tax court (Finanzgericht) can check the decision, for a fee.',
    authority: cite('ao', '347', { provision: '§§ 347, 355, 357 AO' }),
  },
  {
    ...BASE,
    id: 'de.child-benefit.right-stop',
    kind: 'right',
    rank: 8,
    says: 'An objection alone does not stop the payment. Ask in the same letter for a stop (Aussetzung der Vollziehung).',
    authority: cite('ao', '361'),
  },
  {
    ...BASE,
    id: 'de.child-benefit.right-adult',
    checkedOn: '2026-11-22',
    when: { all: [CHILD_BENEFIT, GROWN] },
    kind: 'right',
    rank: 6,
    says: 'Up to 25 a child still counts in training, up to four months between two parts of it, or while looking for a place. Up to 21 also if registered as seeking work.',
    authority: {
      title: 'Einkommensteuergesetz (EStG)',
      provision: '§ 32 Abs. 4',
      url: 'https://www.gesetze-im-internet.de/estg/__32.html',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.child-benefit.right-waive',
    kind: 'right',
    rank: 10,
    says: 'Cannot pay? Ask for more time, small sums, or to be let off the debt (Stundung, Erlass).',
    authority: cite('ao', '227', { provision: '§§ 222, 227 AO' }),
  },
  {
    ...BASE,
    id: 'de.child-benefit.step-object',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Not right? Write that you object, with the child benefit number and the date. Add proof of school, training or home.',
    authority: cite('ao', '357', { provision: '§§ 347, 357 AO' }),
  },
  {
    ...BASE,
    id: 'de.child-benefit.option-object',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    dayToAct: 'open',
    title: 'Object to the decision',
    cost: 'Free',
    time: 'One month from the day you got it',
    risk: 'None. Interest may run if it was due.',
    bestFor: 'The child was in school or training, or lived with you.',
    says: 'Write that you object and ask to stop the payment until it is decided.',
    authority: cite('ao', '347', { provision: '§§ 347, 355, 361 AO' }),
  },
]
