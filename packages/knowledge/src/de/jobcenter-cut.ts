/** Cuts of basic income support for missed duties and appointments, under the law of July 2026. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const CUT: Test = {
  says: [
    'leistungsminderung',
    'minderung ihres grundsicherungsgeldes',
    'minderung des grundsicherungsgeldes',
    'minderung ihres bürgergeldes',
    'minderung',
    'gemindert',
    'meldeversäumnis',
    'meldeversäumnisse',
    'pflichtverletzung',
    '§ 31a',
    '§ 32 sgb ii',
  ],
}
const JOBCENTER: Test = { says: ['jobcenter', 'grundsicherungsgeld', 'bürgergeld', 'sgb ii'] }

const BASE = {
  country: 'de',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['general', 'debt'],
  when: { all: [CUT, JOBCENTER] },
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

function basicIncome(section: string, provision: string): Authority {
  return cite('sgb2', section, { provision, from: '2026-07-01' })
}

export const JOBCENTER_CUT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.jobcenter-cut.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The Jobcenter cuts your money because it says you missed a duty or an appointment.',
    authority: basicIncome('31a', '§§ 31 bis 32 SGB II'),
  },
  {
    ...BASE,
    id: 'de.jobcenter-cut.right-limit',
    kind: 'right',
    rank: 3,
    says: 'A missed duty costs 30% of the basic rate for three months. Repeated missed appointments cost 30% for one month. Rent money is not cut by this.',
    authority: basicIncome('31a', '§§ 31a, 31b und 32 SGB II'),
  },
  {
    ...BASE,
    id: 'de.jobcenter-cut.right-reason',
    kind: 'right',
    rank: 4,
    says: 'No cut if you had a good reason that you can show, such as illness or a sick child. Nor if it would be an extreme hardship.',
    authority: basicIncome('31', '§ 31 Abs. 1, § 31a Abs. 3 und § 32 Abs. 1 SGB II'),
  },
  {
    ...BASE,
    id: 'de.jobcenter-cut.right-told',
    kind: 'right',
    rank: 8,
    says: 'They must have told you in writing what would follow, or you must have known it. They must also hear you first. The decision must come within six months.',
    authority: basicIncome('31b', '§ 31 Abs. 1, § 31a Abs. 2 und § 31b Abs. 1 SGB II'),
  },
  {
    ...BASE,
    id: 'de.jobcenter-cut.right-make-good',
    kind: 'right',
    rank: 9,
    says: 'Do the duty later, or say seriously that you will from now on. Then the cut ends, after one month at the earliest.',
    authority: basicIncome('31b', '§ 31a Abs. 1 und § 31b Abs. 2 SGB II'),
  },
  {
    ...BASE,
    id: 'de.jobcenter-cut.warn-job',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    needsProfessional: true,
    says: 'The whole basic sum can stop if you refuse a real job offer on purpose. Missed three appointments in a row? Then all money can stop, and a month later the rent too. Go there in person today.',
    authority: basicIncome('31a', '§ 31a Abs. 7 und § 7b Abs. 4 SGB II'),
  },
  {
    ...BASE,
    id: 'de.jobcenter-cut.deadline',
    kind: 'deadline',
    weight: 'main',
    kinds: ['OTHER'],
    rank: 10,
    when: { all: [CUT, JOBCENTER], not: [{ says: ['anhörung'] }] },
    terms: {
      trigger: 'letter',
      service: {
        days: 4,
        unit: 'days',
        says: 'a letter of an office counts as received on the fourth day after posting',
      },
      count: 1,
      unit: 'months',
      roll: 'next_working_day',
    },
    example: { clause: 'SGG § 84', trigger: '2026-11-10', result: '2026-12-14' },
    says: 'You have one month from the day the decision reached you. One sentence is enough.',
    action: 'Send your objection (Widerspruch) to the Jobcenter',
    consequence: 'The cut becomes final.',
    authority: cite('sgg', '84', { provision: '§ 84 SGG, § 37 Abs. 2 SGB X', from: '2025-01-01' }),
  },
  {
    ...BASE,
    id: 'de.jobcenter-cut.step-reason',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write why you could not go, and add proof such as a doctor’s note. Object in the same letter.',
    authority: basicIncome('31', '§§ 31 und 32 SGB II, § 84 SGG'),
  },
  {
    ...BASE,
    id: 'de.jobcenter-cut.step-urgent',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: 'An objection does not stop the cut. No money for food or rent? Ask the social court for an urgent order. It is free.',
    authority: cite('sgb2', '39', { provision: '§ 39 SGB II, § 86b SGG' }),
  },
  {
    ...BASE,
    id: 'de.jobcenter-cut.option-object',
    kind: 'option',
    option: 'appeal',
    kinds: ['OTHER'],
    rank: 20,
    says: 'Write that you object and why. Hand it in against a stamp.',
    title: 'Object to the cut',
    cost: 'Free.',
    time: 'Within one month.',
    risk: 'None.',
    bestFor: 'You had a reason, or they made a mistake.',
    authority: cite('sgg', '84', { provision: '§§ 84 und 86b SGG' }),
  },
]
