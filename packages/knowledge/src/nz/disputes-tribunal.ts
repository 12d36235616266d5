/** A claim against you in the Disputes Tribunal. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'

const CLAIM = {
  country: 'nz',
  kinds: ['COURT_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
/** A hearing before the Disputes Tribunal: no defence is filed, no days to answer run, and no lawyers take part. */
const AT_TRIBUNAL: readonly Test[] = [
  { sender: ['disputes tribunal'] },
  { says: ['the referee may', 'the referee will', 'before a referee', 'heard by a referee'] },
]
const TRIBUNAL = {
  ...CLAIM,
  checkedOn: '2026-11-22',
  when: { any: [...AT_TRIBUNAL] },
} satisfies Partial<Rule>
const TRIBUNAL_LAW = {
  title: 'Disputes Tribunal Act 1988',
  provision: 'sections 38, 40, 42 and 49 (no lawyers, proof, absent parties, rehearing)',
  url: 'https://www.legislation.govt.nz/act/public/1988/0110/latest/whole.html',
  inForceFrom: '1989-03-01',
}

export const DISPUTES_TRIBUNAL: readonly Rule[] = [
  {
    ...TRIBUNAL,
    id: 'nz.tribunal.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can go to the hearing, tell your side and bring proof. Lawyers do not take part, and you need not file a defence.',
    authority: TRIBUNAL_LAW,
  },
  {
    ...TRIBUNAL,
    id: 'nz.tribunal.right-rehearing',
    kind: 'right',
    rank: 10,
    says: 'If an order was made and you could not come for a good reason, ask for a rehearing. You have 20 working days, and it is free.',
    authority: TRIBUNAL_LAW,
  },
  {
    ...TRIBUNAL,
    id: 'nz.tribunal.right-counter',
    kind: 'right',
    rank: 20,
    says: 'If they owe you too, you can claim it in the same hearing. Send the Tribunal your claim well before the day.',
    authority: LAW.disputes,
  },
  {
    ...TRIBUNAL,
    id: 'nz.tribunal.step-go',
    kind: 'step',
    list: 'first',
    rank: 10,
    dayToAct: 'open',
    says: 'Note the day, the time and the place, and go. If you cannot, ask the Tribunal before that day for another day or a phone hearing.',
    authority: TRIBUNAL_LAW,
  },
  {
    ...TRIBUNAL,
    id: 'nz.tribunal.option-go',
    kind: 'option',
    option: 'defend',
    dayToAct: 'open',
    title: 'Tell the referee your side',
    cost: 'Free for you.',
    time: 'The day of the hearing.',
    risk: 'If you lose, you must pay what is ordered.',
    bestFor: 'You do not owe it, or not all of it.',
    rank: 10,
    says: 'Go to the hearing with your papers, photos and witnesses. The referee first tries to find a deal.',
    authority: TRIBUNAL_LAW,
  },
  {
    ...TRIBUNAL,
    id: 'nz.tribunal.option-settle',
    kind: 'option',
    option: 'negotiate',
    dayToAct: 'open',
    title: 'Settle it before the hearing',
    cost: 'The sum you agree.',
    time: 'Before the hearing.',
    risk: 'Go to the hearing unless the deal is signed.',
    bestFor: 'You owe it but cannot pay at once.',
    rank: 30,
    says: 'Offer a sum or a plan in writing.',
    authority: LAW.moneytalks,
  },
  {
    ...TRIBUNAL,
    id: 'nz.tribunal.warn-absent',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    dayToAct: 'open',
    says: 'If you do not come, the referee can decide without you.',
    authority: TRIBUNAL_LAW,
  },
]
