/** Cars that a lender takes: the number that each state has given to the Uniform Commercial Code. */
import type { Cells } from './state-table.ts'
import { sameSays } from './state-table.ts'

export const REPOSSESSION_ACTS: Cells = {
  ...sameSays(
    'the car may be taken only in peace. You must get notice before the sale, and can buy it back until then',
    {
      AL: 'Alabama UCC, Ala. Code 7-9A-609 to 7-9A-625',
      AK: 'Alaska UCC, AS 45.29.609 to 45.29.625',
      AR: 'Arkansas UCC, Ark. Code 4-9-609 to 4-9-625',
      CO: 'Colorado UCC, C.R.S. 4-9-609 to 4-9-625',
      DE: 'Delaware UCC, 6 Del. C. 9-609 to 9-625',
      DC: 'D.C. Code 28:9-609 to 28:9-625',
      HI: 'Hawaii UCC, HRS 490:9-609 to 490:9-625',
      ID: 'Idaho UCC, Idaho Code 28-9-609 to 28-9-625',
      IN: 'Indiana UCC, Ind. Code 26-1-9.1-609 to 26-1-9.1-625',
      KY: 'Kentucky UCC, KRS 355.9-609 to 355.9-625',
      MS: 'Mississippi UCC, Miss. Code 75-9-609 to 75-9-625',
      MT: 'Montana UCC, MCA 30-9A-609 to 30-9A-625',
      NE: 'Nebraska UCC, Neb. Rev. Stat., U.C.C. 9-609 to 9-625',
      NH: 'New Hampshire UCC, RSA 382-A:9-609 to 382-A:9-625',
      NM: 'New Mexico UCC, NMSA 55-9-609 to 55-9-625',
      ND: 'North Dakota UCC, N.D.C.C. 41-09-106 to 41-09-120',
      OK: 'Oklahoma UCC, 12A O.S. 1-9-609 to 1-9-625',
      OR: 'Oregon UCC, ORS 79.0609 to 79.0625',
      SD: 'South Dakota UCC, SDCL 57A-9-609 to 57A-9-625',
      TN: 'Tennessee UCC, Tenn. Code 47-9-609 to 47-9-625',
      UT: 'Utah UCC, Utah Code 70A-9a-609 to 70A-9a-625',
      VT: 'Vermont UCC, 9A V.S.A. 9-609 to 9-626',
      WY: 'Wyoming UCC, Wyo. Stat. 34.1-9-609 to 34.1-9-625',
    },
  ),
  ...sameSays(
    'you must mostly get notice and 20 days to catch up before a car is taken. It may be taken only in peace, and you can buy it back until the sale',
    {
      IA: 'Iowa Consumer Credit Code, Iowa Code 537.5110 and 537.5111; Iowa UCC, 554.9609 to 554.9625',
      KS: 'Kansas Uniform Consumer Credit Code (UCCC), K.S.A. 16a-5-111; Kansas UCC, 84-9-609 to 84-9-625',
    },
  ),
  // A dealer who gave ten days' notice need not give the car back.
  CT: {
    says: 'the car may be taken only in peace. If you got no notice ten days before, you have 15 days to get it back for the late payments and the costs',
    law: 'Conn. Gen. Stat. 36a-785; Connecticut UCC, 42a-9-609 to 42a-9-625',
  },
  RI: {
    says: 'you must get 21 days to pay what is late before they take the car. They may not come onto your land for it, and you can get it back for 20 days at least',
    law: 'Rhode Island Automobile Repossession Act, R.I. Gen. Laws 6-51-3 and 6-51-4; 6A-9-609 to 6A-9-625',
  },
  SC: {
    says: 'you must once get a notice and 20 days to pay what is late before they take the car',
    law: 'South Carolina Consumer Protection Code, S.C. Code 37-5-110 and 37-5-111; 36-9-609 to 36-9-625',
  },
  WI: {
    says: 'you must get 15 days’ notice before they take the car. Ask in writing for a court hearing in that time, and a judge must decide first',
    law: 'Wisconsin Consumer Act, Wis. Stat. 425.205(1g) and 425.206; UCC, 409.609 to 409.625',
  },
  WV: {
    says: 'you must mostly get a notice and 10 days to pay what is late before they take the car',
    law: 'West Virginia Consumer Credit and Protection Act (WVCCPA), W. Va. Code 46A-2-106; 46-9-609 to 46-9-625',
  },
}
