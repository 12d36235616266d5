/** The rule by which a court undoes a judgment, in the states that state-judgments.ts says no more about. */
import { sameSays } from './state-table.ts'
import type { Cells } from './state-table.ts'

export const OTHER_SET_ASIDE: Cells = sameSays(
  'you can ask the court to undo a judgment for a good excuse. Ask at once: the time is short, and you mostly must show a defense',
  {
    AK: 'Alaska Rules of Civil Procedure 55(e) and 60(b)',
    AL: 'Alabama Rules of Civil Procedure 55(c) and 60(b)',
    AR: 'Arkansas Rules of Civil Procedure 55(c) and 60',
    CO: 'Colorado Rules of Civil Procedure (C.R.C.P.) 55(c) and 60(b)',
    CT: 'Conn. Gen. Stat. 52-212',
    DC: 'Superior Court Rules of Civil Procedure 55(c) and 60(b)',
    DE: 'Delaware Superior Court Civil Rules 55(c) and 60(b)',
    HI: 'Hawaii Rules of Civil Procedure 55(c) and 60(b)',
    IA: 'Iowa Rule of Civil Procedure 1.977',
    ID: 'Idaho Rules of Civil Procedure 55(c) and 60(b)',
    IN: 'Indiana Trial Rules 55(C) and 60(B)',
    KS: 'K.S.A. 60-255 and 60-260(b)',
    KY: 'Kentucky Rules of Civil Procedure (CR) 55.02 and 60.02',
    MO: 'Missouri Supreme Court Rule 74.05(d)',
    NE: 'Neb. Rev. Stat. 25-2001',
    OK: '12 O.S. 1031 and 1031.1',
    OR: 'Oregon Rules of Civil Procedure, ORCP 71 B',
    RI: 'Rhode Island Superior Court Rules of Civil Procedure 55(c) and 60(b)',
    SC: 'South Carolina Rules of Civil Procedure (SCRCP) 55(c) and 60(b)',
    SD: 'SDCL 15-6-55(c) and 15-6-60(b)',
    TN: 'Tennessee Rules of Civil Procedure 55.02 and 60.02',
    UT: 'Utah Rules of Civil Procedure 55(c) and 60(b)',
    VT: 'Vermont Rules of Civil Procedure (V.R.C.P.) 55(c) and 60(b)',
    WI: 'Wis. Stat. 806.07',
    WV: 'West Virginia Rules of Civil Procedure 55(c) and 60(b)',
    WY: 'Wyoming Rules of Civil Procedure 55(c) and 60(b)',
  },
)
