/** Sales at the door and gym contracts: the days to cancel, by state. */
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
const CLUB = {
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: {
    all: [
      {
        says: [
          'gym',
          'fitness',
          'health club',
          'fitness center',
          'health studio',
          'gym membership',
        ],
      },
      {
        says: [
          'cancel',
          'cancellation',
          'cancelled',
          'canceled',
          'membership',
          'renewed',
          'contract',
          'dues',
          'collections',
        ],
      },
    ],
  },
  rank: 4,
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

const GYMS: Cells = {
  AZ: {
    says: 'you can cancel a gym contract within three days on which the gym is open',
    law: 'A.R.S. 44-1791 to 44-1797 (health spas)',
  },
  CA: {
    says: 'you can cancel a gym contract within days of signing, and later if you move or fall ill. The club must take it in writing or by email',
    law: 'Health Studio Services Act, Civil Code 1812.80 to 1812.98',
  },
  FL: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Health studios, Florida Statutes 501.012 to 501.019',
  },
  GA: {
    says: 'you can cancel a gym contract within seven business days',
    law: 'Fair Business Practices Act, O.C.G.A. 10-1-393.2 (health spas)',
  },
  IL: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Physical Fitness Services Act, 815 ILCS 645',
  },
  MA: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'M.G.L. c. 93, ss. 78 to 88 (health clubs)',
  },
  NC: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Prepaid Entertainment Contracts, N.C.G.S. 66-118 to 66-125',
  },
  NJ: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Health Club Services Act, N.J.S.A. 56:8-39 to 56:8-48',
  },
  NY: {
    says: 'you can cancel a gym contract within three days, and later if you move 25 miles away or fall ill',
    law: 'Health Club Services Law, General Business Law (GBL) 620 to 631',
  },
  OH: {
    says: 'you can cancel a gym contract within three business days',
    law: 'Prepaid Entertainment Contract Act, Ohio Revised Code (R.C., ORC) 1345.41 to 1345.50',
  },
  PA: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Health Club Act, 73 P.S. 2161 to 2177',
  },
  TX: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Texas Health Spa Act, Occupations Code 702.301 to 702.304',
  },
  VA: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Virginia Health Club Act, Va. Code 59.1-294 to 59.1-310',
  },
  WA: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Health Studio Services Act, RCW 19.142',
  },
}

export const HOME_SALES_AND_GYMS: readonly Rule[] = [
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
  ...stateRows('gym', GYMS, CLUB),
]
