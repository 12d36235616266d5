/** What each state makes a firm show that sues over a card or another bought debt. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { HOME_CASE } from './conditions-court.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SOLD: Test = {
  says: ['original creditor', 'assignee', 'assigned', 'charged off', 'charge-off'],
}
const INJURY: Test = { says: ['personal injury', 'negligence', 'divorce', 'child support'] }

const CLAIM_PROOF: Cells = {
  CA: {
    says: 'a debt buyer must name in its papers the first creditor, the last payment and each firm that owned the debt',
    law: 'Fair Debt Buying Practices Act, Civil Code 1788.58 and 1788.60',
  },
  FL: {
    says: 'the contract must be attached to the claim. A new owner of the debt must tell you 30 days before it sues',
    law: 'Florida Consumer Collection Practices Act (FCCPA), Florida Statutes 559.715; Florida Rules of Civil Procedure 1.130',
  },
  GA: {
    says: 'you also have 30 days to answer in magistrate court. You can answer in writing or by speaking to the clerk',
    law: 'O.C.G.A. 15-10-43 (magistrate court)',
  },
  IL: {
    says: 'a claim on a card must come with a sworn form on the account and each owner of the debt',
    law: 'Illinois Supreme Court Rules 280.1 to 280.5',
  },
  MA: {
    says: 'a claim on a consumer debt must come with sworn papers on the account, its owner and your address',
    law: 'Massachusetts Rules of Civil Procedure 8.1 and 55.1',
  },
  MI: {
    says: 'the written contract must be attached to the claim, unless a good reason is given',
    law: 'Michigan Court Rules, MCR 2.113(C)',
  },
  MO: {
    says: 'for a claim up to $25,000 go to court on the day in the summons. Hand in your defenses in writing by then. Above that you have 30 days to answer',
    law: 'RSMo 517.011 and 517.031; Missouri Supreme Court Rule 55.25',
  },
  NC: {
    says: 'a debt buyer must attach the contract and proof of each sale of the debt, and show the sum',
    law: 'North Carolina Collection Agency Act, G.S. 58-70-115, 58-70-145, 58-70-150 and 58-70-155',
  },
  NJ: {
    says: 'a debt buyer that wants a default judgment must swear who owned the debt, step by step',
    law: 'New Jersey Court Rule 6:6-3(a)',
  },
  NY: {
    says: 'a card claim must name the first creditor, the last payment and each owner, with the contract attached',
    law: 'Consumer Credit Fairness Act, CPLR 306-d, 3016(j) and 3215',
  },
  OH: {
    says: 'a copy of the account or contract must be attached to the claim. If it is not, you can object',
    law: 'Ohio Civ. R. 10(D)(1) (Ohio Rules of Civil Procedure)',
  },
  PA: {
    says: 'the written contract must be attached to the claim. If it is not, you can object',
    law: 'Pennsylvania Rules of Civil Procedure 1019(i)',
  },
  TX: {
    says: 'a debt claim in justice court must name the first creditor, the account and how the sum is made up',
    law: 'Texas Rules of Civil Procedure (Tex. R. Civ. P.) 502.5 (your answer), 508.2 and 508.3',
  },
  VA: {
    says: 'you can ask the general district court to make them set out the claim in detail (bill of particulars)',
    law: 'Va. Sup. Ct. R. 7B:2 (Rules of the Supreme Court of Virginia)',
  },
  WA: {
    says: 'a collection agency needs a license, and must file the case in court before it gives you the papers. Say so if it did not',
    law: 'Collection Agency Act, RCW 19.16.250 and 19.16.260',
  },
}

export const STATE_CLAIMS: readonly Rule[] = [
  ...stateRows('claim-proof', CLAIM_PROOF, {
    kinds: ['COURT_CLAIM'],
    topics: ['debt'],
    rank: 9,
    when: {
      any: [
        SOLD,
        { says: ['credit card', 'account', 'loan', 'debt', 'owed', 'owes', 'breach of contract'] },
      ],
      not: [HOME_CASE, INJURY],
    },
  }),
]
