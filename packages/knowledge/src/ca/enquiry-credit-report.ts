/** Questions about credit reports. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { CREDIT_FILE } from '../english/debt-words.ts'
import { ASKING_FR, CREDIT_FILE_FR } from './asked-words.ts'
import { LAW } from './authority-debt.ts'

const ASK_DEBT = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_CREDIT_REPORT: readonly Rule[] = [
  {
    ...ASK_DEBT,
    id: 'ca.ask.credit-file',
    kind: 'answer',
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'keeps ringing',
            'keep ringing',
            'keeps calling',
            'times a day',
            'suing me',
            'statement of claim',
          ],
        },
      ],
    },
    asks: [
      [...CREDIT_FILE, ...CREDIT_FILE_FR],
      [...ASKING, ...ASKING_FR],
    ],
    says: 'You can get your credit report free from Equifax and TransUnion. If something is wrong, ask them to fix it. Most debts leave after about six years.',
    authority: LAW.credit,
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.credit-report-wrong',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'consumer', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      [
        'equifax',
        'transunion',
        'credit report',
        'credit bureau',
        'credit file',
        'dossier de crédit',
      ],
      [
        'wrong',
        'mistake',
        'error',
        'remove',
        'not mine',
        'incorrect',
        'dispute it',
        'false',
        'erreur',
        'corriger',
        'effacer',
      ],
    ],
    says: 'Write to Equifax and TransUnion, say what is wrong and add proof. They must check it for free and correct it. Most bad marks must go after six years.',
    authority: {
      title: 'Credit reporting laws of the provinces',
      provision:
        'for example Consumer Reporting Act (Ontario), sections 9, 12 and 13; Business Practices and Consumer Protection Act (British Columbia), Part 6; Consumer Protection Act (Alberta), Part 5',
      url: 'https://www.ontario.ca/laws/statute/90c33',
      inForceFrom: '2010-01-01',
    },
  },
]
