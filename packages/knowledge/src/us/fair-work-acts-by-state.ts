/** Acts against unequal treatment at work, in the states that state-work.ts says no more about. */
import { sameSays } from './state-table.ts'
import type { Cells } from './state-table.ts'

export const FAIR_WORK_ACTS: Cells = sameSays(
  'state law bars firing over race, sex, religion, disability and the like. The time to act is short: ask the state or a lawyer now',
  {
    AK: 'Alaska Human Rights Law, AS 18.80.220',
    DE: 'Discrimination in Employment Act, 19 Del. C. 711',
    DC: 'D.C. Human Rights Act (DCHRA), D.C. Code 2-1402.11',
    MO: 'Missouri Human Rights Act, RSMo 213.055',
    MT: 'Montana Human Rights Act, MCA 49-2-303; Wrongful Discharge From Employment Act, 39-2-904',
    NE: 'Nebraska Fair Employment Practice Act, Neb. Rev. Stat. 48-1104',
    NV: 'NRS 613.330',
    NH: 'Law Against Discrimination, RSA 354-A:7',
    NM: 'New Mexico Human Rights Act, NMSA 28-1-7',
    ND: 'North Dakota Human Rights Act, N.D.C.C. 14-02.4-03',
    OK: 'Oklahoma Anti-Discrimination Act, 25 O.S. 1302',
    OR: 'ORS 659A.030 and 659A.112',
    RI: 'Fair Employment Practices Act, R.I. Gen. Laws 28-5-7',
    SC: 'South Carolina Human Affairs Law, S.C. Code 1-13-80',
    SD: 'South Dakota Human Relations Act, SDCL 20-13-10',
    TN: 'Tennessee Human Rights Act, Tenn. Code 4-21-401; Tennessee Disability Act, 8-50-103',
    UT: 'Utah Antidiscrimination Act, Utah Code 34A-5-106',
    VT: 'Fair Employment Practices Act, 21 V.S.A. 495',
    WV: 'West Virginia Human Rights Act, W. Va. Code 5-11-9',
    WI: 'Wisconsin Fair Employment Act, Wis. Stat. 111.321 and 111.322',
    WY: 'Wyoming Fair Employment Practices Act, Wyo. Stat. 27-9-105',
  },
)
