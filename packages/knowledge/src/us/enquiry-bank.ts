/** Questions about checks on hold, overdrafts, closed accounts and credit denied. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const HOLD = {
  title: 'Expedited Funds Availability Act (EFAA) and Regulation CC',
  provision: '12 U.S.C. 4002 and 4003; 12 CFR 229.12 and 229.13',
  url: 'https://www.ecfr.gov/current/title-12/section-229.13',
  inForceFrom: '1988-09-01',
}
const OVERDRAFT = {
  title: 'Regulation E (Electronic Fund Transfer Act, EFTA): overdraft services',
  provision: '12 CFR 1005.17',
  url: 'https://www.ecfr.gov/current/title-12/section-1005.17',
  inForceFrom: '2011-12-30',
}
const CLOSED = {
  title: 'Fair Credit Reporting Act (FCRA): reports on bank accounts',
  provision: '15 U.S.C. 1681i, 1681j and 1681m',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681j&num=0&edition=prelim',
  inForceFrom: '2004-12-01',
}
const ADVERSE = {
  title: 'Equal Credit Opportunity Act (ECOA) and Fair Credit Reporting Act (FCRA)',
  provision: '15 U.S.C. 1691(d), 1681m and 1681j; 12 CFR 1002.9',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681m&num=0&edition=prelim',
  inForceFrom: '2011-12-30',
}
const ASK_ANY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'debt'],
} satisfies Partial<Rule>
const ASK_SHOP = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'debt', 'general'],
} satisfies Partial<Rule>
export const ENQUIRY_BANK: readonly Rule[] = [
  {
    ...ASK_ANY,
    id: 'us.ask-life.hold',
    kind: 'answer',
    rank: 5,
    asks: [
      ['check', 'deposit'],
      ['hold', 'holding', 'on hold', 'not available', 'delay'],
      ['bank', 'credit union'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the reason in the notice',
    says: 'A bank may hold a check longer only for reasons that the law names, and it must tell you why and until when. Ask the branch to free it early.',
    authority: HOLD,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.overdraft',
    kind: 'answer',
    rank: 6,
    asks: [
      ['overdraft', 'overdrawn', 'nsf'],
      ['fee', 'fees', 'charged', 'charge', '35', '$35', 'overdraft fees'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what caused the overdraft and whether you opted in',
    says: 'For cash machines and one-time card payments the bank may charge only if you opted in. Ask it to pay back the fees, and opt out now.',
    authority: OVERDRAFT,
  },
  {
    ...ASK_ANY,
    id: 'us.ask-life.account-closed',
    kind: 'answer',
    rank: 7,
    asks: [
      [
        'closed my account',
        'close my account',
        'closed my bank account',
        'closing my account',
        'closed my checking account',
        'closed my savings account',
        'closed my checking',
        'closed my accounts',
        'shut down my account',
        'closed out my account',
        'chexsystems',
      ],
      ['bank', 'account', 'balance', 'money'],
    ],
    verdict: 'it_depends',
    dependsOn: 'the account terms and the reason',
    says: 'A bank may mostly close an account, but your balance is yours. Ask in writing for it and for the reason. If a report was used, get it free and dispute mistakes.',
    authority: CLOSED,
  },
  {
    ...ASK_SHOP,
    id: 'us.ask-life.credit-denied',
    kind: 'answer',
    rank: 8,
    asks: [
      ['denied', 'turned down', 'declined', 'rejected'],
      ['credit card', 'loan', 'mortgage', 'credit', 'apartment application', 'rental application'],
    ],
    verdict: 'do_this',
    says: 'They must tell you the main reasons and the bureau that they used. Get that report free within 60 days, and dispute what is wrong.',
    authority: ADVERSE,
  },
  {
    ...ASK_SHOP,
    checkedOn: '2026-11-22',
    id: 'us.fact.card-number-only',
    kind: 'answer',
    rank: 2,
    when: { not: [{ says: ['zelle', 'venmo', 'cash app', 'cashapp', 'my credit card'] }] },
    asks: [
      ['debit card', 'debit', 'bank card', 'atm card', 'checking', 'bank account', 'my bank'],
      [
        'still have my card',
        'still have the card',
        'still have it',
        'still got the card',
        'still got my card',
        'still got it',
        'card in my wallet',
        'in my wallet',
        'in my purse',
        'in my pocket',
        'in my possession',
        'never lost',
        'not lost',
        "didn't lose",
        'didnt lose',
        'card number',
        'the number',
        'cloned',
        'skimmed',
        'skimmer',
        'have the card',
        'never left',
      ],
      [
        'used',
        'charged',
        'charge',
        'charges',
        'fraud',
        'fraudulent',
        'stole',
        'stolen',
        'someone',
        'somebody',
        'unauthorized',
        'withdrew',
        'withdrawal',
        'gone',
        'drained',
        "didn't make",
        'didnt make',
        'not mine',
      ],
    ],
    verdict: 'do_this',
    says: 'Tell the bank today by phone, then in writing, and ask for a new card. Your card was never lost and only its number was used? Then you owe nothing if you tell the bank within 60 days of the statement. The $50 and $500 limits are for a lost or stolen card or PIN. The bank has 10 business days to look, or must mostly give the money back meanwhile.',
    authority: {
      title: 'Electronic Fund Transfer Act (EFTA) and Regulation E',
      provision:
        '15 U.S.C. 1693g; 12 CFR 1005.6(b) and 1005.11(c); FTC: Lost or stolen credit, ATM and debit cards',
      url: 'https://consumer.ftc.gov/articles/lost-or-stolen-credit-atm-debit-cards',
      inForceFrom: '2011-12-30',
    },
  },
]
