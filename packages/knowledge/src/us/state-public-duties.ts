/** What states ask of people, and what people may ask back: court fees, juries, car insurance, days missed at school. */
import type { Rule } from '@plainletter/contracts/rule'

import { SCHOOL_ABSENCE } from './children-subjects.ts'
import { COURT_FEES } from './judgment-subjects.ts'
import { JURY_CALL } from './public-subjects.ts'
import { INSURANCE_GAP } from './road-subjects.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const COURT_FEES_BY_STATE: Cells = sameSays(
  'people with a low income can ask the court to waive its fees. Ask the clerk for the form',
  {
    AZ: 'A.R.S. 12-302',
    GA: 'O.C.G.A. 9-15-2',
    IL: '735 ILCS 5/5-105; Illinois Supreme Court Rule 298',
    MA: 'M.G.L. c. 261, ss. 27A to 27G',
    MI: 'Michigan Court Rules, MCR 2.002',
    NC: 'N.C.G.S. 1-110',
    NJ: 'New Jersey Court Rule 1:13-2',
    OH: 'Ohio Revised Code (R.C., ORC) 2323.311',
    WA: 'Washington General Rule GR 34',
  },
)

const JURY_CALL_BY_STATE: Cells = sameSays(
  'you can mostly ask to move jury duty to another day. Your employer may not fire you for it. Answer by the date',
  {
    AZ: 'A.R.S. 21-236',
    GA: 'O.C.G.A. 15-12-1.1 and 34-1-3',
    IL: 'Jury Act, 705 ILCS 305/4.1 and 305/10.2',
    MA: 'M.G.L. c. 234A; c. 268, s. 14A',
    MI: 'MCL 600.1335 and 600.1348',
    NC: 'N.C.G.S. 9-6 and 9-32',
    NJ: 'N.J.S.A. 2B:20-17',
    OH: 'Ohio Revised Code (R.C., ORC) 2313.19',
    WA: 'RCW 2.36.100 and 2.36.165',
  },
)

const INSURANCE_GAP_BY_STATE: Cells = sameSays(
  'a gap in your car insurance can suspend the registration. Send proof of cover by the date, or ask for a hearing',
  {
    AZ: 'A.R.S. 28-4135 to 28-4149',
    GA: 'O.C.G.A. 40-2-137 and 40-6-10',
    IL: 'Illinois Vehicle Code, 625 ILCS 5/7-601 to 5/7-606',
    MA: 'M.G.L. c. 90, ss. 34H and 34J',
    NC: 'N.C.G.S. 20-309 and 20-311',
    NJ: 'N.J.S.A. 39:6B-1 to 39:6B-3',
    OH: 'Ohio Revised Code (R.C., ORC) 4509.101',
  },
)

const SCHOOL_ABSENCE_BY_STATE: Cells = sameSays(
  'a school must mostly try to help before a case over missed days. Go to the meeting and bring doctor’s notes',
  {
    GA: 'O.C.G.A. 20-2-690.1 and 20-2-690.2',
    IL: 'School Code, 105 ILCS 5/26-12',
    MA: 'M.G.L. c. 76, ss. 1 and 1B',
    NC: 'N.C.G.S. 115C-378',
    NJ: 'N.J.S.A. 18A:38-25; N.J.A.C. 6A:16-7.6',
    OH: 'Ohio Revised Code (R.C., ORC) 3321.19 and 3321.191',
    WA: 'RCW 28A.225.020 and 28A.225.030',
  },
)

export const STATE_PUBLIC_DUTIES: readonly Rule[] = [
  ...stateRows('court-fees', COURT_FEES_BY_STATE, COURT_FEES),
  ...stateRows('jury-call', JURY_CALL_BY_STATE, JURY_CALL),
  ...stateRows('insurance-gap', INSURANCE_GAP_BY_STATE, INSURANCE_GAP),
  ...stateRows('school-absence', SCHOOL_ABSENCE_BY_STATE, SCHOOL_ABSENCE),
]
