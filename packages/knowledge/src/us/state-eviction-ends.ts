/** How an eviction case runs and ends in a state: the day in court, more time after the ruling, the record, things left behind. */
import type { Rule } from '@plainletter/contracts/rule'

import { CASE_FILED, HOME_CASE } from './conditions-court.ts'
import { ORDER_MADE } from './state-phrases.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const EVICTION_DAY: Cells = {
  ...sameSays(
    'you mostly need no written answer to be heard. Go to court on the day in the summons and bring your proof',
    {
      IL: 'Illinois Supreme Court Rule 181(b); 735 ILCS 5/9-106',
      MI: 'MCL 600.5735; Michigan Court Rules, MCR 4.201',
      NC: 'N.C.G.S. 7A-218 and 42-28',
      NJ: 'N.J.S.A. 2A:18-53; New Jersey Court Rule 6:3-4',
      OH: 'Ohio Revised Code (R.C., ORC) 1923.06 and 1923.061',
    },
  ),
  AZ: {
    says: 'the trial mostly comes three to six days after the summons. Go on the day, and bring a written answer if you can',
    law: 'A.R.S. 12-1175 to 12-1177 and 33-1377',
  },
  MA: {
    says: 'file a written answer by the day in the papers. Say what is wrong with the home and what you have paid',
    law: 'Uniform Summary Process Rules 3 and 5; M.G.L. c. 239, s. 8A',
  },
  WA: {
    says: 'answer in writing by the day in the summons. You may get a free lawyer if your income is low',
    law: 'RCW 59.18.365 and 59.18.640',
  },
}

const EVICTION_STAY: Cells = {
  AZ: {
    says: 'an officer must mostly wait five days after the judgment. If you came to court, you have those five days to appeal',
    law: 'A.R.S. 12-1178 and 12-1179',
  },
  GA: {
    says: 'you have seven days to appeal the order. You must mostly pay the rent into court while you wait',
    law: 'O.C.G.A. 44-7-55 and 44-7-56',
  },
  IL: {
    says: 'you can ask the judge within 30 days to undo the order, or for more time to move',
    law: '735 ILCS 5/2-1203, 5/2-1301(e) and 5/9-117',
  },
  MA: {
    says: 'you have ten days to appeal. If you did nothing wrong, the judge can give you six months to move, or 12 from age 60 or with a disability',
    law: 'M.G.L. c. 239, ss. 5, 9 and 10',
  },
  MI: {
    says: 'the landlord must mostly wait ten days after the judgment. In that time you can pay, appeal or ask for a stay',
    law: 'MCL 600.5744; Michigan Court Rules, MCR 4.201',
  },
  NC: {
    says: 'you have ten days to appeal. You can stay if you pay the rent to the clerk as it comes due',
    law: 'N.C.G.S. 7A-228 and 42-34',
  },
  NJ: {
    says: 'an officer must mostly wait three business days. If you pay all rent, the judge can give you up to six months more',
    law: 'N.J.S.A. 2A:18-57, 2A:42-10.16, 2A:42-10.1 and 2A:42-10.6',
  },
  OH: {
    says: 'the bailiff mostly acts within ten days of the order. Ask the judge at once for a stay',
    law: 'Ohio Revised Code (R.C., ORC) 1923.14',
  },
}

const EVICTION_RECORD: Cells = {
  ...sameSays(
    'a court can hide some eviction records, above all of cases that you won or that were dropped',
    {
      AZ: 'A.R.S. 33-1379; Rules of Procedure for Eviction Actions, Rule 20',
      MA: 'M.G.L. c. 239, s. 16 (since 5 May 2025)',
      WA: 'RCW 59.18.367',
    },
  ),
  IL: {
    says: 'a court can hide an eviction record when the case had no good ground in fact or law. It hides those after a foreclosure on the landlord',
    law: '735 ILCS 5/9-121',
  },
}

const LEFT_THINGS: Cells = sameSays(
  'the things that you left behind must mostly be stored for a time. Write at once that you want them back',
  {
    AZ: 'A.R.S. 33-1368(E) and 33-1370',
    MA: 'M.G.L. c. 239, s. 4',
    NC: 'N.C.G.S. 42-25.9 and 42-36.2',
    NJ: 'N.J.S.A. 2A:18-72 to 2A:18-84',
    WA: 'RCW 59.18.310 and 59.18.312',
  },
)

export const STATE_EVICTION_ENDS: readonly Rule[] = [
  ...stateRows('eviction-day', EVICTION_DAY, {
    kinds: ['COURT_CLAIM', 'EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    rank: 5,
    when: { all: [CASE_FILED, HOME_CASE], not: [{ says: ['foreclosure'] }, ORDER_MADE] },
  }),
  ...stateRows('eviction-stay', EVICTION_STAY, {
    kinds: ['COURT_JUDGMENT', 'EVICTION_NOTICE', 'BAILIFF_NOTICE', 'ENQUIRY'],
    rank: 4,
    when: {
      any: [
        ORDER_MADE,
        {
          says: [
            'eviction order',
            'order of eviction',
            'eviction judgment',
            'warrant of removal',
            'warrant for removal',
            'order for possession',
            'execution for possession',
            'writ of eviction',
            'lost my eviction case',
            'lost the eviction case',
            'lost in eviction court',
            'judge ordered me out',
            'judge ordered us out',
            'appeal the eviction',
            'appeal my eviction',
            'stop the eviction',
            'sheriff is coming',
          ],
        },
      ],
      not: [{ says: ['foreclosure'] }],
    },
  }),
  ...stateRows('eviction-record', EVICTION_RECORD, {
    kinds: ['ENQUIRY'],
    rank: 3,
    when: {
      all: [
        { says: ['eviction', 'evictions', 'evicted'] },
        {
          says: [
            'record',
            'records',
            'seal',
            'sealed',
            'screening',
            'background check',
            'expunge',
            'expunged',
            'shows up',
          ],
        },
      ],
    },
  }),
  ...stateRows('left-things', LEFT_THINGS, {
    kinds: ['ENQUIRY', 'EVICTION_NOTICE', 'COURT_JUDGMENT'],
    rank: 9,
    when: {
      all: [
        {
          says: [
            'my things',
            'belongings',
            'personal property',
            'my stuff',
            'my furniture',
            'our things',
            'our stuff',
            'possessions',
          ],
        },
        {
          says: [
            'evict',
            'evicted',
            'eviction',
            'landlord',
            'locked out',
            'lockout',
            'moved out',
            'writ',
            'warrant of removal',
          ],
        },
      ],
      not: [{ says: ['storage unit', 'self-storage', 'renters insurance', 'stolen', 'burglary'] }],
    },
  }),
]
