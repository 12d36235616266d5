/** Questions about letters of the tax office and what is owed to it. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_ON_ANYTHING } from './answers-in-common.ts'
import { TAX_LAW } from './authority.ts'
import { CHECKED, usc } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const INNOCENT = {
  title: 'Internal Revenue Code (IRC): innocent spouse (Form 8857)',
  provision: '26 U.S.C. 6013(d)(3) and 6015',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6015&num=0&edition=prelim',
  inForceFrom: '1998-07-22',
}

const ON_ANY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_TAX: readonly Rule[] = [
  {
    ...ASK_ON_ANYTHING,
    id: 'us.ask-public.cp2000',
    topics: ['debt', 'general'],
    rank: 4,
    asks: [
      ['cp2000', 'cp 2000', 'cp-2000'],
      ['irs', 'owe', 'notice', 'letter', 'got', 'received', 'mean', 'do'],
    ],
    verdict: 'do_this',
    says: 'A CP2000 is a proposal, not a bill. Compare it with your papers and answer by its date: agree, or say why not and send proof. If you disagree, a notice with 90 days for the Tax Court must come before the IRS may collect.',
    authority: usc({
      title: 26,
      section: '6212, 6213',
      name: 'Internal Revenue Code (IRC)',
      from: '2000-01-01',
    }),
  },
  {
    ...ASK_ON_ANYTHING,
    id: 'us.ask-public.cp14',
    topics: ['debt', 'general'],
    rank: 4,
    asks: [
      ['cp14', 'cp 14', 'cp-14'],
      ['irs', 'owe', 'notice', 'letter', 'got', 'received', 'mean', 'do'],
    ],
    verdict: 'do_this',
    says: 'A CP14 is the first bill for tax. Check it in your account at IRS.gov. Pay, or ask for a plan, within 21 days and you avoid more interest.',
    authority: TAX_LAW.cp14,
  },
  {
    ...ASK,
    id: 'us.ask-debt.irs-plan',
    rank: 12,
    asks: [
      ['irs', 'back taxes', 'owe taxes', 'tax debt', 'federal taxes'],
      [
        "can't pay",
        'cannot pay',
        'payment plan',
        'installment',
        'afford',
        'owe',
        'settle',
        'cant pay',
        "don't have the money",
        'dont have the money',
        "can't afford",
        'monthly payments',
        'owe the irs',
      ],
    ],
    verdict: 'do_this',
    says: 'Answer by the date in the notice even if you cannot pay. Ask for a payment plan at IRS.gov, more time, or an offer to settle.',
    authority: TAX_LAW.plan,
  },
  {
    ...ASK,
    id: 'us.ask-debt.irs-call',
    rank: 10,
    topics: ['debt', 'consumer', 'general'],
    asks: [
      ['irs', 'social security administration', 'social security office', 'ssa'],
      [
        'called me',
        'calling me',
        'texted',
        'phone call',
        'gift card',
        'gift cards',
        'arrest',
        'suspended',
        'scam',
        'is it real',
      ],
    ],
    verdict: 'do_this',
    says: 'Hang up and do not pay: this is in all likelihood a scam. These offices write by post and never ask for gift cards. Check your account on their own site.',
    authority: {
      ...TAX_LAW.scams,
      title:
        'IRS: Tax scams and consumer alerts; FTC Impersonation Rule and Telemarketing Sales Rule (TSR)',
      provision: 'How to know it is the IRS; 16 CFR 461.2 and 16 CFR 310.3',
    },
  },
  {
    ...ASK,
    id: 'us.ask-debt.cp2000',
    rank: 12,
    when: {
      not: [
        {
          says: [
            "don't agree",
            'dont agree',
            'do not agree',
            'disagree',
            '1099',
            '1099-k',
            'ebay',
            'paypal',
            'proposed',
          ],
        },
      ],
    },
    asks: [
      [
        'cp2000',
        'cp14',
        'notice of deficiency',
        'irs letter',
        'irs notice',
        'letter from the irs',
        'notice from the irs',
      ],
      [
        'irs',
        'what is it',
        'what is this',
        'what does it mean',
        'what do i do',
        'what should i do',
        'answer',
        'respond',
        'disagree',
        'days',
        'tax',
      ],
    ],
    verdict: 'do_this',
    says: 'Look at its number and date. A CP2000 wants an answer in 30 days. A notice of deficiency gives 90 days for the Tax Court. A final levy notice gives 30 days for a hearing.',
    authority: TAX_LAW.rights,
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'us.ask-debt.irs-levy',
    rank: 9,
    asks: [
      ['irs', 'internal revenue service'],
      [
        'levy',
        'levied',
        'bank account',
        'garnish',
        'seize',
        'take my',
        'take money',
        'wages',
        'paycheck',
        'froze',
      ],
    ],
    verdict: 'do_this',
    says: 'Call the IRS now and offer a payment plan. It must send a final notice first, and then you have 30 days to ask for a hearing. A bank holds the money for 21 days, and hardship can free it.',
    authority: {
      title: 'Internal Revenue Code',
      provision: '26 U.S.C. 6330, 6331, 6332(c), 6343 and 6159',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6330&num=0&edition=prelim',
      inForceFrom: '1999-01-19',
    },
  },
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'us.ask-debt.irs-paid',
    rank: 7,
    asks: [
      ['irs'],
      [
        'already paid',
        'i paid',
        'paid it',
        'paid already',
        'wrong',
        'mistake',
        'do not owe',
        'don’t owe',
        "don't owe",
        'paid that',
        'paid last',
        'have the receipt',
        'never owed',
      ],
    ],
    verdict: 'do_this',
    says: 'Look at your account on IRS.gov, and send copies of the cancelled check or bank record to the address on the notice by its date. You may question the bill and appeal. The Taxpayer Advocate helps for free.',
    authority: {
      title: 'Taxpayer Bill of Rights (Internal Revenue Code, IRC)',
      provision: '26 U.S.C. 7803(a)(3), 6404 and 7811',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section7803&num=0&edition=prelim',
      inForceFrom: '2015-12-18',
    },
  },
  {
    ...ON_ANY,
    id: 'us.trouble.ex-taxes',
    kind: 'answer',
    rank: 5,
    asks: [
      ['irs', 'joint return', 'filed together', 'filed jointly', 'taxes'],
      [
        'ex husband',
        'ex wife',
        'ex-husband',
        'ex-wife',
        'divorced',
        'his lies',
        'my ex',
        'did not report',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you knew and when they began to collect',
    says: 'On a joint return both owe it all. But you can ask for relief with Form 8857 if you did not know of the false part. Mostly within two years of the first collection step.',
    authority: INNOCENT,
  },
]
