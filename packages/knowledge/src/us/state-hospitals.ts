/** Hospital bills in each state: free or cheaper care, and what must come before collection. */
import type { Rule } from '@plainletter/contracts/rule'

import { BILLED, HOSPITAL } from './state-conditions.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const HOSPITAL_HELP: Cells = {
  AZ: {
    says: 'interest on medical debt may be 3% a year at most',
    law: 'Predatory Debt Collection Act (Proposition 209), A.R.S. 44-1201 and 33-1126',
  },
  CA: {
    says: 'hospitals must give free or cheaper care on low income, and wait 180 days before they sue. State law keeps medical debt off credit reports',
    law: 'Hospital Fair Pricing Act, Health and Safety Code 127400 to 127446; Civil Code 1785.27',
  },
  CO: {
    says: 'hospitals must check you for help up to 250% of the poverty line. Payments are capped by your income, and collection must wait',
    law: 'Hospital Discounted Care, C.R.S. 25.5-3-501 to 25.5-3-506',
  },
  FL: {
    says: 'the hospital must give you an itemized bill and check you for help before it sells the debt, reports it or sues',
    law: 'Florida Statutes 395.301 and 395.3011',
  },
  GA: {
    says: 'many hospitals give free or cheaper care on low income (ICTF). Ask for the form before you pay',
    law: 'Indigent Care Trust Fund, O.C.G.A. 31-8-150 to 31-8-161',
  },
  IL: {
    says: 'hospitals must check if you can get help before they send a bill to collection',
    law: 'Fair Patient Billing Act, 210 ILCS 88; Hospital Uninsured Patient Discount Act, 210 ILCS 89',
  },
  MA: {
    says: 'the Health Safety Net pays hospital care on low income. Ask before you pay a bill',
    law: 'Health Safety Net, M.G.L. c. 118E, ss. 64 to 69; 101 CMR 613',
  },
  MD: {
    says: 'hospitals must give free or cheaper care on low income, and a payment plan before they sue',
    law: 'Md. Code, Health-General 19-214.1 and 19-214.2',
  },
  MN: {
    says: 'hospitals must check uninsured patients for help. State law keeps medical debt off credit reports',
    law: 'Minnesota Debt Fairness Act, Minn. Stat. 332C.01 to 332C.05; 144.587',
  },
  NC: {
    says: 'a hospital must send a clear bill and write to you 30 days before it sends the bill to collections',
    law: 'N.C.G.S. 131E-91 and 131E-214.14',
  },
  NJ: {
    says: 'charity care is free or cheap on low income. State law keeps medical debt off credit reports',
    law: 'Hospital charity care, N.J.S.A. 26:2H-18.60 and N.J.A.C. 10:52-11; Louisa Carman Medical Debt Relief Act, P.L. 2024, c. 48',
  },
  NY: {
    says: 'hospitals must offer cheaper care on low income and a payment plan. State law keeps medical debt off credit reports',
    law: 'Public Health Law 2807-k(9-a) and Article 49-A (Fair Medical Debt Reporting Act)',
  },
  OH: {
    says: 'hospitals must give free basic care if your income is at or under the poverty line',
    law: 'Hospital Care Assurance Program (HCAP), Ohio Revised Code (R.C., ORC) 5168.14',
  },
  TX: {
    says: 'a hospital must give you an itemized bill. It may not collect the debt before it does',
    law: 'Texas Health and Safety Code 185.002 (itemized bill)',
  },
  VA: {
    says: 'hospitals must check uninsured patients for help and a payment plan',
    law: 'Va. Code 32.1-137.010',
  },
  WA: {
    says: 'hospitals must give free or cheaper care on low and middle incomes, and must tell you of it',
    law: 'Washington charity care law, RCW 70.170.060; WAC 246-453',
  },
}

export const STATE_HOSPITALS: readonly Rule[] = [
  ...stateRows('hospital-help', HOSPITAL_HELP, {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'UTILITY_BILL_DEMAND',
      'CONSUMER_CONTRACT_DISPUTE',
      'COURT_CLAIM',
      'OTHER',
      'ENQUIRY',
    ],
    topics: ['debt', 'consumer', 'general'],
    rank: 9,
    when: {
      all: [HOSPITAL, BILLED],
      not: [{ says: ['medicare summary notice', 'this is not a bill'] }],
    },
  }),
]
