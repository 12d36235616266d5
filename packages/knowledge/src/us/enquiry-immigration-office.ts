/** Questions about the immigration office: its officers at the door, a case denied, a green card that ran out. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const AT_THE_DOOR = {
  title: 'Constitution of the United States',
  provision:
    'Fourth and Fifth Amendments (entry to a home, silence); Payton v. New York, 445 U.S. 573 (1980)',
  url: 'https://constitution.congress.gov/constitution/amendment-4/',
  inForceFrom: '1980-04-15',
}

export const ENQUIRY_IMMIGRATION_OFFICE: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    checkBy: '2027-03-31',
    id: 'us.immigration.ask-door',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'criminal', 'general'],
    rank: 8,
    asks: [
      ['ice', 'immigration officers', 'immigration agents', 'immigration police'],
      ['door', 'my house', 'my home', 'open', 'come in', 'enter', 'let them in'],
    ],
    verdict: 'do_this',
    says: 'You need not open unless they show a warrant that a judge signed. Ask to see it through the window. You may stay silent. Do not run, lie or block them.',
    authority: AT_THE_DOOR,
  },
  {
    ...CHECKED,
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    checkedOn: '2026-11-22',
    id: 'us.immigration.ask-denied',
    rank: 7,
    asks: [
      [
        'uscis',
        'immigration case',
        'immigration application',
        'my petition',
        'i-130',
        'i-485',
        'i-539',
        'n-400',
        'asylum case',
      ],
      ['denied', 'denial', 'refused', 'rejected', 'turned down'],
    ],
    verdict: 'do_this',
    says: 'Read which appeal or motion the notice names, and by when: mostly 30 days, or 33 if it came by mail. See an immigration lawyer or an accredited helper this week, before you file again or leave the country.',
    authority: {
      title: 'Immigration regulations (appeals and motions)',
      provision: '8 CFR 103.3(a)(2), 103.5(a) and 103.8(b)',
      url: 'https://www.ecfr.gov/current/title-8/section-103.5',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...CHECKED,
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    checkedOn: '2026-11-22',
    id: 'us.immigration.ask-card-expired',
    rank: 7,
    asks: [
      ['green card', 'greencard'],
      ['expired', 'expires', 'expire', 'renew', 'lost', 'runs out', 'ran out'],
    ],
    verdict: 'do_this',
    says: 'When a ten-year card runs out you are still a permanent resident and may work. File Form I-90 now: its receipt notice makes the card longer valid. A two-year card is different: file Form I-751 before it ends.',
    authority: {
      title: 'Immigration and Nationality Act (INA)',
      provision: '8 U.S.C. 1304 and 1186a; 8 CFR 264.5 and 216.4',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1304&num=0&edition=prelim',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...CHECKED,
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    checkedOn: '2026-11-23',
    id: 'us.immigration.ask-moved',
    rank: 7,
    asks: [
      [
        'asylum',
        'uscis',
        'immigration',
        'green card',
        'work permit',
        'my visa',
        'ar-11',
        'ar11',
        'immigration court',
      ],
      [
        'new address',
        'new adress',
        'change of address',
        'change my address',
        'changed my address',
        'update my address',
        'different address',
        'my address',
        'our address',
        'my adress',
      ],
    ],
    verdict: 'yes',
    says: 'Yes. Tell USCIS within ten days of the move: online, or on form AR-11. It is free. Give the number of each open case, so that letters follow you. For an asylum interview tell that office too, and go on the day unless it moves the date. With a case in immigration court tell the court within five days, on form EOIR-33. Who misses a hearing can be ordered out. Keep proof.',
    authority: {
      title: 'Immigration and Nationality Act (INA)',
      provision: '8 U.S.C. 1305 and 1229a(b)(5); 8 CFR 265.1 and 1003.15(d)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1305&num=0&edition=prelim',
      inForceFrom: '1997-04-01',
    },
  },
]
