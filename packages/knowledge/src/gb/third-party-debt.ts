/** An order that takes a judgment from money in the bank (England and Wales). */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const HELD_BACK = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ENGLAND_AND_WALES,
  kinds: ['COURT_JUDGMENT'],
  when: { all: [{ says: ['third party debt order'] }] },
} satisfies Partial<Rule>

function part72(provision: string): Authority {
  return {
    title: 'Civil Procedure Rules 1998',
    provision,
    url: 'https://www.legislation.gov.uk/uksi/1998/3132/part/72',
    inForceFrom: '2002-03-25',
  }
}

export const THIRD_PARTY_DEBT: readonly Rule[] = [
  {
    ...HELD_BACK,
    id: 'gb.bank-order.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Your bank must hold back the sum of a judgment. At a hearing a judge decides if it goes to the creditor.',
    authority: part72('CPR 72.4 to 72.6 (interim third party debt order)'),
  },
  {
    ...HELD_BACK,
    id: 'gb.bank-order.right-hardship',
    kind: 'right',
    rank: 3,
    says: 'Does it leave you no money for food, rent or bills? Ask any County Court hearing centre today for a hardship payment order. Bring bank statements and your bills.',
    authority: part72('CPR 72.7 (hardship payment order)'),
  },
  {
    ...HELD_BACK,
    id: 'gb.bank-order.right-object',
    kind: 'right',
    rank: 4,
    dayToAct: 'open',
    says: 'You can object before the order is final. Write your reasons to the court and the creditor now, well before the hearing. Say so if the money is not yours alone.',
    authority: part72('CPR 72.8 (objections and the hearing)'),
  },
]
