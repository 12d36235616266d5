/** What states add to the federal law of debts: their own collection acts, and how much pay stays safe. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { OTHER_COLLECTION_ACTS, OTHER_SAFE_PAY } from './collection-acts-by-state.ts'
import { HOME_CASE } from './conditions-court.ts'
import { PUBLIC_DEBT, STATE_SENDER } from './conditions.ts'
import { sameSays } from './state-table.ts'
import { STATES, sharedBy, statute } from './state.ts'

/** A case over a debt, and not over a crash or a marriage. */
const OWED_ON: Test = {
  says: [
    'credit card',
    'account',
    'debt',
    'loan',
    'assignee',
    'creditor',
    'charged off',
    'promissory note',
  ],
}
const PAY: Test = {
  says: [
    'garnish',
    'garnished',
    'garnishment',
    'wages',
    'wage',
    'earnings',
    'my paycheck',
    'my pay',
    'judgment',
    'writ',
  ],
}

/** `says` ends the sentence "In Texas ...". */
type Cell = { says: string; law: string }

/** State acts on collectors. Some bind the first lender too, which the federal act does not. */
export const COLLECTION_ACTS: Readonly<Record<string, Cell>> = {
  CA: {
    says: 'the first lender must follow fair collection rules too, not only a collector',
    law: 'Rosenthal Fair Debt Collection Practices Act (FDCPA), Civil Code 1788 and following',
  },
  CO: {
    says: 'a collector needs a state license and must follow the state’s own act',
    law: 'Colorado Fair Debt Collection Practices Act (FDCPA), C.R.S. 5-16-101 and following',
  },
  FL: {
    says: 'the first lender may not harass you or claim a debt that it knows is not due',
    law: 'Florida Consumer Collection Practices Act (FCCPA), Florida Statutes 559.72 and 559.77',
  },
  AZ: {
    says: 'a collection agency needs a state license, and may not use false claims or threats',
    law: 'A.R.S. 32-1001 to 32-1057 (collection agencies)',
  },
  GA: {
    says: 'unfair acts in collection break state law, and you can sue after you have written',
    law: 'Fair Business Practices Act, O.C.G.A. 10-1-393 and 10-1-399',
  },
  NJ: {
    says: 'a collection agency must file a bond with the state, and may not use false claims',
    law: 'N.J.S.A. 45:18-1; New Jersey Consumer Fraud Act (CFA), N.J.S.A. 56:8-2',
  },
  OH: {
    says: 'unfair or false acts in collection break state law too, and you can sue',
    law: 'Consumer Sales Practices Act (CSPA), Ohio Revised Code (R.C., ORC) 1345.02 and 1345.03',
  },
  VA: {
    says: 'a letter that is made to look like a court paper breaks state law',
    law: 'Va. Code 18.2-213 (simulation of legal process)',
  },
  IL: {
    says: 'a collector needs a state license, and state law lists what it may not do',
    law: 'Collection Agency Act, 205 ILCS 740',
  },
  MA: {
    says: 'a creditor may call you at most twice in seven days about a debt',
    law: 'Massachusetts debt collection regulations, 940 CMR 7.04; M.G.L. c. 93A',
  },
  MD: {
    says: 'the first lender must follow fair collection rules too, not only a collector',
    law: 'Maryland Consumer Debt Collection Act, Md. Code, Commercial Law 14-202',
  },
  MI: {
    says: 'state law lists what a collector and a lender may not do, and you can sue for it',
    law: 'Michigan Regulation of Collection Practices Act, MCL 445.251 to 445.258; Occupational Code, MCL 339.915',
  },
  MN: {
    says: 'a collector needs a state license, and state law lists what it may not do',
    law: 'Minnesota Debt Fairness Act; Minn. Stat. 332.33 and 332.37',
  },
  NC: {
    says: 'the first lender must follow fair collection rules too, not only a collector',
    law: 'North Carolina Debt Collection Act, N.C.G.S. 75-50 to 75-56; North Carolina Collection Agency Act, G.S. 58-70',
  },
  NY: {
    says: 'a collector must in most cases send proof of the debt within 60 days after you ask in writing',
    law: '23 NYCRR Part 1, section 1.4; General Business Law (GBL) 601 (debt collection procedures)',
  },
  PA: {
    says: 'the first lender must follow fair collection rules too, not only a collector',
    law: 'Fair Credit Extension Uniformity Act (FCEUA), 73 P.S. 2270.4',
  },
  TX: {
    says: 'you can dispute a debt with a collector in writing, and it has 30 days to look into it',
    law: 'Texas Debt Collection Act (TDCA), Finance Code 392.202 and 392.304',
  },
  WA: {
    says: 'a collection agency needs a state license, and state law lists what it may not do',
    law: 'Collection Agency Act, RCW 19.16.110 and 19.16.250',
  },
  WI: {
    says: 'the first lender must follow fair collection rules too, not only a collector',
    law: 'Wisconsin Consumer Act, Wis. Stat. 427.104',
  },
}

/** How much pay stays safe, mostly more than under federal law. States that bar wage garnishment have rows of their own. */
export const SAFE_PAY: Readonly<Record<string, Cell>> = {
  ...sameSays('at most a quarter of your pay after deductions can be taken for a normal debt', {
    AL: 'Ala. Code 6-10-7 and 5-19-15',
    ID: 'Idaho Code 11-206 and 11-207',
    KY: 'KRS 427.010',
    LA: 'La. R.S. 13:3881',
  }),
  ...sameSays(
    'at most a quarter of your pay can be taken. Pay up to 40 times the minimum wage a week is safe',
    {
      CT: 'Conn. Gen. Stat. 52-361a',
      DC: 'D.C. Code 16-572',
    },
  ),
  DE: {
    says: 'at most 15% of your pay can be taken for a normal debt',
    law: '10 Del. C. 4913',
  },
  HI: {
    says: 'at most 5% of the first $100 of monthly pay can be taken, 10% of the next $100 and 20% of the rest',
    law: 'HRS 652-1',
  },
  IA: {
    says: 'each creditor can take only a set sum of your pay a year: $250 to $2,000 if you earn less than $50,000',
    law: 'Iowa Code 642.21',
  },
  IN: {
    says: 'at most a quarter of your pay after deductions can be taken. With a good reason a judge can lower it to a tenth',
    law: 'Ind. Code 24-4.5-5-105',
  },
  KS: {
    says: 'at most a quarter of your pay after deductions can be taken. If illness kept you from work for over two weeks, nothing until two months after it',
    law: 'K.S.A. 60-2310',
  },
  MN: {
    says: 'a tenth to a quarter of your pay can be taken, by what you earn. Pay up to 40 times the minimum wage a week is safe',
    law: 'Minn. Stat. 571.922 and 550.136',
  },
  AZ: {
    says: 'at most a tenth of your pay can be taken for a normal debt',
    law: 'Predatory Debt Collection Act (Proposition 209), A.R.S. 33-1131 and 12-1598.10',
  },
  CA: {
    says: 'at most a fifth of your pay can be taken for a normal debt, and less from low pay',
    law: 'Code of Civil Procedure 706.050',
  },
  CO: {
    says: 'at most a fifth of your pay can be taken for a normal debt, and less from low pay',
    law: 'C.R.S. 13-54-104',
  },
  FL: {
    says: 'the pay of a head of family up to $750 a week is safe. Claim it in writing',
    law: 'Florida Statutes 222.11',
  },
  GA: {
    says: 'at most a quarter of your pay after deductions can be taken, or 15% for a private student loan',
    law: 'O.C.G.A. 18-4-5',
  },
  MI: {
    says: 'you can ask the court to let you pay in parts. While you do, your pay may not be taken',
    law: 'MCL 600.4012, 600.6201 and 600.6215',
  },
  OH: {
    says: 'they must send a demand 15 days before they ask for your pay. You can then ask the court for a trustee (trusteeship)',
    law: 'Ohio Revised Code (R.C., ORC) 2329.66(A)(13), 2329.70 and 2716.02',
  },
  VA: {
    says: 'at most a quarter of your pay can be taken. Pay up to 40 times the minimum wage a week is safe',
    law: 'Va. Code 34-29',
  },
  IL: {
    says: 'at most 15% of your pay before deductions can be taken for a normal debt',
    law: '735 ILCS 5/12-803',
  },
  MA: {
    says: 'at most 15% of your pay before deductions can be taken for a normal debt',
    law: 'Massachusetts General Laws c. 246, s. 28',
  },
  NJ: {
    says: 'in most cases at most a tenth of your pay can be taken for a normal debt',
    law: 'N.J.S.A. 2A:17-56',
  },
  NY: {
    says: 'at most a tenth of your pay before deductions can be taken for a normal debt',
    law: 'CPLR 5231',
  },
  WA: {
    says: 'more of your pay is safe for a consumer debt than under federal law',
    law: 'RCW 6.27.150',
  },
}

export const STATE_DEBT: readonly Rule[] = STATES.flatMap((state) => {
  const code = state.key.slice(-2).toUpperCase()
  const act = COLLECTION_ACTS[code] ?? OTHER_COLLECTION_ACTS[code]
  const pay = SAFE_PAY[code] ?? OTHER_SAFE_PAY[code]
  const { key, law } = state
  const rows: Rule[] = []
  if (act)
    rows.push({
      ...sharedBy(state, 'collection-act'),
      id: `${key}.collection-act`,
      creditor: 'private',
      kind: 'right',
      kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
      topics: ['debt'],
      rank: 16,
      when: { not: [PUBLIC_DEBT, STATE_SENDER] },
      says: `In ${law.name} ${act.says}.`,
      authority: statute(state, act.law),
    })
  if (act)
    rows.push({
      ...sharedBy(state, 'collection-act'),
      id: `${key}.collection-act-case`,
      kind: 'right',
      kinds: ['COURT_CLAIM'],
      topics: ['debt'],
      rank: 18,
      when: { all: [OWED_ON], not: [PUBLIC_DEBT, HOME_CASE] },
      says: `In ${law.name} ${act.says}.`,
      authority: statute(state, act.law),
    })
  if (pay)
    rows.push({
      ...sharedBy(state, 'safe-pay'),
      id: `${key}.safe-pay`,
      kind: 'right',
      kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE', 'ENQUIRY'],
      topics: ['debt'],
      rank: 14,
      when: { any: [PAY], not: [PUBLIC_DEBT, HOME_CASE] },
      says: `In ${law.name} ${pay.says}.`,
      authority: statute(state, pay.law),
    })
  return rows
})
