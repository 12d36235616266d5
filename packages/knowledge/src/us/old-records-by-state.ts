/** Old criminal records that can be cleared, in the states that state-old-records.ts says no more about. */
import { sameSays } from './state-table.ts'
import type { Cells } from './state-table.ts'

export const OTHER_OLD_RECORDS: Cells = {
  ...sameSays(
    'many old or small convictions, and cases that were dropped, can be cleared or sealed after some years',
    {
      AL: 'Ala. Code 15-27-1 to 15-27-21',
      CO: 'C.R.S. 24-72-701 to 24-72-710',
      CT: 'Conn. Gen. Stat. 54-142a and 54-142t',
      DE: '11 Del. C. 4371 to 4378',
      DC: 'D.C. Code 16-801 to 16-807',
      KS: 'K.S.A. 21-6614 and 22-2410',
      KY: 'KRS 431.073, 431.076 and 431.078',
      LA: 'La. Code of Criminal Procedure, articles 976 to 978',
      MD: 'Md. Code, Criminal Procedure 10-105 and 10-110',
      MN: 'Minn. Stat. 609A.02 and 609A.03',
      MO: 'RSMo 610.140',
      MT: 'MCA 46-18-1102 to 46-18-1111 (misdemeanors)',
      NV: 'NRS 179.245 and 179.255',
      NH: 'RSA 651:5',
      NM: 'Criminal Record Expungement Act, NMSA 29-3A-1 to 29-3A-9',
      ND: 'N.D.C.C. chapter 12-60.1',
      OK: '22 O.S. 18 and 19',
      OR: 'ORS 137.225',
      RI: 'R.I. Gen. Laws 12-1.3-2 and 12-1-12.1',
      SC: 'S.C. Code 17-22-910 and 22-5-910',
      TN: 'Tenn. Code 40-32-101 and following',
      UT: 'Utah Expungement Act, Utah Code 77-40a',
      VT: '13 V.S.A. chapter 230 (7601 and following; mostly sealing since 1 July 2025)',
      WV: 'W. Va. Code 61-11-25 and 61-11-26',
      WY: 'Wyo. Stat. 7-13-1401, 7-13-1501 and 7-13-1502',
    },
  ),
  ...sameSays(
    'the law that clears or seals old records is narrow. Ask legal aid which of yours it covers',
    {
      HI: 'HRS 831-3.2',
      NE: 'Neb. Rev. Stat. 29-2264 and 29-3523',
      SD: 'SDCL 23A-3-27 to 23A-3-34',
      WI: 'Wis. Stat. 973.015',
    },
  ),
}
