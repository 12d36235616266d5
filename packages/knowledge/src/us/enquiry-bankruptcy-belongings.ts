/** Questions of people who fear that bankruptcy takes all they have. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_BELONGINGS: readonly Rule[] = [
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    id: 'us.fact.bankruptcy-keep',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 1,
    asks: [
      ['bankruptcy', 'bankrupt', 'chapter 7', 'chapter 13', 'chapter seven', 'chapter thirteen'],
      [
        'lose everything',
        'lose my house and',
        'my house and my car',
        'my house and car',
        'house and car',
        'car and house',
        'car and my house',
        'take everything',
        'lose all',
        'everything i own',
        'everything i have',
        'no matter what',
        'lose my stuff',
        'lose it all',
        'belongings',
        'all my stuff',
        'take all my',
        'my furniture',
      ],
    ],
    verdict: 'no',
    says: 'No. Most people who file keep what they have. The exemption laws of your state protect a share of the home, a car, pensions and things in the house. What counts is your share: the value less the loan. In chapter 7 you keep what is within that, if the loans on it are up to date. In chapter 13 you keep all and catch up over three to five years. See a lawyer or legal aid before you file.',
    authority: {
      title: 'Bankruptcy Code',
      provision: '11 U.S.C. 522, 524(c), 1322 and 1325',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title11-section522&num=0&edition=prelim',
      inForceFrom: '2005-10-17',
    },
  },
]
