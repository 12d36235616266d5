/** Benefits whose disputes go to the administrative courts: Wohngeld, BAföG, Unterhaltsvorschuss. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PAID_BACK } from './conditions-office.ts'

/** The rows that name the social court are not true of these benefits. */
export const ADMINISTRATIVE: Test = {
  says: [
    'wohngeld',
    'wohngeldes',
    'wohngeldstelle',
    'bafög',
    'ausbildungsförderung',
    'unterhaltsvorschuss',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['BENEFIT_OVERPAYMENT'],
  when: { all: [ADMINISTRATIVE], not: [{ says: ['anhörung'] }] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ADMINISTRATIVE_BENEFIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.admin-benefit.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 10,
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
    example: {
      clause: 'VwGO §§ 70, 74; SGB X § 37 Abs. 2',
      trigger: '2026-11-02',
      result: '2026-12-07',
    },
    says: 'You have one month from the day the decision reached you. The last part says if you object or go to court.',
    action: 'Send your objection (Widerspruch), or go to court if the letter says so (Klage)',
    consequence: 'The decision becomes final, even if it is wrong.',
    authority: cite('vwgo', '70', {
      provision: '§§ 70, 74 VwGO, § 37 Abs. 2 SGB X',
      from: '2025-01-01',
    }),
  },
  {
    ...BASE,
    id: 'de.admin-benefit.right-object',
    kind: 'right',
    rank: 5,
    dayToAct: 'open',
    says: 'You can object in one month. In some states you go to the administrative court (Verwaltungsgericht) at once.',
    authority: cite('vwgo', '68', { provision: '§§ 68, 70, 74 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.admin-benefit.right-stops',
    when: { ...BASE.when, any: [PAID_BACK] },
    kind: 'right',
    rank: 8,
    dayToAct: 'open',
    says: 'In most cases an objection in time stops them from taking the money until it is decided.',
    authority: cite('vwgo', '80', { provision: '§ 80 Abs. 1 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.admin-benefit.step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Read the last part of the letter (Rechtsbehelfsbelehrung): where to write, how, and by when. Keep proof of sending.',
    authority: cite('vwgo', '58', { provision: '§§ 58, 70 VwGO' }),
  },
]
