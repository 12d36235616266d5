/** Buying in each state: the state law on unfair trade, and cars that a lender takes. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { REPOSSESSION_ACTS } from './repossession-by-state.ts'
import { BOUGHT } from './state-conditions.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'
import { TRADE_ACTS } from './trade-acts-by-state.ts'

const CAR: Test = {
  says: [
    'car',
    'truck',
    'vehicle',
    'auto',
    'motor',
    'automobile',
    'suv',
    'motorcycle',
    'vin',
    'chevrolet',
    'chevy',
    'dodge',
    'ford',
    'honda',
    'hyundai',
    'jeep',
    'kia',
    'nissan',
    'toyota',
  ],
}
const TAKEN: Test = {
  says: [
    'repossess',
    'repossessed',
    'repossession',
    'repo',
    'repo man',
    'deficiency',
    'deficiency balance',
    'sale of the collateral',
    'private sale',
    'right to redeem',
    'plan to sell property',
    'we have your vehicle',
    'took my car',
    'took the car',
    'voluntary surrender',
  ],
}

const FAIR_TRADE: Cells = {
  AL: {
    says: 'you can sue a firm over false acts for your loss or $100, mostly within one year. Write to it 15 days before',
    law: 'Alabama Deceptive Trade Practices Act (ADTPA), Ala. Code 8-19-5, 8-19-10 and 8-19-14',
  },
  AK: {
    says: 'you can sue a firm over false acts for three times your loss or $500, within two years',
    law: 'Unfair Trade Practices and Consumer Protection Act, AS 45.50.471 and 45.50.531',
  },
  HI: {
    says: 'you can sue a firm over unfair or false acts for three times your loss, or $1,000 if that is more',
    law: 'HRS 480-2 and 480-13',
  },
  ID: {
    says: 'you can sue a firm over false acts for your loss or $1,000, or undo the deal',
    law: 'Idaho Consumer Protection Act, Idaho Code 48-603 and 48-608',
  },
  IN: {
    says: 'you can sue a firm over false acts for your loss or $500. Mostly you must write to it first, within six months after you find out',
    law: 'Deceptive Consumer Sales Act, Ind. Code 24-5-0.5-3, 24-5-0.5-4 and 24-5-0.5-5',
  },
  LA: {
    says: 'you can sue a firm over unfair or false acts for your loss, but only within one year',
    law: 'Louisiana Unfair Trade Practices Act (LUTPA), La. R.S. 51:1405 and 51:1409',
  },
  ME: {
    says: 'you can sue a firm over unfair or false acts for your loss. Write to it 30 days before, with the facts',
    law: 'Maine Unfair Trade Practices Act, 5 M.R.S. 207 and 213',
  },
  MS: {
    says: 'you can sue a firm over false acts for your loss. Before that you must try a dispute program that the attorney general approves',
    law: 'Mississippi Consumer Protection Act, Miss. Code 75-24-5 and 75-24-15',
  },
  AZ: {
    says: 'you can sue a firm over false acts, but only within one year',
    law: 'Arizona Consumer Fraud Act (CFA), A.R.S. 44-1522',
  },
  CA: {
    says: 'you can sue over false claims by a firm. Under one act you must write first and wait 30 days',
    law: 'Consumers Legal Remedies Act (CLRA), Civil Code 1770 and 1782; Unfair Competition Law (UCL), Business and Professions Code 17200',
  },
  FL: {
    says: 'you can sue a firm over unfair or false acts for your loss. The loser may have to pay the lawyers',
    law: 'Florida Deceptive and Unfair Trade Practices Act (FDUTPA), Florida Statutes 501.204 and 501.211',
  },
  GA: {
    says: 'you can sue a firm over unfair acts. Write 30 days before',
    law: 'Fair Business Practices Act, O.C.G.A. 10-1-393 and 10-1-399',
  },
  IL: {
    says: 'you can sue a firm over unfair or false acts, mostly within three years',
    law: 'Consumer Fraud and Deceptive Business Practices Act, 815 ILCS 505/2 and 505/10a',
  },
  MA: {
    says: 'send a demand letter first. If no fair offer comes in 30 days, a judge can give two or three times your loss',
    law: 'Consumer Protection Act, M.G.L. c. 93A, ss. 2 and 9',
  },
  MI: {
    says: 'you can sue a firm over unfair acts for your loss or $250, but many licensed trades are exempt',
    law: 'Michigan Consumer Protection Act, MCL 445.903 and 445.911',
  },
  NC: {
    says: 'you can sue a firm over unfair or false acts and get three times your loss',
    law: 'Unfair and Deceptive Trade Practices Act (UDTPA), N.C.G.S. 75-1.1 and 75-16',
  },
  NJ: {
    says: 'you can sue a firm over false acts and get three times your loss and lawyer’s fees',
    law: 'New Jersey Consumer Fraud Act (CFA), N.J.S.A. 56:8-2 and 56:8-19',
  },
  NY: {
    says: 'you can sue a firm that misled the public, for your loss or $50, and more if it knew',
    law: 'General Business Law (GBL) 349 and 350',
  },
  OH: {
    says: 'you can undo an unfair sale or sue for your loss, mostly within two years',
    law: 'Consumer Sales Practices Act (CSPA), Ohio Revised Code (R.C., ORC) 1345.02, 1345.03 and 1345.09',
  },
  PA: {
    says: 'you can sue a firm over false acts, for your loss or $100, and up to three times the sum',
    law: 'Unfair Trade Practices and Consumer Protection Law (UTPCPL), 73 P.S. 201-3 and 201-9.2',
  },
  TX: {
    says: 'you can sue a firm over false claims. Write 60 days before, with the facts and the sum',
    law: 'Deceptive Trade Practices Act (DTPA), Business and Commerce Code 17.46, 17.50 and 17.505',
  },
  VA: {
    says: 'you can sue a firm over false acts for your loss or $500, and up to three times if it meant it',
    law: 'Virginia Consumer Protection Act, Va. Code 59.1-200 and 59.1-204',
  },
  WA: {
    says: 'you can sue a firm over unfair or false acts and get up to three times your loss, within a limit',
    law: 'Washington Consumer Protection Act (CPA), RCW 19.86.020 and 19.86.090',
  },
}

const SAYS_CAR_TAKEN =
  'the car may be taken only in peace. You must get notice before the sale, and can buy it back until then'
const CAR_TAKEN: Cells = {
  AZ: { says: SAYS_CAR_TAKEN, law: 'A.R.S. 47-9609 to 47-9625' },
  CA: {
    says: 'you get 15 days’ notice before a taken car is sold, and can mostly get it back by paying what is late',
    law: 'Rees-Levering Automobile Sales Finance Act, Civil Code 2983.2 and 2983.3; Commercial Code 9609',
  },
  FL: { says: SAYS_CAR_TAKEN, law: 'Florida Statutes 679.609, 679.611, 679.623 and 679.625' },
  GA: {
    says: 'they must send notice by certified mail within 10 days, or you owe no balance after the sale',
    law: 'Motor Vehicle Sales Finance Act, O.C.G.A. 10-1-36; 11-9-609 to 11-9-625',
  },
  IL: {
    says: 'you have 21 days after the notice to get the car back. If you paid 30% or more, you can once pay only what is late',
    law: 'Uniform Commercial Code, 810 ILCS 5/9-609 to 5/9-625; Vehicle Code, 625 ILCS 5/3-114',
  },
  MA: {
    says: 'you must get a notice and 21 days to pay what is late before they take the car',
    law: 'M.G.L. c. 255B, ss. 20A and 20B; c. 106, s. 9-609',
  },
  MD: {
    says: 'you must get a notice within five days after they take the car. For 15 days after it you can mostly get the car back by paying what is late',
    law: 'Md. Code, Commercial Law 12-115, 12-624 and 12-625; 9-609 to 9-625',
  },
  ME: {
    says: 'you must mostly get a notice and 14 days to pay what is late before they take the car',
    law: 'Maine Consumer Credit Code, 9-A M.R.S. 5-110 and 5-111; 11 M.R.S. 9-1609 to 9-1625',
  },
  MI: { says: SAYS_CAR_TAKEN, law: 'Uniform Commercial Code, MCL 440.9609 to 440.9625' },
  MN: {
    says: 'you must get notice before a taken car is sold. A lender that often took late payments must first write to you that it no longer will',
    law: 'Minnesota UCC, Minn. Stat. 336.9-609 to 336.9-625; Cobb v. Midwest Recovery Bureau Co., 295 N.W.2d 232 (Minn. 1980)',
  },
  MO: {
    says: 'you must mostly get a notice and 20 days to pay what is late before they take the car',
    law: 'RSMo 408.554 and 408.555; 400.9-609 to 400.9-625',
  },
  NC: { says: SAYS_CAR_TAKEN, law: 'N.C.G.S. 25-9-609 to 25-9-625' },
  NJ: { says: SAYS_CAR_TAKEN, law: 'N.J.S.A. 12A:9-609 to 12A:9-625' },
  NV: {
    says: 'you must get 10 days’ written notice before a taken car is sold, and can buy it back until then',
    law: 'NRS 482.516; 104.9609 to 104.9625',
  },
  NY: { says: SAYS_CAR_TAKEN, law: 'Uniform Commercial Code (UCC) 9-609, 9-611, 9-623 and 9-625' },
  OH: {
    says: 'you mostly have 20 days after the car is taken to pay what is late and get it back',
    law: 'Retail Installment Sales Act, Ohio Revised Code (R.C., ORC) 1317.12 and 1317.16; 1309.609',
  },
  PA: {
    says: 'you get a notice and 15 days to get the car back before it is sold',
    law: 'Motor Vehicle Sales Finance Act, 12 Pa.C.S. 6251 to 6261; 13 Pa.C.S. 9609',
  },
  TX: {
    says: SAYS_CAR_TAKEN,
    law: 'Business and Commerce Code 9.609, 9.610, 9.611, 9.623 and 9.625',
  },
  VA: { says: SAYS_CAR_TAKEN, law: 'Va. Code 8.9A-609 to 8.9A-625' },
  WA: { says: SAYS_CAR_TAKEN, law: 'Uniform Commercial Code (UCC), RCW 62A.9A-609 to 62A.9A-625' },
}

export const STATE_TRADE: readonly Rule[] = [
  ...stateRows(
    'fair-trade',
    { ...TRADE_ACTS, ...FAIR_TRADE },
    {
      kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
      topics: ['consumer'],
      rank: 9,
      when: { any: [BOUGHT] },
    },
  ),
  ...stateRows(
    'car-taken',
    { ...REPOSSESSION_ACTS, ...CAR_TAKEN },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'COURT_JUDGMENT',
        'OTHER',
        'ENQUIRY',
      ],
      topics: ['debt', 'consumer'],
      rank: 7,
      when: { all: [CAR, TAKEN] },
    },
  ),
]
