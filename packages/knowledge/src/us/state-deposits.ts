/** What a landlord pays who keeps a deposit wrongly, in the states where the law fixes it. */
import type { Rule } from '@plainletter/contracts/rule'

import { STATES, statute } from './state.ts'

/** `says` ends the sentence "In Texas you can claim ...". */
const PENALTIES: Readonly<Record<string, { says: string; law: string }>> = {
  AZ: { says: 'twice the sum kept wrongly', law: 'Arizona Revised Statutes 33-1321(E)' },
  CA: {
    says: 'up to twice the deposit on top, if it was kept in bad faith',
    law: 'Civil Code 1950.5',
  },
  CO: {
    says: 'three times the sum kept wrongly. Write seven days before you sue',
    law: 'C.R.S. 38-12-103(3)',
  },
  GA: {
    says: 'three times the sum kept on purpose, from all but small landlords',
    law: 'O.C.G.A. 44-7-35(c)',
  },
  IL: {
    says: 'twice the deposit, from landlords of five homes or more who act in bad faith',
    law: 'Security Deposit Return Act, 765 ILCS 710/1',
  },
  MA: {
    says: 'three times the deposit if it is not back within 30 days',
    law: 'Massachusetts General Laws c. 186, s. 15B(7)',
  },
  MI: {
    says: 'twice the sum kept wrongly. Give your new address in writing within four days',
    law: 'MCL 554.611 and 554.613',
  },
  NJ: { says: 'twice the sum kept wrongly, and costs', law: 'N.J.S.A. 46:8-21.1' },
  NY: {
    says: 'up to twice the deposit on top, if it was kept on purpose',
    law: 'General Obligations Law 7-108',
  },
  OH: {
    says: 'twice the sum kept wrongly. Give your new address in writing',
    law: 'Ohio Revised Code 5321.16',
  },
  PA: {
    says: 'twice the sum kept beyond the real damage. Give your new address in writing',
    law: 'Landlord and Tenant Act, 68 P.S. 250.512',
  },
  TX: {
    says: '$100, three times the sum kept in bad faith, and lawyer’s fees. Give your new address in writing first',
    law: 'Texas Property Code 92.103, 92.107 and 92.109',
  },
  WA: { says: 'up to twice the deposit, if it was kept on purpose', law: 'RCW 59.18.280' },
}

export const STATE_DEPOSITS: readonly Rule[] = STATES.flatMap((state) => {
  const penalty = PENALTIES[state.key.slice(-2).toUpperCase()]
  if (!penalty) return []
  return [
    {
      ...state.shared,
      id: `${state.key}.deposit-penalty`,
      kind: 'right',
      kinds: ['ENQUIRY'],
      topics: ['housing', 'consumer'],
      rank: 3,
      when: { all: [{ says: ['deposit', 'security deposit', 'depósito'] }] },
      says: `In ${state.law.name} you can claim ${penalty.says}.`,
      authority: statute(state, penalty.law),
    },
  ]
})
