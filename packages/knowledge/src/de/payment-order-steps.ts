/** A payment order (Mahnbescheid): what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { ofCivilCourts } from './civil-court-scope.ts'
import { IS_PAYMENT_ORDER } from './conditions-court.ts'

const BASE = {
  country: 'de',
  kinds: ['COURT_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.claim.step-envelope',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Keep the yellow envelope. The date on it starts the clock, even if it was only put in your letterbox.',
    authority: cite('zpo', '180', { provision: '§§ 177 bis 180 ZPO' }),
  },
  {
    ...BASE,
    id: 'de.claim.step-object',
    when: IS_PAYMENT_ORDER,
    kind: 'step',
    list: 'first',
    rank: 20,
    dayToAct: 'open',
    says: 'Not right? Tick "I object to the whole claim" on the form, sign it and send it to the court in time.',
    authority: cite('zpo', '694'),
  },
  {
    ...BASE,
    id: 'de.claim.step-part',
    when: IS_PAYMENT_ORDER,
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Partly right? Object only to the part that is wrong, such as costs or interest. Pay the rest to the other side.',
    authority: cite('zpo', '694'),
  },
  {
    ...BASE,
    id: 'de.claim.step-proof',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Hand it in at any local court, or send it so that you can prove it. Keep a copy.',
    authority: cite('zpo', '129a'),
  },
  {
    ...BASE,
    id: 'de.claim.step-dispute',
    when: IS_PAYMENT_ORDER,
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'After your objection they must give reasons in court, if they go on at all. Collect your proof now.',
    authority: cite('zpo', '697'),
  },
]

export const PAYMENT_ORDER_STEPS: readonly Rule[] = ROWS.map(ofCivilCourts)
