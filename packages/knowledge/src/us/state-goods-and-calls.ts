/** Goods that fail, sales calls, freezes of credit files and the books of owners’ associations, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_FREEZE, FAULTY_GOODS, SALES_CALLS } from './consumer-subjects.ts'
import { ASSOCIATION_RECORDS } from './household-subjects.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const FAULTY_GOODS_BY_STATE: Cells = sameSays(
  'goods from a store must mostly be fit for normal use. If not, ask in writing for a repair, another one or your money',
  {
    AZ: 'A.R.S. 47-2314 and 47-2714',
    GA: 'O.C.G.A. 11-2-314 and 11-2-714',
    IL: 'Uniform Commercial Code, 810 ILCS 5/2-314 and 5/2-714',
    MA: 'M.G.L. c. 106, ss. 2-314 and 2-316A',
    MI: 'MCL 440.2314 and 440.2714',
    NC: 'N.C.G.S. 25-2-314 and 25-2-714',
    NJ: 'N.J.S.A. 12A:2-314 and 12A:2-714',
    OH: 'Ohio Revised Code (R.C., ORC) 1302.27 and 1302.88',
    WA: 'RCW 62A.2-314 and 62A.2-714',
  },
)

const SALES_CALLS_BY_STATE: Cells = sameSays(
  'state law too limits sales calls and texts. Note the number and the time, and complain to the state',
  {
    AZ: 'A.R.S. 44-1271 to 44-1282',
    GA: 'O.C.G.A. 46-5-27',
    IL: 'Telephone Solicitations Act, 815 ILCS 413; Automatic Telephone Dialers Act, 815 ILCS 305',
    MA: 'M.G.L. c. 159C',
    MI: 'Home Solicitation Sales Act, MCL 445.111a to 445.111c',
    NC: 'N.C.G.S. 75-100 to 75-105',
    NJ: 'N.J.S.A. 56:8-119 to 56:8-135',
    OH: 'Ohio Revised Code (R.C., ORC) 4719.01 to 4719.21',
    WA: 'RCW 80.36.390 and 80.36.400; 19.190.060',
  },
)

const CREDIT_FREEZE_BY_STATE: Cells = sameSays(
  'you can freeze your credit file for free, so that nobody can easily open an account in your name',
  {
    AZ: 'A.R.S. 44-1698',
    GA: 'O.C.G.A. 10-1-914',
    IL: '815 ILCS 505/2MM',
    MA: 'M.G.L. c. 93, s. 62A',
    NC: 'N.C.G.S. 75-63',
    NJ: 'N.J.S.A. 56:11-46',
    OH: 'Ohio Revised Code (R.C., ORC) 1349.52',
    WA: 'RCW 19.182.170',
  },
)

const ASSOCIATION_RECORDS_BY_STATE: Cells = sameSays(
  'an owner can ask in writing to see the records and accounts of the association',
  {
    AZ: 'A.R.S. 33-1258 and 33-1805',
    GA: 'O.C.G.A. 14-3-1602 and 44-3-106',
    IL: 'Condominium Property Act, 765 ILCS 605/19; 765 ILCS 160/1-30',
    MA: 'M.G.L. c. 183A, s. 10',
    MI: 'Michigan Condominium Act, MCL 559.157',
    NC: 'Planned Community Act, N.C.G.S. 47F-3-118',
    NJ: 'New Jersey Condominium Act, N.J.S.A. 46:8B-14',
    OH: 'Ohio Revised Code (R.C., ORC) 5311.091 and 5312.07',
    WA: 'RCW 64.38.045 and 64.90.495',
  },
)

export const STATE_GOODS_AND_CALLS: readonly Rule[] = [
  ...stateRows('faulty-goods', FAULTY_GOODS_BY_STATE, FAULTY_GOODS),
  ...stateRows('sales-calls', SALES_CALLS_BY_STATE, SALES_CALLS),
  ...stateRows('credit-freeze', CREDIT_FREEZE_BY_STATE, CREDIT_FREEZE),
  ...stateRows('association-records', ASSOCIATION_RECORDS_BY_STATE, ASSOCIATION_RECORDS),
]
