/** What a landlord pays who keeps a deposit wrongly, in the states where the law fixes it. */
import type { Rule } from '@plainletter/contracts/rule'

import { OTHER_DEPOSIT } from './state-phrases.ts'
import { STATES, sharedBy, statute } from './state.ts'
import type { State } from './state.ts'

/** `says` ends the sentence "In Texas you can claim ...". */
const LETTERS = [
  'RENT_ARREARS_LETTER',
  'DEBT_COLLECTION_LETTER',
  'CONSUMER_CONTRACT_DISPUTE',
  'OTHER',
] as const
/** A letter that accounts for a deposit, not one that names it in passing. */
export const ACCOUNTS_FOR_IT = {
  all: [
    {
      says: [
        'security deposit',
        'damage deposit',
        'deposit on file',
        'deposit on hand',
        'your deposit',
        'deposit held',
        'less deposit',
        'rental deposit',
        'depósito',
      ],
    },
    {
      says: [
        'deduction',
        'deductions',
        'deducted',
        'itemized',
        'withheld',
        'keeping your',
        'keeping the deposit',
        'will not be returned',
        'not be refunded',
        'retaining',
        'itemization',
        'forfeited',
        'refund',
        'return of your deposit',
        'returned',
        'move-out',
        'move out',
        'moving out',
        'former unit',
        'former resident',
        'moved out',
        'vacated',
        'left of the deposit',
        'left of your deposit',
        'nothing is left',
        'nothing left',
        'keep your deposit',
        'kept your deposit',
        'kept the deposit',
        'keep the deposit',
        'used your deposit',
        'exceeds your deposit',
        'exceeds the deposit',
        'exceed your deposit',
        'exceed the deposit',
        'more than the deposit',
        'more than your deposit',
        'lease ended',
        'disposition',
        'repaint',
        'repainting',
        'wear and tear',
      ],
    },
  ],
} satisfies Rule['when']

const PENALTIES: Readonly<Record<string, { says: string; law: string }>> = {
  AL: {
    says: 'twice the deposit if it is not back or accounted for in time',
    law: 'Ala. Code 35-9A-201',
  },
  AZ: { says: 'twice the sum kept wrongly', law: 'Arizona Revised Statutes 33-1321(E)' },
  CA: {
    says: 'up to twice the deposit on top, if it was kept in bad faith',
    law: 'Civil Code 1950.5',
  },
  CO: {
    says: 'three times the sum kept wrongly. Write seven days before you sue',
    law: 'C.R.S. 38-12-103(3)',
  },
  CT: { says: 'twice the deposit if it is not back in time', law: 'Conn. Gen. Stat. 47a-21(d)' },
  DE: { says: 'twice the sum kept wrongly', law: '25 Del. C. 5514(g)' },
  GA: {
    says: 'three times the sum kept on purpose, from all but small landlords',
    law: 'O.C.G.A. 44-7-35(c)',
  },
  IL: {
    says: 'twice the deposit, from landlords of five homes or more who act in bad faith',
    law: 'Security Deposit Return Act, 765 ILCS 710/1',
  },
  LA: {
    says: 'twice the sum kept wrongly, and at least $300. Ask for it in writing, and wait 30 days first',
    law: 'La. R.S. 9:3252',
  },
  MA: {
    says: 'three times the deposit if it is not back within 30 days',
    law: 'Massachusetts General Laws (M.G.L.) c. 186, s. 15B(7); c. 93A and 940 CMR 3.17',
  },
  MD: {
    says: 'up to three times the sum kept without a good reason, and lawyer’s fees',
    law: 'Md. Code, Real Property 8-203',
  },
  MI: {
    says: 'twice the sum kept wrongly. Give your new address in writing within four days, and answer the list of damage by mail within seven',
    law: 'MCL 554.609 to 554.613',
  },
  MN: {
    says: 'twice the sum kept wrongly, and up to $500 if it was in bad faith',
    law: 'Minn. Stat. 504B.178',
  },
  MO: { says: 'up to twice the sum kept wrongly', law: 'RSMo 535.300' },
  ME: {
    says: 'twice the sum kept wrongly, and lawyer’s fees. Write seven days before you sue',
    law: '14 M.R.S. 6033 and 6034',
  },
  MS: {
    says: 'what was kept wrongly, and up to $200 more for bad faith',
    law: 'Miss. Code 89-8-21',
  },
  MT: {
    says: 'what was kept wrongly. Without a list in time nothing may be kept for damage or cleaning',
    law: 'Mont. Code 70-25-203 and 70-25-204',
  },
  ND: {
    says: 'three times the sum kept without a good reason',
    law: 'N.D.C.C. 47-16-07.1',
  },
  NE: {
    says: 'what is due and lawyer’s fees, and up to a month’s rent more if it was kept in bad faith',
    law: 'Neb. Rev. Stat. 76-1416',
  },
  NH: {
    says: 'twice the deposit if it was kept wrongly. Give your new address in writing',
    law: 'RSA 540-A:8',
  },
  NM: {
    says: 'the whole deposit if no list came in 30 days, and $250 for bad faith',
    law: 'NMSA 47-8-18',
  },
  NV: {
    says: 'the whole deposit if it is not back in 30 days, and up to as much again',
    law: 'NRS 118A.242',
  },
  NC: {
    says: 'the whole deposit back, and maybe lawyer’s fees, if the landlord broke these rules on purpose',
    law: 'Tenant Security Deposit Act, N.C.G.S. 42-50 to 42-55',
  },
  NJ: { says: 'twice the sum kept wrongly, and costs', law: 'N.J.S.A. 46:8-21.1' },
  NY: {
    says: 'up to twice the deposit on top, if it was kept on purpose',
    law: 'General Obligations Law (GOL) 7-108',
  },
  OH: {
    says: 'twice the sum kept wrongly. Give your new address in writing',
    law: 'Ohio Revised Code 5321.16',
  },
  OK: {
    says: 'the deposit only if you ask for it in writing within six months. The 45 days run from that letter',
    law: '41 O.S. 115',
  },
  PA: {
    says: 'twice the sum kept beyond the real damage. Give your new address in writing',
    law: 'Landlord and Tenant Act, 68 P.S. 250.512',
  },
  RI: {
    says: 'what is due, twice the sum kept wrongly, and lawyer’s fees. Give your new address in writing',
    law: 'R.I. Gen. Laws 34-18-19',
  },
  SC: {
    says: 'three times the sum kept wrongly, and lawyer’s fees. Give your new address in writing',
    law: 'S.C. Code 27-40-410',
  },
  SD: {
    says: 'the whole deposit if there was no statement in time, and up to $200 for bad faith. Give your new address in writing',
    law: 'SDCL 43-32-24',
  },
  TX: {
    says: '$100, three times the sum kept in bad faith, and lawyer’s fees. Give your new address in writing first',
    law: 'Texas Property Code 92.103, 92.107 and 92.109',
  },
  VT: {
    says: 'the whole deposit if there was no statement in 14 days, and twice the sum if that was on purpose',
    law: '9 V.S.A. 4461',
  },
  WA: { says: 'up to twice the deposit, if it was kept on purpose', law: 'RCW 59.18.280' },
  WV: {
    says: 'what was kept in bad faith, and one and a half times as much on top',
    law: 'W. Va. Code 37-6A-5',
  },
  WY: {
    says: 'the whole deposit and court costs if it was kept without good reason. Give your new address within 30 days',
    law: 'Wyo. Stat. 1-21-1208',
  },
}

export const STATE_DEPOSITS: readonly Rule[] = STATES.flatMap((state) => {
  const penalty = PENALTIES[state.key.slice(-2).toUpperCase()]
  return [...lettersRows(state), ...(penalty ? penaltyRows(state, penalty) : [])]
})

/** None where we hold no period. */
function lettersRows(state: State): Rule[] {
  const { law, key } = state
  if (!law.deposit) return []
  return [
    {
      ...sharedBy(state, 'deposit'),
      id: `${key}.deposit-days`,
      kind: 'right',
      kinds: [...LETTERS],
      topics: ['housing'],
      rank: 3,
      when: ACCOUNTS_FOR_IT,
      says: `In ${law.name} a landlord has in most cases ${law.deposit.days} days after you leave to return the deposit or list what was kept.`,
      authority: statute(state, law.deposit.law),
    },
  ]
}

function penaltyRows(state: State, penalty: { says: string; law: string }): Rule[] {
  return [
    {
      ...sharedBy(state, 'deposit-penalty'),
      id: `${state.key}.deposit-penalty`,
      kind: 'right',
      kinds: ['ENQUIRY'],
      topics: ['housing', 'consumer'],
      rank: 3,
      when: { all: [{ says: ['deposit', 'security deposit', 'depósito'] }], not: [OTHER_DEPOSIT] },
      says: `In ${state.law.name} you can claim ${penalty.says}.`,
      authority: statute(state, penalty.law),
    },
    {
      ...sharedBy(state, 'deposit-penalty'),
      id: `${state.key}.deposit-penalty-letter`,
      kind: 'right',
      kinds: [...LETTERS],
      topics: ['housing'],
      rank: 4,
      when: ACCOUNTS_FOR_IT,
      says: `In ${state.law.name} you can claim ${penalty.says}.`,
      authority: statute(state, penalty.law),
    },
  ]
}
