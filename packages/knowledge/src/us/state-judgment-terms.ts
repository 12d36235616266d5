/** After a judgment, by state: how long it can be used, questions about money, and how much of a home stays safe. */
import type { Rule } from '@plainletter/contracts/rule'

import { HOME_CASE } from './conditions-court.ts'
import { PUBLIC_TAKER } from './public-taker.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const JUDGMENT_AGE: Cells = {
  ...sameSays(
    'a judgment can be used for ten years and can mostly be renewed. Ask the court for its date',
    {
      AZ: 'A.R.S. 12-1551 and 12-1611 to 12-1613',
      MI: 'MCL 600.5809',
      NC: 'N.C.G.S. 1-47 and 1-306',
      WA: 'RCW 6.17.020',
    },
  ),
  ...sameSays(
    'a judgment can be used for 20 years and can mostly be renewed. Ask the court for its date',
    { MA: 'M.G.L. c. 260, s. 20', NJ: 'N.J.S.A. 2A:14-5' },
  ),
  GA: {
    says: 'a judgment that nobody uses for seven years goes to sleep (dormant). A court can wake it again',
    law: 'O.C.G.A. 9-12-60 and 9-12-61',
  },
  IL: {
    says: 'a judgment can be used for seven years and can mostly be renewed. Ask the court for its date',
    law: '735 ILCS 5/2-1602 and 5/12-108',
  },
  OH: {
    says: 'a judgment that nobody uses for five years goes to sleep (dormant). A court can wake it again',
    law: 'Ohio Revised Code (R.C., ORC) 2325.15 and 2329.07',
  },
}

const MONEY_QUESTIONS: Cells = {
  ...sameSays(
    'answer when a court asks about your money, and go on the day. Staying away can lead to arrest. Say which money is safe',
    {
      AZ: 'A.R.S. 12-1631 and 12-1632',
      GA: 'O.C.G.A. 9-11-69',
      IL: '735 ILCS 5/2-1402 (citation to discover assets)',
      MA: 'M.G.L. c. 224, ss. 14 to 16 (supplementary process)',
      MI: 'MCL 600.6104 and 600.6110',
      NC: 'N.C.G.S. 1-352 and 1-352.1',
      OH: 'Ohio Revised Code (R.C., ORC) 2333.09 and 2333.11',
      WA: 'RCW 6.32.010 (supplemental proceedings)',
      CA: 'Code of Civil Procedure 708.110 to 708.170',
      CO: 'C.R.C.P. 69 and 369',
      FL: 'Florida Statutes 56.29; Florida Rule of Civil Procedure 1.560',
      IN: 'Indiana Trial Rule 69(E); Ind. Code 34-55-8 (proceedings supplemental)',
      MD: 'Maryland Rules 2-633 and 3-633',
      MN: 'Minn. Stat. 575.02',
      MO: 'Mo. Rev. Stat. 513.380',
      NY: 'CPLR 5223, 5224 and 5251',
      OR: 'ORS 18.265 and 18.268',
      VA: 'Va. Code 8.01-506',
      WI: 'Wis. Stat. 816.03',
    },
  ),
  NJ: {
    says: 'answer the questions on your money (information subpoena) within 14 days. Say which money is safe',
    law: 'New Jersey Court Rules 4:59-1 and 6:7-2 (information subpoena)',
  },
}

const PAY_NOTICE: Cells = sameSays(
  'they must send a demand 15 days before they ask for your pay. You can then ask the court for a trustee (trusteeship)',
  { OH: 'Ohio Revised Code (R.C., ORC) 2329.66(A)(13), 2329.70 and 2716.02' },
)

const SAFE_HOME: Cells = {
  ...sameSays(
    'some of the worth of your own home is safe from most judgments (homestead). Ask what you must file to claim it',
    {
      GA: 'O.C.G.A. 44-13-1 and 44-13-100',
      MI: 'MCL 600.6023',
      NC: 'N.C.G.S. 1C-1601(a)(1)',
      OH: 'Ohio Revised Code (R.C., ORC) 2329.66(A)(1)',
      WA: 'RCW 6.13.010 to 6.13.040',
    },
  ),
  AZ: {
    says: 'at least $400,000 of the worth of your own home is safe from most judgments. The sum rises each year',
    law: 'Predatory Debt Collection Act (Proposition 209), A.R.S. 33-1101',
  },
  CA: {
    says: 'a large part of the value of the home you live in is safe from most judgments. A judge must allow any sale',
    law: 'Code of Civil Procedure 704.710 to 704.850 (704.730, homestead)',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=704.730',
  },
  FL: {
    says: 'the home you live in cannot be sold for most debts. Loans on the home, its taxes and some liens are different',
    law: 'Florida Constitution article X, section 4; Florida Statutes 222.01 and 222.02',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0200-0299/0222/Sections/0222.01.html',
  },
  IL: {
    says: 'up to $50,000 of the worth of your own home is safe from most judgments, and twice that for two owners',
    law: '735 ILCS 5/12-901 (raised on 1 January 2026)',
  },
  MA: {
    says: '$125,000 of your own home is safe from most judgments. File a declaration of homestead and $1,000,000 is safe',
    law: 'Homestead Act, M.G.L. c. 188, ss. 1 to 4 (as changed by St. 2024, c. 150)',
  },
  NY: {
    says: 'a set sum of the value of your own home is safe from most judgments. The sum depends on the county',
    law: 'Civil Practice Law and Rules (CPLR) 5206 (homestead)',
    url: 'https://www.nysenate.gov/legislation/laws/CVP/5206',
  },
  TX: {
    says: 'the home you live in cannot be sold for most debts. Loans on the home, its taxes and some liens are different',
    law: 'Texas Constitution article XVI, section 50; Property Code 41.001 and 41.002',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.41.htm',
  },
}

export const STATE_JUDGMENT_TERMS: readonly Rule[] = [
  ...stateRows('judgment-age', JUDGMENT_AGE, {
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 16,
    when: {
      all: [
        { says: ['judgment', 'judgments'] },
        {
          says: [
            'old judgment',
            'years ago',
            'years old',
            'expire',
            'expired',
            'expires',
            'renew',
            'renewed',
            'renewal',
            'revive',
            'revived',
            'revival',
            'dormant',
            'still valid',
            'how long is a judgment',
          ],
        },
      ],
      not: [HOME_CASE, PUBLIC_TAKER],
    },
  }),
  ...stateRows('money-questions', MONEY_QUESTIONS, {
    kinds: [
      'COURT_JUDGMENT',
      'BAILIFF_NOTICE',
      'COURT_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'OTHER',
      'ENQUIRY',
    ],
    rank: 3,
    when: {
      any: [
        {
          says: [
            'judgment debtor exam',
            'judgment debtor examination',
            'judgment debtor to appear',
            'examination of judgment debtor',
            'debtor examination',
            'debtor’s examination',
            "debtor's examination",
            'debtor exam',
            'citation to discover assets',
            'discover assets',
            'discovery of assets',
            'information subpoena',
            'supplemental proceedings',
            'supplementary process',
            'order for examination',
            'post-judgment interrogatories',
            'postjudgment interrogatories',
            'creditor’s exam',
            "creditor's exam",
            'aid of execution',
            'proceedings supplemental',
            'proceeding supplemental',
            'supplementary proceedings',
          ],
        },
      ],
      not: [HOME_CASE],
    },
  }),
  ...stateRows('pay-notice', PAY_NOTICE, {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    creditor: 'private',
    rank: 3,
    when: {
      any: [
        {
          says: [
            'notice of court proceeding to collect debt',
            '15-day demand',
            '15 day demand',
            'fifteen-day demand',
            'fifteen day demand',
          ],
        },
      ],
    },
  }),
  ...stateRows('safe-home', SAFE_HOME, {
    kinds: [
      'COURT_JUDGMENT',
      'BAILIFF_NOTICE',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'ENQUIRY',
    ],
    rank: 12,
    when: {
      all: [
        {
          says: [
            'my home',
            'your home',
            'my house',
            'your house',
            'our home',
            'our house',
            'lien on your property',
            'lien against your property',
            'sell my house',
            'real property',
            'real estate',
            'homestead',
          ],
        },
        {
          says: [
            'judgment',
            'execution',
            'levy',
            'lien',
            'creditor',
            'creditors',
            'collector',
            'debt collector',
            'credit card',
            'sheriff’s sale',
            "sheriff's sale",
            'seize',
            'credit card debt',
            'lose my house',
            'take my house',
            'take my home',
          ],
        },
      ],
      not: [
        HOME_CASE,
        PUBLIC_TAKER,
        {
          says: [
            'mortgage',
            'rent',
            'landlord',
            'contractor',
            'mechanics lien',
            'association',
            'hoa',
            'assessments',
            'property tax',
            'property taxes',
            'real estate agent',
          ],
        },
      ],
    },
  }),
]
