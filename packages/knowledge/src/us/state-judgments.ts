/** What each state lets a person do after a judgment: undo a default, and keep bank money safe. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { HOME_CASE } from './conditions-court.ts'
import { PUBLIC_TAKER } from './public-taker.ts'
import { OTHER_SET_ASIDE } from './set-aside-by-state.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SAYS_SET_ASIDE =
  'you can ask the court to undo a judgment for a good excuse, and within one year at most'
const SAYS_SET_ASIDE2 =
  'you can ask the court to undo a judgment for a good excuse, soon and within one year at most'
const SAYS_SET_ASIDE3 =
  'you can ask the court to undo a judgment for a good excuse, and within six months at most'
const TAKING: Test = {
  says: [
    'judgment',
    'garnish',
    'garnished',
    'garnishment',
    'levy',
    'levied',
    'writ',
    'execution',
    'restrained',
    'restraining notice',
    'account frozen',
    'account was frozen',
    'froze my account',
    'froze my bank account',
    'frozen',
    'attachment',
  ],
}

const SET_ASIDE: Cells = {
  AZ: { says: SAYS_SET_ASIDE3, law: 'Arizona Rules of Civil Procedure 55(c) and 60' },
  CA: {
    says: 'you can ask the court to undo a default judgment, in most cases within six months',
    law: 'Code of Civil Procedure 473(b) and 473.5',
  },
  FL: { says: SAYS_SET_ASIDE, law: 'Florida Rules of Civil Procedure 1.540(b)' },
  GA: {
    says: 'a case that you did not answer can be opened by right for 15 days, with an answer and the court costs. Later ask the judge',
    law: 'O.C.G.A. 9-11-55(b) and 9-11-60(d)',
  },
  IL: {
    says: 'you can ask the court to undo a default judgment within 30 days. Later you need stronger reasons, and two years is mostly the end',
    law: '735 ILCS 5/2-1301(e) and 5/2-1401',
  },
  MA: { says: SAYS_SET_ASIDE, law: 'Massachusetts Rules of Civil Procedure 55(c) and 60(b)' },
  ME: { says: SAYS_SET_ASIDE2, law: 'Maine Rules of Civil Procedure 55(c) and 60(b)' },
  MI: {
    says: 'you can ask the court to undo a default judgment, in most cases within 21 days',
    law: 'Michigan Court Rules, MCR 2.603(D) and 2.612',
  },
  MN: { says: SAYS_SET_ASIDE2, law: 'Minnesota Rules of Civil Procedure 60.02' },
  MS: { says: SAYS_SET_ASIDE3, law: 'Mississippi Rules of Civil Procedure 55(c) and 60(b)' },
  MT: { says: SAYS_SET_ASIDE2, law: 'Montana Rules of Civil Procedure 55(c) and 60(b)' },
  NC: {
    says: SAYS_SET_ASIDE,
    law: 'North Carolina Rules of Civil Procedure, G.S. 1A-1, Rules 55(d) and 60(b)',
  },
  ND: { says: SAYS_SET_ASIDE2, law: 'North Dakota Rules of Civil Procedure 60(b)' },
  NJ: { says: SAYS_SET_ASIDE2, law: 'New Jersey Court Rules 4:50-1 and 4:50-2' },
  NM: { says: SAYS_SET_ASIDE2, law: 'Rules 1-055(C) and 1-060(B) NMRA' },
  NV: { says: SAYS_SET_ASIDE3, law: 'Nevada Rules of Civil Procedure (NRCP) 55(c) and 60(b)' },
  NY: {
    says: 'you can ask the court to undo a default judgment, in most cases within one year after you get it. With no proper service there is no such limit',
    law: 'Civil Practice Law and Rules (CPLR) 317 and 5015(a)',
  },
  OH: { says: SAYS_SET_ASIDE2, law: 'Ohio Civ. R. 60(B) (Ohio Rules of Civil Procedure)' },
  PA: {
    says: 'ask to open a default judgment within 10 days. A judgment of a district judge can be appealed, mostly within 30 days',
    law: 'Pennsylvania Rules of Civil Procedure 237.3; Magisterial District Rule 1002',
  },
  TX: {
    says: 'you can ask for a new trial within 30 days of the judgment, or within 14 days in a justice court',
    law: 'Texas Rules of Civil Procedure 329b and 505.3',
  },
  VA: {
    says: 'you can appeal a general district court judgment within 10 days, or ask that court for a new trial within 30 days',
    law: 'Va. Code 8.01-428, 16.1-97.1 and 16.1-106',
  },
  WA: {
    says: 'you can ask the court to undo a default judgment, in most cases within one year',
    law: 'Superior Court Civil Rules CR 55(c) and CR 60',
  },
}

const SAFE_BANK: Cells = {
  AZ: {
    says: 'at least $5,000 in one bank account is safe. The sum rises each year',
    law: 'A.R.S. 33-1126(A)(9)',
  },
  CA: {
    says: 'a set sum in your bank account is safe by itself. To keep more, claim it within 15 days of the levy papers, or 20 if they came by mail',
    law: 'Code of Civil Procedure 703.520, 704.070, 704.080 and 704.220',
  },
  FL: {
    says: 'pay of a head of family stays safe for six months in the bank. Send the claim form within 20 days of the notice',
    law: 'Florida Statutes 77.041 and 222.11',
  },
  GA: {
    says: 'benefits and pensions in the bank are safe. File a claim with the court that the money may not be taken',
    law: 'O.C.G.A. 18-4-6 and 18-4-15',
  },
  IL: {
    says: 'benefits and $4,000 of money or goods of your choice are safe. For a consumer debt $1,000 in the bank stays yours at once. Go to court and claim the rest',
    law: '735 ILCS 5/12-1001, 5/12-1001.1 (since 2026) and 5/2-1402',
  },
  MA: {
    says: '$2,500 in the bank is safe, and so are benefits',
    law: 'M.G.L. c. 235, s. 34 and c. 246, s. 28A',
  },
  MI: {
    says: 'you can object to a garnishment within 14 days after you get the writ',
    law: 'Michigan Court Rules, MCR 3.101(K); MCL 600.6023',
  },
  NC: {
    says: 'you have 20 days after the notice of your rights to claim what is safe. That can cover money in the bank',
    law: 'N.C.G.S. 1C-1601 and 1C-1603',
  },
  NJ: {
    says: 'benefits and $1,000 of money or goods are safe. Tell the court at once when your account is levied',
    law: 'N.J.S.A. 2A:17-19; New Jersey Court Rule 4:59-1',
  },
  NY: {
    says: 'some bank money is safe by itself. Send the exemption claim form to the bank and the creditor within 20 days',
    law: 'Exempt Income Protection Act, CPLR 5222(i), 5222-a and 5205',
  },
  OH: {
    says: 'benefits and a sum of cash are safe. Ask for a hearing within five business days of the bank notice',
    law: 'Ohio Revised Code (R.C., ORC) 2329.66 and 2716.13',
  },
  PA: {
    says: 'benefits and $300 of cash or goods are safe. Send the claim for exemption to the sheriff at once',
    law: '42 Pa.C.S. 8123 and 8124; Pennsylvania Rules of Civil Procedure 3123.1',
  },
  TX: {
    says: 'household goods, tools and a car are safe up to $50,000, or $100,000 for a family',
    law: 'Texas Property Code 42.001 and 42.002',
  },
  VA: {
    says: 'you can keep at least $5,000 safe, or $10,000 from the age of 65. Send the form for exempt money at once',
    law: 'Va. Code 34-4 and 8.01-512.4',
  },
  WA: {
    says: 'at least $2,000 in the bank is safe from a consumer debt. Claim it and your benefits within 28 days of the date on the writ',
    law: 'RCW 6.15.010, 6.27.140 and 6.27.160',
  },
}

export const STATE_JUDGMENTS: readonly Rule[] = [
  ...stateRows(
    'set-aside',
    { ...OTHER_SET_ASIDE, ...SET_ASIDE },
    {
      kinds: ['COURT_JUDGMENT', 'ENQUIRY'],
      topics: ['debt', 'consumer', 'general'],
      rank: 6,
      when: { any: [{ says: ['judgment', 'default'] }], not: [HOME_CASE] },
    },
  ),
  ...stateRows('safe-bank', SAFE_BANK, {
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE', 'ENQUIRY'],
    topics: ['debt', 'consumer', 'general'],
    rank: 8,
    when: { any: [TAKING], not: [PUBLIC_TAKER, HOME_CASE] },
  }),
]
