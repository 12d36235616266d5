/** State acts on collectors, and what pay stays safe, in the states that state-debt.ts says no more about. */
import { sameSays } from './state-table.ts'
import type { Cells } from './state-table.ts'

export const OTHER_COLLECTION_ACTS: Cells = {
  ...sameSays('state law too bars harassment and false claims, mostly also by the first lender', {
    CT: 'Creditors’ Collection Practices Act, Conn. Gen. Stat. 36a-645 and 36a-646; consumer collection agencies, 36a-800 to 36a-814',
    DC: 'Debt Collection Law, D.C. Code 28-3814',
    HI: 'HRS 480D-3 and chapter 443B',
    IA: 'Iowa Debt Collection Practices Act, Iowa Code 537.7101 to 537.7103',
    NH: 'Unfair, Deceptive or Unreasonable Collection Practices, RSA 358-C:3 and 358-C:4',
    OR: 'Unlawful Debt Collection Practices Act, ORS 646.639 and 646.641',
    SC: 'South Carolina Consumer Protection Code, S.C. Code 37-5-108',
    VT: 'Vermont Consumer Protection Act, 9 V.S.A. 2453; Rule CP 104',
    WV: 'West Virginia Consumer Credit and Protection Act (WVCCPA), W. Va. Code 46A-2-122 to 46A-2-129a and 46A-5-101',
  }),
  LA: {
    says: 'a lender may mostly not talk to others about your debt. Tell it by certified mail to stop: then it may write once a month and contact you four times at most',
    law: 'Louisiana Consumer Credit Law, La. R.S. 9:3562',
  },
  ...sameSays(
    'a collector must be licensed or registered with the state, and state law limits what it may do',
    {
      AR: 'Arkansas Fair Debt Collection Practices Act, Ark. Code 17-24-301 and 17-24-501 to 17-24-512',
      ID: 'Idaho Collection Agency Act, Idaho Code 26-2223 to 26-2251',
      ME: 'Maine Fair Debt Collection Practices Act, 32 M.R.S. 11001 to 11054',
      NE: 'Collection Agency Act, Neb. Rev. Stat. 45-601 to 45-622',
      NV: 'NRS chapter 649 (collection agencies), NRS 649.370 and 649.375',
      NM: 'Collection Agency Regulatory Act, NMSA 61-18A-1 to 61-18A-33',
      ND: 'N.D.C.C. chapter 13-05 (collection agencies)',
      RI: 'Rhode Island Fair Debt Collection Practices Act, R.I. Gen. Laws 19-14.9-1 to 19-14.9-14',
      TN: 'Tennessee Collection Service Act, Tenn. Code 62-20-101 to 62-20-127',
      WY: 'Wyo. Stat. 33-11-101 to 33-11-116 (collection agencies)',
    },
  ),
}

export const OTHER_SAFE_PAY: Cells = sameSays(
  'only a part of your pay can be taken for a normal debt. Claim in writing what is safe',
  {
    AK: 'Alaska Exemptions Act, AS 09.38.030 and 09.38.050',
    MS: 'Miss. Code 85-3-4',
    MO: 'RSMo 525.030',
    MT: 'MCA 25-13-614',
    NE: 'Neb. Rev. Stat. 25-1558',
    NV: 'NRS 31.295',
    NM: 'NMSA 35-12-7',
    ND: 'N.D.C.C. 32-09.1-03',
    OK: '12 O.S. 1171.1; 31 O.S. 1',
    OR: 'ORS 18.385',
    RI: 'R.I. Gen. Laws 9-26-4(8)',
    SD: 'SDCL 21-18-51',
    TN: 'Tenn. Code 26-2-106',
    UT: 'Utah Code 70C-7-103',
    VT: '12 V.S.A. 3170',
    WV: 'W. Va. Code 46A-2-130 and 38-5A-3',
    WI: 'Wis. Stat. 812.34',
    WY: 'Wyo. Stat. 1-15-511 and 40-14-505',
  },
)
