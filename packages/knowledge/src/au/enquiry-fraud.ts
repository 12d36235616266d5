/** Questions about fraud, stolen data and payments that nobody allowed. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { SCAM, PAID_SCAM } from '../english/buying-words.ts'
import { LAW } from './authority.ts'

const ASK_BUY = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FRAUD: readonly Rule[] = [
  {
    ...ASK_BUY,
    id: 'au.ask.scam',
    kind: 'answer',
    verdict: 'do_this',
    asks: [SCAM, ASKING],
    rank: 10,
    says: 'Do not click, pay or answer. Check with the real office on a number you find yourself. Report it to Scamwatch.',
    authority: LAW.scamwatch,
  },
  {
    ...ASK_BUY,
    id: 'au.ask.paid-scam',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      PAID_SCAM,
      SCAM,
      [
        ...ASKING,
        'authorised it',
        'bank says',
        'my fault',
        'commonwealth',
        'westpac',
        'anz',
        'nab',
        'gave',
        'clicked',
        'card details',
      ],
    ],
    rank: 5,
    says: 'Call your bank now and ask it to stop or return the payment. Then call IDCARE on 1800 595 160 and report it to ReportCyber.',
    authority: LAW.scamwatch,
  },
  {
    ...ASK_GENERAL,
    id: 'au.ask.data-breach',
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
        'optus breach',
        'medibank breach',
        'latitude breach',
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
    says: 'Change your passwords, ask the credit bodies for a free ban on your report, and call IDCARE on 1800 595 160. Ask the firm what was taken.',
    authority: {
      title: 'Privacy Act 1988',
      provision: 'Part IIIC and sections 20K to 20T (breach notice, credit ban)',
      url: 'https://www.legislation.gov.au/C2004A03712/latest',
      inForceFrom: '2018-02-22',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'au.ask.loan-in-my-name',
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
    says: 'Write to the lender that it is not yours. Ask all credit bodies for a free ban on your report, and call IDCARE on 1800 595 160. If the lender goes on, complain to AFCA.',
    authority: {
      title: 'Privacy Act 1988',
      provision: 'sections 20K and 20V (ban on a credit report, correction)',
      url: 'https://www.legislation.gov.au/C2004A03712/latest',
      inForceFrom: '2014-03-12',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'au.ask.card-payment-not-mine',
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
    says: 'Complain to the bank in writing. It must mostly bear a payment that you did not make, unless you gave away your code. After 30 days, or a no, go to AFCA for free.',
    authority: {
      title: 'ASIC: ePayments Code',
      provision: 'Chapter C (liability for unauthorised transactions)',
      url: 'https://asic.gov.au/',
      inForceFrom: '2022-06-02',
    },
  },
]
