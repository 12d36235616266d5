/** Leading cases on debt collectors: what binds them, and their calls. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { usReports } from './cite-case.ts'

const US = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-21',
  areas: ['debt'],
} as const satisfies Partial<Precedent>

const DEBT: Pick<Precedent, 'kinds' | 'country' | 'areas' | 'checkedOn' | 'checkBy'> = {
  ...US,
  areas: ['debt'],
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
}

const COLLECTOR = [
  'debt collector',
  'debt collectors',
  'collection agency',
  'collections',
  'fdcpa',
  'collector',
  'debt buyer',
]

export const COLLECTOR_PRECEDENTS: readonly Precedent[] = [
  {
    ...DEBT,
    id: 'us.precedent.heintz-v-jenkins',
    name: 'Heintz v. Jenkins',
    ...usReports('514/291', '1995-04-18', '94-367'),
    when: {
      any: [{ says: ['attorney', 'law firm', 'law office', 'law offices', 'attorneys at law'] }],
    },
    asks: [
      [...COLLECTOR, 'law firm', 'lawyer', 'attorney'],
      ['law firm', 'lawyer', 'attorney', 'suing', 'lawsuit', 'sued'],
    ],
    asked: 'Must a lawyer who collects debts obey the federal debt collection law?',
    held: 'Yes. It covers lawyers who regularly collect consumer debts, in court as well.',
    helps:
      'A law firm may not lie to you or harass you over a debt. You can ask it to prove the debt.',
    limits: 'It covers lawyers who do this regularly, and debts for personal or family needs.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.jerman-v-carlisle',
    name: 'Jerman v. Carlisle, McNellie, Rini, Kramer & Ulrich LPA',
    ...usReports('559/573', '2010-04-21', '08-1200'),
    when: { any: [{ says: ['dispute', 'in writing', '30 days', 'thirty days', 'valid'] }] },
    asks: [
      COLLECTOR,
      ['dispute', 'mistake', 'validate', 'validation', 'in writing', 'wrong', 'prove'],
    ],
    asked: 'Is a collector excused when it misunderstood the debt collection law?',
    held: 'No. A mistake about what the law means is no excuse.',
    helps:
      'Keep the letter. If it says something the law does not allow, "we got the law wrong" is no defense.',
    limits: 'A slip in facts or typing can still be excused. You have one year to sue.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.midland-funding-v-johnson',
    name: 'Midland Funding, LLC v. Johnson',
    ...usReports('581/224', '2017-05-15', '16-348'),
    when: {
      any: [{ says: ['bankruptcy', 'proof of claim', 'statute of limitations', 'time-barred'] }],
    },
    asks: [
      ['bankruptcy', 'proof of claim'],
      [
        'old debt',
        'statute of limitations',
        'time barred',
        'time-barred',
        'too old',
        'claim',
        'collector',
      ],
    ],
    asked: 'May a collector file a claim in a bankruptcy for a debt that is too old to sue on?',
    held: 'Yes. That does not break the debt collection law.',
    helps: 'So object to old debts in your bankruptcy case. The court can then refuse them.',
    limits:
      'It is about bankruptcy. Federal rules forbid collectors to sue you on a debt they know is too old.',
    side: 'against_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.henson-v-santander',
    name: 'Henson v. Santander Consumer USA Inc.',
    ...usReports('582/79', '2017-06-12', '16-349'),
    when: {
      any: [
        {
          says: [
            'purchased',
            'assigned',
            'sold',
            'current creditor',
            'current owner',
            'original creditor',
          ],
        },
      ],
    },
    asks: [
      [
        'bought my debt',
        'sold my debt',
        'debt buyer',
        'bought the debt',
        'sold the debt',
        'bought the loan',
        'sold to',
      ],
    ],
    asked: 'Is a company that buys a debt and collects it for itself a "debt collector"?',
    held: 'Not only because it bought the debt.',
    helps:
      'Check what else it does. If collecting debts is its main business, the law may still cover it.',
    limits: 'Some debt buyers escape the federal law. Your state law may still protect you.',
    side: 'against_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.rotkiske-v-klemm',
    name: 'Rotkiske v. Klemm',
    ...usReports('589/8', '2019-12-10', '18-328'),
    kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'COURT_JUDGMENT', 'ENQUIRY'],
    asks: [
      COLLECTOR,
      [
        'how long',
        'sue them',
        'sue the',
        'time limit',
        'one year',
        'deadline',
        'last year',
        'years ago',
        'complain',
      ],
    ],
    asked: 'When does the one year to sue a debt collector begin?',
    held: 'On the day the collector broke the law, not on the day you found out.',
    helps: 'Act fast. Write down the date of each bad letter or call.',
    limits: 'It works against you if you learn of it late. Fraud may be treated differently.',
    side: 'against_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.marx-v-general-revenue',
    name: 'Marx v. General Revenue Corp.',
    ...usReports('568/371', '2013-02-26', '11-1175'),
    kinds: ['ENQUIRY'],
    asks: [COLLECTOR, ['sue', 'costs', 'lose', 'pay their costs', 'risk', 'lawyer fees']],
    asked: 'Can you be made to pay court costs if you sue a collector honestly and lose?',
    held: 'Yes, the court may order it, even when you meant well.',
    helps:
      'Weigh the costs before you sue. You can complain to federal and state offices for free.',
    limits: "It is up to the judge. Winning brings your own lawyer's fees as well.",
    side: 'against_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.sheriff-v-gillie',
    name: 'Sheriff v. Gillie',
    ...usReports('578/317', '2016-05-16', '15-338'),
    when: {
      any: [
        { says: ['attorney general', 'state of', 'special counsel', 'on behalf of the state'] },
      ],
    },
    asks: [
      COLLECTOR,
      ['attorney general', 'state letterhead', 'looks official', 'government', 'official letter'],
    ],
    asked: "Was it false for lawyers hired by a state to use the attorney general's letterhead?",
    held: 'No. They did act for the state, so the letterhead did not mislead.',
    helps:
      'Look who signed. A collector that only pretends to be the government still breaks the law.',
    limits:
      'An official letterhead can be real. Check with the office before you decide it is a trick.',
    side: 'against_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.obduskey-v-mccarthy',
    name: 'Obduskey v. McCarthy & Holthus LLP',
    ...usReports('586/466', '2019-03-20', '17-1307'),
    areas: ['debt', 'housing'],
    kinds: ['DEBT_COLLECTION_LETTER', 'EVICTION_NOTICE', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['foreclosure', 'foreclose', 'trustee sale', "trustee's sale"] }] },
    asks: [['foreclosure', 'foreclose', 'foreclosing']],
    asked:
      'Does the debt collection law cover a firm that only carries out a foreclosure without a court?',
    held: 'Mostly no. Only one part of the law covers it.',
    helps:
      "Use your state's foreclosure rules: notice, time to catch up, and how a sale must be done.",
    limits: 'If the firm also demands money from you, the whole law may apply.',
    side: 'against_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.mims-v-arrow',
    name: 'Mims v. Arrow Financial Services, LLC',
    ...usReports('565/368', '2012-01-18', '10-1195'),
    areas: ['debt', 'consumer'],
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    asks: [
      [
        'robocall',
        'robocalls',
        'autodialer',
        'auto dialer',
        'recorded message',
        'automated calls',
        'tcpa',
        'prerecorded',
      ],
    ],
    asked: 'Can you sue in federal court over automated calls to your cell phone?',
    held: 'Yes, in federal as well as state court.',
    helps: 'Save your call log. The law can give $500 for each unlawful call.',
    limits: 'Calls that you agreed to are allowed until you say stop.',
    side: 'for_you',
  },
  {
    ...DEBT,
    id: 'us.precedent.facebook-v-duguid',
    name: 'Facebook, Inc. v. Duguid',
    ...usReports('592/395', '2021-04-01', '19-511'),
    areas: ['debt', 'consumer'],
    kinds: ['ENQUIRY'],
    asks: [
      [
        'robocall',
        'robocalls',
        'text messages',
        'texts',
        'autodialer',
        'automated calls',
        'spam texts',
        'tcpa',
      ],
    ],
    asked: 'Is every system that dials from a stored list a forbidden "autodialer"?',
    held: 'No. It must make up random or running numbers.',
    helps: 'Calls with a recorded voice are still covered. So are numbers on the Do Not Call list.',
    limits: "Many of today's calling systems fall outside that rule.",
    side: 'against_you',
  },
]
