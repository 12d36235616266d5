/** Questions about wages kept back where there is no written contract. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_BACK: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.pay-deducted-no-contract',
    kind: 'answer',
    topics: ['employment', 'general', 'consumer', 'debt'],
    rank: 2,
    when: { not: [{ says: ['overpaid', 'overpayment', 'paid too much', 'landlord'] }] },
    asks: [
      [
        'kept',
        'held back',
        'keeping',
        'kept back',
        'took out of',
        'taken out of',
        'docked',
        'deducted',
        'holding',
        'out of my wages',
        'out of my last wages',
        'out of last wages',
        'from my last wages',
        'from my wages',
      ],
      [
        'no contract',
        'no written contract',
        'never signed',
        'never had a contract',
        'nothing in writing',
        'without a contract',
        'never got a contract',
        'no paper',
        'didnt sign',
        "didn't sign",
      ],
      ['wages', 'pay', 'payslip', 'last week', 'money'],
    ],
    verdict: 'no',
    says: 'No. Breakages or lateness may cost you pay only if your written terms say so. The sum must be fair, with a week of written notice. With nothing in writing it is unlawful. You are also owed pay for holidays built up, 8% of your hours. Ask in writing for both. Then complain to the WRC online within six months, free of charge.',
    authority: {
      title: 'Payment of Wages Act 1991',
      provision:
        'section 5, with Organisation of Working Time Act 1997, sections 19 and 23 and Workplace Relations Act 2015, section 41',
      url: 'https://revisedacts.lawreform.ie/eli/1991/act/25/revised/en/html',
      inForceFrom: '2015-10-01',
    },
  },
]
