/** When and where a lender may visit or phone. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const LOAN: Test = {
  says: [
    'loan',
    'credit card',
    'credit agreement',
    'overdraft',
    'car finance',
    'hire purchase',
    'catalogue',
  ],
}
const CREDIT_UNION: Test = { says: ['credit union'] }

const CALLS = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-05-20',
} satisfies Partial<Rule>

const AUTHORITY = {
  title: 'Consumer Credit Act 1995',
  provision: 'sections 45 and 46 (letters to work, visits and calls)',
  url: 'https://revisedacts.lawreform.ie/eli/1995/act/24/section/46/revised/en/html',
  inForceFrom: '1996-05-13',
}

export const LENDER_CALLS: readonly Rule[] = [
  {
    ...CALLS,
    id: 'ie.lender-calls.right',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 22,
    when: { all: [LOAN], not: [CREDIT_UNION] },
    says: 'For a loan they may not call or visit you at work without your consent. Nor may they between 9 at night and 9 in the morning, or on Sundays.',
    authority: AUTHORITY,
  },
  {
    ...CALLS,
    id: 'ie.lender-calls.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'employment', 'general', 'consumer'],
    rank: 8,
    asks: [
      [
        'at work',
        'my work',
        'at my job',
        'my workplace',
        'my boss',
        'my employer',
        'my family',
        'my mother',
        'at night',
        'on sunday',
        'on sundays',
        'late at night',
      ],
      [
        'ringing',
        'ringing me',
        'rings me',
        'calling',
        'calling me',
        'calls me',
        'phoning',
        'rang',
        'phoned',
        'called me',
        'called my',
        'called to my',
        'visit',
        'visits',
        'call to the door',
      ],
      [
        'debt',
        'debt collector',
        'debt collectors',
        'loan',
        'cabot',
        'credit card',
        'lender',
        'pepper',
        'everyday',
        'bank',
        'collector',
        'collectors',
      ],
    ],
    verdict: 'do_this',
    says: 'For a loan they may not call you at work without your consent, nor your boss or family. Nor may they call between 9 at night and 9 in the morning, or on Sundays. Say in writing: letters only. If they go on, complain to the firm, then the FSPO.',
    authority: {
      ...AUTHORITY,
      provision:
        'sections 45 and 46 (letters to work, visits and calls), with Non-Fatal Offences against the Person Act 1997, section 11',
    },
  },
]
