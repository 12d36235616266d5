/** How early a court can end a weak suit over words, by state. */
import { sameSays } from './state-table.ts'
import type { Cells } from './state-table.ts'

export const FREE_SPEECH: Cells = sameSays(
  'a court can end a weak suit over words on a public matter early and mostly give you your costs (anti-SLAPP)',
  {
    AZ: 'A.R.S. 12-751 (anti-SLAPP) and 12-541 (one year)',
    CA: 'Code of Civil Procedure 425.16 (anti-SLAPP) and 340(c) (one year)',
    CO: 'C.R.S. 13-20-1101 (anti-SLAPP) and 13-80-103 (one year)',
    CT: 'Conn. Gen. Stat. 52-196a (anti-SLAPP) and 52-597 (two years)',
    FL: 'Florida Statutes 768.295 (anti-SLAPP) and 95.11',
    GA: 'O.C.G.A. 9-11-11.1 (anti-SLAPP) and 9-3-33 (one year)',
    IL: 'Citizen Participation Act, 735 ILCS 110; 735 ILCS 5/13-201 (one year)',
    IN: 'Ind. Code 34-7-7 (anti-SLAPP) and 34-11-2-4 (two years)',
    KY: 'KRS 454.460 (anti-SLAPP) and 413.140 (one year)',
    MA: 'M.G.L. c. 231, s. 59H (anti-SLAPP) and c. 260, s. 4 (three years)',
    NJ: 'Uniform Public Expression Protection Act, N.J.S.A. 2A:53A-49; 2A:14-3 (one year)',
    NV: 'NRS 41.635 to 41.670 (anti-SLAPP) and 11.190 (two years)',
    NY: 'Civil Rights Law 70-a and 76-a (anti-SLAPP); CPLR 215(3) (one year) and 3211(g)',
    OH: 'Uniform Public Expression Protection Act, Ohio Revised Code (R.C., ORC) 2747; 2305.11 (one year)',
    OK: '12 O.S. 1430 (anti-SLAPP) and 12 O.S. 95 (one year)',
    OR: 'ORS 31.150 (anti-SLAPP) and 12.120 (one year)',
    PA: 'Uniform Public Expression Protection Act, 42 Pa.C.S. 8340.11 to 8340.18; 42 Pa.C.S. 5523 (one year)',
    TN: 'Tenn. Code 20-17-101 (anti-SLAPP) and 28-3-104 (one year for libel)',
    TX: 'Texas Citizens Participation Act (TCPA) and Defamation Mitigation Act, Civil Practice and Remedies Code 27.003 and 73.051 to 73.062; 16.002 (one year)',
    VA: 'Va. Code 8.01-223.2 (immunity) and 8.01-247.1 (one year)',
    WA: 'Uniform Public Expression Protection Act, RCW 4.105; 4.16.100 (two years)',
  },
)
