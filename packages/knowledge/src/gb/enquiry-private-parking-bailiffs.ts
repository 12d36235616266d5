/** Questions of people who fear bailiffs over a private parking charge. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { COURT_OR_COUNCIL, EW, PRIVATE } from './enquiry-parking-words.ts'

export const ENQUIRY_PRIVATE_PARKING_BAILIFFS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.ask-parking.bailiff-private',
    checkedOn: '2026-11-22',
    rank: 3,
    when: { not: [COURT_OR_COUNCIL] },
    asks: [
      [
        ...PRIVATE,
        'ukpc',
        'parking ticket from',
        'dcbl',
        'dcb legal',
        'drp',
        'zzps',
        'debt recovery plus',
      ],
      [
        'bailiff',
        'bailiffs',
        'send bailiffs',
        'bailiffs are coming',
        'bailiffs will come',
        'bailiffs will be sent',
        'bailiffs to my house',
        'bailiffs to my door',
        'enforcement agent',
        'take my car',
        'come to my house',
        'my door',
        'clamp my car',
        'clamp the car',
        'come in for',
        'come and take',
        'turn up',
        'take it away',
        'cant pay we',
      ],
    ],
    verdict: 'no',
    says: 'A private parking firm or its debt collector cannot send bailiffs, clamp or come in now. It would first have to win in court, and the judgment must then stay unpaid. So do not borrow to pay. But do not ignore it. Check the address in your log book. Answer a letter of claim within 30 days, and any court form in time.',
    authority: cite('tcea', 'section 62 and Schedule 12', 'section/62'),
  },
]
