/** How each state puts a tenant out: only through a court, and never by the landlord's own hand. */
import type { Rule } from '@plainletter/contracts/rule'

import { HOME_CASE } from './conditions-court.ts'
import { OTHER_EVICTIONS } from './eviction-cases-by-state.ts'
import { ORDER_MADE } from './state-phrases.ts'
import { STATES, sharedBy, statute } from './state.ts'
import type { State } from './state.ts'

/** The proceeding by its name in the state, and the sections on it and on landlords who lock people out. */
export type Eviction = { name: string; law: string; lockout?: string }

export const EVICTIONS: Readonly<Record<string, Eviction>> = {
  ...OTHER_EVICTIONS,
  AL: { name: 'unlawful detainer', law: 'Ala. Code 6-6-310', lockout: 'Ala. Code 35-9A-407' },
  AZ: {
    name: 'special detainer',
    law: 'Arizona Residential Landlord and Tenant Act, A.R.S. 33-1368 and 33-1377',
    lockout: 'A.R.S. 33-1367',
  },
  CA: {
    name: 'unlawful detainer',
    law: 'Code of Civil Procedure 1161 and 1166 to 1174 (unlawful detainer)',
    lockout: 'Civil Code 789.3',
  },
  CO: { name: 'FED', law: 'C.R.S. 13-40-104 and 13-40-110', lockout: 'C.R.S. 38-12-510' },
  CT: {
    name: 'summary process',
    law: 'Conn. Gen. Stat. 47a-23 and 47a-23a',
    lockout: 'Conn. Gen. Stat. 47a-43',
  },
  FL: {
    name: 'eviction',
    law: 'Florida Statutes 83.56 and 83.59 to 83.64',
    lockout: 'Florida Statutes 83.67',
  },
  GA: {
    name: 'dispossessory',
    law: 'O.C.G.A. 44-7-50 to 44-7-55',
    lockout: 'O.C.G.A. 44-7-14.1 and 44-7-50',
  },
  IA: { name: 'FED', law: 'Iowa Code chapter 648', lockout: 'Iowa Code 562A.26' },
  IL: {
    name: 'eviction',
    law: 'Eviction Act, 735 ILCS 5/9-101, 5/9-102 and 5/9-209',
    lockout: '735 ILCS 5/9-101; 765 ILCS 735/1.4',
  },
  IN: {
    name: 'eviction',
    law: 'Ind. Code 32-31-1-6, 33-28-3-4 and 33-29-2-4',
    lockout: 'Ind. Code 32-31-5-6',
  },
  KS: { name: 'eviction', law: 'K.S.A. 61-3801 and following', lockout: 'K.S.A. 58-2563' },
  KY: { name: 'forcible detainer', law: 'KRS 383.200 to 383.245' },
  LA: { name: 'eviction', law: 'La. Code of Civil Procedure articles 4701 and 4731' },
  MA: {
    name: 'summary process',
    law: 'Massachusetts General Laws c. 186, ss. 11 and 12, and c. 239, ss. 1 and 8A',
    lockout: 'Massachusetts General Laws c. 184, s. 18 and c. 186, s. 14',
  },
  MD: {
    name: 'summary ejectment',
    law: 'Md. Code, Real Property 8-401',
    lockout: 'Md. Code, Real Property 8-216',
  },
  MI: {
    name: 'summary proceedings',
    law: 'MCL 600.5714, 600.5720 and 600.5744; Michigan Court Rules, MCR 4.201',
    lockout: 'MCL 600.2918',
  },
  MN: {
    name: 'eviction',
    law: 'Minn. Stat. 504B.285 and 504B.291',
    lockout: 'Minn. Stat. 504B.375',
  },
  MO: { name: 'rent and possession', law: 'RSMo 535.010 to 535.040', lockout: 'RSMo 441.233' },
  NC: {
    name: 'summary ejectment',
    law: 'N.C.G.S. 42-3, 42-26 and 42-33',
    lockout: 'N.C.G.S. 42-25.6 and 42-25.9',
  },
  NJ: {
    name: 'summary dispossess',
    law: 'Anti-Eviction Act, N.J.S.A. 2A:18-53, 2A:18-55 and 2A:18-61.1',
    lockout: 'N.J.S.A. 2A:39-1',
  },
  NV: { name: 'summary eviction', law: 'NRS 40.253', lockout: 'NRS 118A.390' },
  NY: {
    name: 'summary proceeding',
    law: 'Real Property Actions and Proceedings Law (RPAPL) 711, 732, 749 and 753',
    lockout: 'Real Property Actions and Proceedings Law 768',
  },
  OH: {
    name: 'forcible entry and detainer',
    law: 'Ohio Revised Code (R.C., ORC) 1923.02, 1923.04 and 5321.02',
    lockout: 'Ohio Revised Code 5321.15',
  },
  OK: { name: 'FED', law: '12 O.S. 1148.1', lockout: '41 O.S. 123' },
  OR: { name: 'FED', law: 'ORS 105.105 to 105.168', lockout: 'ORS 90.375' },
  PA: {
    name: 'landlord and tenant',
    law: 'Pennsylvania Landlord and Tenant Act, 68 P.S. 250.501 to 250.513',
    lockout: 'Landlord and Tenant Act, 68 P.S. 250.501 to 250.505; in Philadelphia Code 9-1605',
  },
  SC: { name: 'ejectment', law: 'S.C. Code 27-37-10', lockout: 'S.C. Code 27-40-660' },
  TN: { name: 'detainer', law: 'Tenn. Code 29-18-104' },
  TX: {
    name: 'eviction suit',
    law: 'Texas Property Code 24.005 to 24.0061; Texas Rules of Civil Procedure 510',
    lockout: 'Texas Property Code 92.0081',
  },
  UT: {
    name: 'unlawful detainer',
    law: 'Utah Code 78B-6-802',
    lockout: 'Utah Code 78B-6-814',
  },
  VA: {
    name: 'unlawful detainer',
    law: 'Virginia Residential Landlord and Tenant Act (VRLTA), Va. Code 55.1-1202, 55.1-1245 and 55.1-1250; 8.01-126',
    lockout: 'Va. Code 55.1-1243.1',
  },
  WA: {
    name: 'unlawful detainer',
    law: 'Residential Landlord-Tenant Act (RLTA), RCW 59.12.030, 59.18.057 and 59.18.650',
    lockout: 'RCW 59.18.290 and 59.18.300',
  },
  WI: { name: 'eviction', law: 'Wis. Stat. 799.40', lockout: 'Wis. Admin. Code ATCP 134.09(7)' },
}

const LOCKED_OUT = [
  'lock is changed',
  'locks are changed',
  'lock changed',
  'changed the lock',
  'new lock',
  'key doesnt work',
  'key does not work',
  'stuff in trash bags',
  'stuff is in trash bags',
  'stuff on the porch',
  'lock me out',
  'lock us out',
  'locked me out',
  'locked us out',
  'locked out',
  'lockout',
  'change the locks',
  'change my locks',
  'changed the locks',
  'changed my locks',
  'changing the locks',
  'shut off my',
  'shut off the',
  'shut my power',
  'turn off my',
  'turned off my',
  'turn off the',
  'turned off the',
  'cut off my',
  'cut off the',
]

const HOME = {
  topics: ['housing'],
  rank: 8,
  when: { not: [ORDER_MADE] },
} satisfies Partial<Rule>

/** In Texas a lease may allow new locks over unpaid rent, but the tenant must get the key. */
const TEXAS_LOCKS =
  'In Texas a landlord who changes the locks over unpaid rent must give you the new key at any hour, paid or not.'

export const STATE_EVICTIONS: readonly Rule[] = STATES.flatMap((state) => {
  const found = EVICTIONS[state.key.slice(-2).toUpperCase()]
  return found ? [...caseRows(state, found), ...lockoutRows(state, found)] : []
})

function caseRows(state: State, { name, law }: Eviction): Rule[] {
  const { key } = state
  const row = {
    ...sharedBy(state, 'eviction-case'),
    ...HOME,
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    authority: statute(state, law),
  } satisfies Partial<Rule>
  return [
    {
      ...row,
      id: `${key}.eviction-case`,
      kind: 'right',
      // Right after the row that says that a court must decide.
      rank: 11,
      says: `In ${state.law.name} that case goes by the name “${name}”. After a ruling only an officer may put you out.`,
    },
    {
      ...row,
      id: `${key}.eviction-court`,
      kind: 'right',
      kinds: ['COURT_CLAIM'],
      rank: 11,
      when: { all: [HOME_CASE], not: [{ says: ['foreclosure'] }] },
      says: `In ${state.law.name} that case goes by the name “${name}”. After a ruling only an officer may put you out.`,
    },
    {
      ...row,
      id: `${key}.eviction-defend`,
      kind: 'step',
      list: 'dispute_debt',
      says: `Compare the notice with the law of ${state.law.name}: who gave it, how, and how many days. A mistake can end the case (${name}).`,
    },
  ]
}

function lockoutRows(state: State, { lockout }: Eviction): Rule[] {
  if (lockout === undefined) return []
  const { key, law } = state
  const says =
    law.name === 'Texas'
      ? TEXAS_LOCKS
      : `In ${law.name} a landlord may not lock you out or cut off power or water to make you leave.`
  const row = {
    ...sharedBy(state, 'lockout'),
    ...HOME,
    authority: statute(state, lockout),
  } satisfies Partial<Rule>
  return [
    {
      ...row,
      id: `${key}.lockout`,
      kind: 'fact',
      slot: 'cannot_happen_yet',
      says,
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    },
    {
      ...row,
      id: `${key}.ask-lockout`,
      kind: 'answer',
      kinds: ['ENQUIRY'],
      rank: 5,
      when: {},
      asks: [['landlord', 'property manager', 'tenant', 'behind', 'rent', 'apartment'], LOCKED_OUT],
      verdict: 'no',
      says: `${says} Take photos, call the police non-emergency line or legal aid, and ask the court to let you back in.`,
    },
  ]
}
