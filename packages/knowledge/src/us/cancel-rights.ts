/** Rights to cancel: sales at the home, loans on a home, and plans sold online, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const FTC = {
  title: 'FTC Cooling-Off Rule (sales at your home)',
  provision: '16 CFR 429.0 and 429.1',
  url: 'https://www.ecfr.gov/current/title-16/section-429.1',
  inForceFrom: '2015-03-13',
}

const LIEN = {
  title: 'Truth in Lending Act (TILA): right to rescind a loan on your home',
  provision: '15 U.S.C. 1635; 12 CFR 1026.23',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1635&num=0&edition=prelim',
  inForceFrom: '2011-12-30',
}

const ONLINE = {
  title: 'Restore Online Shoppers’ Confidence Act (ROSCA) and FTC Act',
  provision: '15 U.S.C. 8403 and 45',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section8403&num=0&edition=prelim',
  inForceFrom: '2010-12-29',
}

const DOOR = {
  ...CHECKED,
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      {
        says: [
          'at your home',
          'at my home',
          'in my home',
          'my door',
          'your door',
          'door to door',
          'door-to-door',
          'salesman',
          'salesperson',
          'our representative',
          'sales representative',
          'came to my house',
          'came to our house',
          'home solicitation',
          'solar',
          'windows',
          'roof',
          'kitchen',
          'water treatment',
          'security system',
          'timeshare',
        ],
      },
      {
        says: [
          'cancel',
          'cancellation',
          'cancelled',
          'canceled',
          'right to cancel',
          'back out',
          'change my mind',
          'changed my mind',
        ],
      },
    ],
    not: [{ says: ['insurance policy', 'lease', 'landlord'] }],
  },
} satisfies Partial<Rule>

const SECURED = {
  ...CHECKED,
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY'],
  when: {
    all: [
      { says: ['financing', 'financed', 'loan', 'lien', 'home equity', 'credit agreement'] },
      {
        says: ['my home', 'your home', 'my house', 'solar', 'windows', 'roof', 'home improvement'],
      },
      { says: ['cancel', 'rescind', 'rescission', 'back out'] },
    ],
  },
} satisfies Partial<Rule>

const AUTO = {
  ...CHECKED,
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'subscription',
          'membership',
          'free trial',
          'free month',
          'auto-renew',
          'automatic renewal',
          'automatically renew',
          'renewed',
          'renewal',
          'recurring',
        ],
      },
      {
        says: ['cancel', 'cancellation', 'cancelled', 'canceled', 'charged', 'charging', 'refund'],
      },
    ],
    not: [{ says: ['insurance', 'policy', 'lease', 'license', 'medicaid', 'snap'] }],
  },
} satisfies Partial<Rule>

const DOOR_STATE = {
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      {
        says: [
          'at your home',
          'at my home',
          'in my home',
          'my door',
          'your door',
          'door to door',
          'door-to-door',
          'salesman',
          'salesperson',
          'our representative',
          'sales representative',
          'came to my house',
          'came to our house',
          'home solicitation',
          'solar',
          'windows',
          'roof',
          'kitchen',
          'water treatment',
          'security system',
          'timeshare',
        ],
      },
      {
        says: [
          'cancel',
          'cancellation',
          'cancelled',
          'canceled',
          'right to cancel',
          'back out',
          'change my mind',
          'changed my mind',
        ],
      },
    ],
    not: [{ says: ['insurance policy', 'lease', 'landlord'] }],
  },
  rank: 6,
} satisfies Partial<Rule>

const HOME_SALE: Cells = {
  AZ: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'A.R.S. 44-5001 to 44-5008 (home solicitations)',
  },
  CA: {
    says: 'you can mostly cancel a sale made at your home within three business days, or five from the age of 65. The seller must give you a cancel form',
    law: 'Home Solicitation Sales Act, Civil Code 1689.5 to 1689.7',
  },
  FL: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'Home solicitation sales, Florida Statutes 501.021 to 501.055',
  },
  GA: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'O.C.G.A. 10-1-6',
  },
  IL: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'Consumer Fraud and Deceptive Business Practices Act, 815 ILCS 505/2B',
  },
  MA: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'M.G.L. c. 93, s. 48',
  },
  MI: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'Home Solicitation Sales Act, MCL 445.111 to 445.117',
  },
  NC: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'N.C.G.S. 25A-38 to 25A-42 and 14-401.13',
  },
  NJ: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'Door-to-Door Retail Installment Sales Act, N.J.S.A. 17:16C-61.1; N.J.A.C. 13:45A-16',
  },
  NY: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'Door-to-Door Sales Protection Act, Personal Property Law 425 to 431',
  },
  OH: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'Home Solicitation Sales Act, Ohio Revised Code (R.C., ORC) 1345.21 to 1345.28',
  },
  PA: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'Unfair Trade Practices and Consumer Protection Law (UTPCPL), 73 P.S. 201-7',
  },
  TX: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'Texas Business and Commerce Code 601.051 to 601.054',
  },
  VA: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'Virginia Home Solicitation Sales Act, Va. Code 59.1-21.1 to 59.1-21.7',
  },
  WA: {
    says: 'you can mostly cancel a sale made at your home within three business days. The seller must give you a cancel form',
    law: 'RCW 63.14.154',
  },
}

export const CANCEL_RIGHTS: readonly Rule[] = [
  {
    ...DOOR,
    id: 'us.sale.right-three-days',
    kind: 'right',
    rank: 3,
    says: 'You have three business days to cancel a sale of $25 or more made at your home. If you got no cancel form, the time has mostly not run out.',
    authority: FTC,
  },
  {
    ...DOOR,
    id: 'us.sale.step-cancel',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Send the cancel form or a letter today by certified mail. Keep a copy. The firm must pay back within ten business days.',
    authority: FTC,
  },
  {
    ...SECURED,
    id: 'us.sale.right-rescind',
    kind: 'right',
    rank: 4,
    says: 'If your home secures the loan, you can mostly rescind within three business days, and longer if papers were missing.',
    authority: LIEN,
  },
  {
    ...AUTO,
    id: 'us.sale.right-online',
    kind: 'right',
    rank: 5,
    says: 'A firm that sells online must tell you the terms, get your clear yes, and give you a simple way to stop the charges.',
    authority: ONLINE,
  },
  ...stateRows('home-sale', HOME_SALE, DOOR_STATE),
]
