/** The seizure of a bank account (saisie-attribution). */
import type { Rule } from '@plainletter/contracts/rule'

import { BANK_SEIZURE } from './conditions-court.ts'
import { LEAVE_ORDER, RENT_ORDER } from './conditions-home.ts'
import { LAW } from './law-debt.ts'

const BASE = {
  country: 'fr',
  kinds: ['BAILIFF_NOTICE'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const BANK_SEIZURE_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.officer.want-bank',
    checkedOn: '2026-11-23',
    kind: 'fact',
    rank: 10,
    slot: 'what_they_want',
    when: { any: [BANK_SEIZURE] },
    says: 'Money on your bank account has been blocked for a creditor (saisie-attribution).',
    authority: LAW.bankSeizure,
  },
  {
    ...BASE,
    id: 'fr.officer.not-yet-bank',
    checkedOn: '2026-11-23',
    kind: 'fact',
    rank: 10,
    slot: 'cannot_happen_yet',
    when: { any: [BANK_SEIZURE] },
    dayToAct: 'open',
    says: 'The bank does not pay the creditor before the month to contest is over, unless you agree.',
    authority: LAW.bankSeizure,
  },
  {
    ...BASE,
    id: 'fr.officer.deadline-bank',
    checkedOn: '2026-11-23',
    kind: 'deadline',
    rank: 10,
    weight: 'main',
    when: { any: [BANK_SEIZURE] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'next_working_day' },
    example: { clause: 'CPCE, article R. 211-11', trigger: '2026-11-20', result: '2026-12-21' },
    says: 'You have one month from the notice (dénonciation) to contest the bank seizure before the enforcement judge.',
    action: 'Contest the bank seizure',
    consequence: 'After that the bank pays the creditor.',
    authority: LAW.bankSeizure,
  },
  {
    ...BASE,
    id: 'fr.officer.step-bank',
    checkedOn: '2026-11-23',
    kind: 'step',
    rank: 15,
    list: 'first',
    when: { any: [BANK_SEIZURE] },
    says: 'Tell your bank if benefits or pay came in. Show proof, and ask that this money be freed.',
    authority: LAW.bankBlock,
  },
  {
    ...BASE,
    id: 'fr.officer.right-floor',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 30,
    when: { not: [RENT_ORDER, LEAVE_ORDER] },
    says: 'A basic sum must stay on your account, about €650. The bank does this by itself.',
    authority: LAW.bankFloor,
  },
  {
    ...BASE,
    id: 'fr.officer.warn-block',
    checkedOn: '2026-11-23',
    kind: 'warning',
    rank: 10,
    severity: 'high',
    when: { any: [BANK_SEIZURE] },
    says: 'Your accounts can be blocked for 15 working days. Ask your bank how to pay for food and rent meanwhile.',
    authority: LAW.bankBlock,
  },
]
