/** Questions about fraud, stolen data and loans in another’s name. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { SCAM, PAID_SCAM } from '../english/buying-words.ts'
import { ASKING_FR } from './asked-words.ts'
import { LAW } from './authority-fraud-and-copyright.ts'
import { SCAM_FR, PAID_SCAM_FR } from './buying-words-fr.ts'

const ASK_BUY = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_FRAUD: readonly Rule[] = [
  {
    ...ASK_BUY,
    id: 'ca.ask.scam',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...SCAM, ...SCAM_FR],
      [...ASKING, ...ASKING_FR],
    ],
    rank: 10,
    says: 'Do not click, pay or answer. Check with the real office on a number you find yourself. Report it to the Canadian Anti-Fraud Centre, 1-888-495-8501.',
    authority: LAW.cafc,
  },
  {
    ...ASK_BUY,
    id: 'ca.ask.paid-scam',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...PAID_SCAM, ...PAID_SCAM_FR, 'was scammed', 'got scammed', 'been scammed'],
      [...SCAM, ...SCAM_FR, 'was scammed', 'got scammed', 'been scammed'],
      [
        ...ASKING,
        ...ASKING_FR,
        'bank says',
        'responsible',
        'my fault',
        'gave',
        'clicked',
        'card details',
        'was scammed',
        'got scammed',
        'been scammed',
      ],
    ],
    rank: 5,
    says: 'Call your bank now and ask it to stop or return the payment. Change your passwords. Report it to the police and to 1-888-495-8501.',
    authority: LAW.cafc,
  },
  {
    ...ASK_GENERAL,
    id: 'ca.ask.data-breach',
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
        'fuite de données',
        'vol de données',
        'mes données',
        'renseignements personnels',
        'incident de confidentialité',
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
        'que faire',
        'puis-je faire',
        'dois-je faire',
      ],
    ],
    says: 'Change your passwords, tell your bank, and put a fraud alert on your file at Equifax and TransUnion. Ask the firm what was taken.',
    authority: {
      title:
        'Personal Information Protection and Electronic Documents Act, S.C. 2000, c. 5 (PIPEDA)',
      provision: 'sections 10.1 to 11 (breach notice, complaint)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/p-8.6/',
      inForceFrom: '2018-11-01',
    },
  },
  {
    ...ASK_GENERAL,
    id: 'ca.ask.loan-in-my-name',
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
        'à mon nom',
        'vol d’identité',
        "vol d'identité",
      ],
      [
        'opened',
        'took out',
        'taken out',
        'someone',
        'fraud',
        'loan in my name',
        'account in my name',
        'ouvert',
        'quelqu’un',
        "quelqu'un",
        'fraude',
      ],
    ],
    says: 'Write to the lender that it is not yours and ask for its proof. Report it to the police and 1-888-495-8501. Ask Equifax and TransUnion for a fraud alert.',
    authority: {
      title: 'Criminal Code (Canada), R.S.C. 1985, c. C-46',
      provision: 'sections 402.2 and 403 (identity theft, identity fraud)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/C-46/',
      inForceFrom: '2010-01-08',
    },
  },
]
