/** Questions about fraud, stolen data and payments that nobody allowed. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { SCAM, PAID_SCAM } from '../english/buying-words.ts'
import { LAW } from './authority.ts'

const ASK_BUY = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FRAUD: readonly Rule[] = [
  {
    ...ASK_BUY,
    id: 'ie.ask.scam',
    kind: 'answer',
    verdict: 'do_this',
    asks: [SCAM, ASKING],
    rank: 10,
    says: 'Do not click, pay or answer. Check with the real office on a number you find yourself. Report it to the gardaí.',
    authority: LAW.scam,
  },
  {
    ...ASK_BUY,
    id: 'ie.ask.paid-scam',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...PAID_SCAM, 'gave my card details', 'card details'],
      [...SCAM, 'fake text', 'an post text', 'is gone'],
      [...ASKING, 'is gone', 'money gone', 'gave my card details'],
    ],
    rank: 5,
    says: 'Call your bank now and ask it to stop or return the payment. Then report it to the gardaí. If the bank says no, go to the FSPO.',
    authority: LAW.payments,
  },
  {
    ...ASK_GENERAL,
    id: 'ie.ask.data-breach',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'data breach',
        'breach letter',
        'privacy breach',
        'data was leaked',
        'data leak',
        'data was in',
        'my data was',
        'hacked',
        'hack',
        'information was leaked',
        'personal information was',
        'leaked',
      ],
      [
        'what should i do',
        'what can i do',
        'what do i do',
        'should i do',
        'protect',
        'compensation',
        'sue',
        'letter',
        'worried',
      ],
    ],
    says: 'Change your passwords and tell your bank. Ask the firm what was taken. You can complain for free to the Data Protection Commission and claim for harm.',
    authority: {
      title: 'Data Protection Act 2018',
      provision: 'section 117, with articles 33, 34 and 82 of the GDPR',
      url: 'https://www.irishstatutebook.ie/eli/2018/act/7/enacted/en/html',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'ie.ask.loan-in-my-name',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['consumer', 'debt', 'general'],
    asks: [
      [
        'in my name',
        'stole my identity',
        'stolen identity',
        'identity theft',
        'used my identity',
        'pretended to be me',
      ],
      [
        'opened',
        'took out',
        'taken out',
        'someone',
        'fraud',
        'loan in my name',
        'account in my name',
      ],
    ],
    says: 'Write to the lender that it is not yours and report it to the gardaí. You can have a notice put on the Central Credit Register that someone uses your name.',
    authority: {
      title: 'Credit Reporting Act 2013',
      provision: 'sections 9 and 18 (correction, notice of suspected impersonation)',
      url: 'https://revisedacts.lawreform.ie/eli/2013/act/45/front/revised/en/html',
      inForceFrom: '2017-06-30',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'ie.ask.card-payment-not-mine',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['consumer', 'debt', 'general'],
    asks: [
      [
        'did not make',
        'did not approve',
        'not made by me',
        'not authorise',
        'not authorize',
        'unauthorised',
        'unauthorized',
        "didn't make",
        'without my permission',
      ],
      ['card payment', 'payment', 'payments', 'transaction', 'transactions'],
    ],
    says: 'Complain to the bank in writing. It mostly must give the money back by the next working day, and prove it if it says you were careless. Then go to the FSPO for free.',
    authority: {
      title: 'European Union (Payment Services) Regulations 2018, S.I. No. 6 of 2018',
      provision: 'regulations 95 to 98 (payments you did not approve)',
      url: 'https://www.irishstatutebook.ie/eli/2018/si/6/made/en/html',
      inForceFrom: '2018-01-13',
    },
  },
]
