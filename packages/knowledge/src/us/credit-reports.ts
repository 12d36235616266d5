/** Credit reports with mistakes: who must check, by when, and what follows if they do not. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const CHECK = {
  title: 'Fair Credit Reporting Act (FCRA): disputes with the bureau and the firm that reported',
  provision: '15 U.S.C. 1681i, 1681s-2(b) and 1681e(b)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681i&num=0&edition=prelim',
  inForceFrom: '1997-09-30',
}
const CLAIM = {
  title: 'Fair Credit Reporting Act (FCRA): civil liability',
  provision: '15 U.S.C. 1681n, 1681o and 1681p',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681n&num=0&edition=prelim',
  inForceFrom: '1997-09-30',
}
const THEFT = {
  title: 'Fair Credit Reporting Act (FCRA): identity theft, blocking and free freeze',
  provision: '15 U.S.C. 1681c-1 and 1681c-2',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681c-2&num=0&edition=prelim',
  inForceFrom: '2018-09-21',
}
const OLD = {
  title: 'Fair Credit Reporting Act (FCRA): how long items stay, free yearly reports',
  provision: '15 U.S.C. 1681c and 1681j',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681c&num=0&edition=prelim',
  inForceFrom: '1998-11-02',
}

const REPORT = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      {
        says: [
          'credit report',
          'credit reports',
          'credit file',
          'credit bureau',
          'credit bureaus',
          'consumer report',
          'equifax',
          'experian',
          'transunion',
          'tradeline',
        ],
      },
      {
        says: [
          'not mine',
          'not my',
          'is wrong',
          'are wrong',
          'wrong',
          'mistake',
          'mistakes',
          'error',
          'errors',
          'incorrect',
          'inaccurate',
          'verified',
          'dispute',
          'disputed',
          'reinvestigation',
          'never heard of',
          'never opened',
          'remove',
          'get it off',
          'taken off',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const THIEF = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'DEBT_COLLECTION_LETTER'],
  when: {
    any: [
      {
        says: [
          'identity theft',
          'stole my identity',
          'stolen identity',
          'opened in my name',
          'opened an account in my name',
          'account in my name',
          'used my social security number',
          'used my identity',
          'fraud alert',
          'ftc affidavit',
          'identity thief',
          'never opened',
          'is not mine',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
export const CREDIT_REPORTS: readonly Rule[] = [
  {
    ...REPORT,
    id: 'us.credit.right-check',
    kind: 'right',
    rank: 3,
    says: 'The bureau must check what you dispute, mostly within 30 days. The firm that reported it must look into it too.',
    authority: CHECK,
  },
  {
    ...REPORT,
    id: 'us.credit.right-claim',
    kind: 'right',
    rank: 5,
    says: 'If they do not check properly, you can sue. Mostly you have two years from the day you learn of it.',
    authority: CLAIM,
  },
  {
    ...THIEF,
    id: 'us.credit.right-block',
    kind: 'right',
    rank: 4,
    says: 'With an identity theft report you can have false debts blocked from your credit report. A freeze of your file is free.',
    authority: THEFT,
  },
  {
    ...REPORT,
    id: 'us.credit.right-old',
    kind: 'right',
    rank: 9,
    says: 'Most bad marks must come off after seven years. You can get a free report from each bureau.',
    authority: OLD,
  },
  {
    ...REPORT,
    id: 'us.credit.step-dispute',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Dispute in writing with each bureau and with the firm that reported it. Add copies of your proof and keep the post receipts.',
    authority: CHECK,
  },
]
