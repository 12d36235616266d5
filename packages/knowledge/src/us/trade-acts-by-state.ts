/** The acts on unfair trade of the states that state-trade.ts says no more about. */
import { sameSays } from './state-table.ts'
import type { Cells } from './state-table.ts'

export const TRADE_ACTS: Cells = sameSays(
  'you can mostly sue a firm for your loss over false acts in trade. Write to it first, and complain to the attorney general',
  {
    AR: 'Arkansas Deceptive Trade Practices Act (ADTPA), Ark. Code 4-88-107 and 4-88-113',
    CO: 'Colorado Consumer Protection Act (CCPA), C.R.S. 6-1-105 and 6-1-113',
    CT: 'Connecticut Unfair Trade Practices Act (CUTPA), Conn. Gen. Stat. 42-110b and 42-110g',
    DE: 'Delaware Consumer Fraud Act, 6 Del. C. 2513 and 2525',
    DC: 'Consumer Protection Procedures Act (CPPA), D.C. Code 28-3904 and 28-3905',
    IA: 'Private Right of Action for Consumer Frauds Act, Iowa Code 714H.3 and 714H.5; 714.16',
    KS: 'Kansas Consumer Protection Act (KCPA), K.S.A. 50-626, 50-627 and 50-634',
    KY: 'Kentucky Consumer Protection Act, KRS 367.170 and 367.220',
    MD: 'Maryland Consumer Protection Act, Md. Code, Commercial Law 13-301 and 13-408',
    MN: 'Minnesota Consumer Fraud Act, Minn. Stat. 325F.69 and 8.31',
    MO: 'Missouri Merchandising Practices Act (MMPA), RSMo 407.020 and 407.025',
    MT: 'Montana Consumer Protection Act, MCA 30-14-103 and 30-14-133',
    NE: 'Nebraska Consumer Protection Act, Neb. Rev. Stat. 59-1602 and 59-1609',
    NV: 'Nevada Deceptive Trade Practices Act, NRS chapter 598 and NRS 41.600',
    NH: 'New Hampshire Consumer Protection Act, RSA 358-A:2 and 358-A:10',
    NM: 'New Mexico Unfair Practices Act, NMSA 57-12-3 and 57-12-10',
    ND: 'Consumer fraud law, N.D.C.C. 51-15-02 and 51-15-09',
    OK: 'Oklahoma Consumer Protection Act (OCPA), 15 O.S. 753 and 761.1',
    OR: 'Unlawful Trade Practices Act (UTPA), ORS 646.608 and 646.638',
    RI: 'Deceptive Trade Practices Act, R.I. Gen. Laws 6-13.1-2 and 6-13.1-5.2',
    SC: 'South Carolina Unfair Trade Practices Act (SCUTPA), S.C. Code 39-5-20 and 39-5-140',
    SD: 'Deceptive Trade Practices and Consumer Protection Law, SDCL 37-24-6 and 37-24-31',
    TN: 'Tennessee Consumer Protection Act (TCPA), Tenn. Code 47-18-104 and 47-18-109',
    UT: 'Utah Consumer Sales Practices Act (UCSPA), Utah Code 13-11-4 and 13-11-19',
    VT: 'Vermont Consumer Protection Act, 9 V.S.A. 2453 and 2461',
    WV: 'West Virginia Consumer Credit and Protection Act (WVCCPA), W. Va. Code 46A-6-104 and 46A-6-106',
    WI: 'Deceptive Trade Practices Act, Wis. Stat. 100.18',
    WY: 'Wyoming Consumer Protection Act, Wyo. Stat. 40-12-105 and 40-12-108',
  },
)
