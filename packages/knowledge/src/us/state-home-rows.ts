/** A rented home in one state: the notice for unpaid rent, and the deposit. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  BEHIND,
  DEPOSIT_ASKS,
  EVICTED,
  MUST_LEAVE,
  ORDER_MADE,
  OTHER_DEPOSIT,
  RENT_OWED,
} from './state-phrases.ts'
import { TRIGGER, WORKED, WORKED_IN_WORKING_DAYS, sharedBy, statute } from './state.ts'
import type { State } from './state.ts'

/** None where we hold no period. */
export function rentRows(state: State): Rule[] {
  const { law, key } = state
  if (!law.rent) return []
  const shared = sharedBy(state, 'rent')
  const { days, unit, from } = law.rent
  const named = unit === 'days' ? `${days} days` : `${days} business days`
  const cited = statute(state, law.rent.law)
  const row = { ...shared, authority: { ...cited, inForceFrom: from ?? cited.inForceFrom } }
  const when = { all: [RENT_OWED], not: [ORDER_MADE] }
  return [
    {
      ...row,
      id: `${key}.rent-notice`,
      kind: 'deadline',
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rank: 20,
      when,
      lawAt: 'letter',
      terms: { trigger: 'letter', count: days, unit, roll: 'none' },
      action: 'Pay the rent you owe, agree a plan in writing, or get legal help',
      consequence: 'Your landlord can then ask a court to end your tenancy.',
      weight: 'main',
      example: {
        clause: law.rent.law,
        trigger: TRIGGER,
        result: (unit === 'days' ? WORKED[days] : WORKED_IN_WORKING_DAYS[days]) ?? '',
      },
      says: `In ${law.name} you get ${named} after a notice for unpaid rent. You need not be out by then.`,
    },
    {
      ...row,
      id: `${key}.rent-notice-right`,
      kind: 'right',
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rank: 20,
      when,
      lawAt: 'letter',
      says: `In ${law.name} a notice for unpaid rent must in most cases give you ${named}. A shorter one can be a defense in court.`,
    },
    {
      ...row,
      id: `${key}.ask-rent-notice`,
      kind: 'answer',
      kinds: ['ENQUIRY'],
      topics: ['housing'],
      rank: 1,
      asks: [BEHIND, EVICTED, MUST_LEAVE],
      verdict: 'do_this',
      says: `Stay in your home and get help today. In ${law.name} the landlord must in most cases give ${named} of notice, then go to court. Only a court can order you out.`,
    },
  ]
}

/** None where we hold no period. */
export function depositRows(state: State): Rule[] {
  const { law, key } = state
  if (!law.deposit) return []
  const shared = sharedBy(state, 'deposit')
  const { days } = law.deposit
  return [
    {
      ...shared,
      id: `${key}.ask-deposit`,
      kind: 'answer',
      kinds: ['ENQUIRY'],
      topics: ['housing', 'consumer'],
      rank: 10,
      when: { not: [OTHER_DEPOSIT] },
      asks: [['deposit', 'security deposit'], DEPOSIT_ASKS],
      verdict: 'do_this',
      insteadOf: 'us.ask-home.deposit',
      says: `Write and ask for it. In ${law.name} a landlord has in most cases ${days} days after you leave to return it or list what was kept. Then you can use small claims court.`,
      authority: statute(state, law.deposit.law),
    },
  ]
}
