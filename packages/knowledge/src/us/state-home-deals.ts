/** Home sales, hidden faults and limits of homeowners’ associations, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const LANDS = {
  kinds: ['ENQUIRY', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  when: {
    all: [
      { says: ['house', 'home', 'property', 'land', 'condo', 'real estate'] },
      {
        says: [
          'closing',
          'earnest money',
          'seller',
          'sellers',
          'buyer',
          'buyers',
          'realtor',
          'purchase agreement',
          'verbal agreement',
          'handshake',
          'offer on a house',
          'contract on a house',
        ],
      },
    ],
    not: [{ says: ['contractor', 'landlord', 'tenant', 'insurance claim', 'hoa'] }],
  },
  rank: 5,
} satisfies Partial<Rule>
const HIDES = {
  kinds: ['ENQUIRY', 'LETTER_BEFORE_CLAIM'],
  when: {
    all: [
      { says: ['house', 'home', 'property', 'condo'] },
      {
        says: [
          'seller',
          'sellers',
          'disclosure',
          'disclosed',
          'previous owner',
          'inspection',
          'hid',
          'sold us',
          'we bought',
        ],
      },
    ],
    not: [{ says: ['landlord', 'car', 'dealer', 'contractor', 'airbnb'] }],
  },
  rank: 4,
} satisfies Partial<Rule>
const SOLARS = {
  kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  when: {
    all: [
      { says: ['hoa', 'homeowners association', 'condo association', 'association'] },
      {
        says: [
          'solar',
          'clothesline',
          'flag',
          'satellite dish',
          'antenna',
          'garden',
          'lawn',
          'paint',
          'fence',
          'shed',
          'rental',
          'rent out',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>

const LAND_DEALS: Cells = {
  AZ: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, A.R.S. 44-101',
  },
  CA: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, Civil Code 1624',
  },
  FL: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, Florida Statutes 725.01',
  },
  GA: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, O.C.G.A. 13-5-30',
  },
  IL: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'Frauds Act, 740 ILCS 80/2 (statute of frauds)',
  },
  MA: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, M.G.L. c. 259, s. 1',
  },
  MI: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, MCL 566.106 and 566.108',
  },
  NC: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, N.C.G.S. 22-2',
  },
  NJ: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, N.J.S.A. 25:1-13',
  },
  NY: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, General Obligations Law (GOL) 5-703',
  },
  OH: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, Ohio Revised Code (R.C., ORC) 1335.04 and 1335.05',
  },
  PA: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, 33 P.S. 1',
  },
  TX: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, Texas Business and Commerce Code 26.01',
  },
  VA: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, Va. Code 11-2',
  },
  WA: {
    says: 'a deal on land or a house counts mostly only in writing and signed by who must keep it',
    law: 'statute of frauds, RCW 64.04.010 and 64.04.020',
  },
}

const HIDDEN_FAULTS: Cells = {
  AZ: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Hill v. Jones, 151 Ariz. 81 (App. 1986) (duty to disclose)',
  },
  CA: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Civil Code 1102 to 1102.18 (transfer disclosure)',
  },
  FL: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Johnson v. Davis, 480 So. 2d 625 (Fla. 1985) (duty to disclose)',
  },
  GA: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'fraud and passive concealment (common law of Georgia); O.C.G.A. 51-6-1 and 51-6-2',
  },
  IL: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Residential Real Property Disclosure Act, 765 ILCS 77',
  },
  MA: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'M.G.L. c. 93A; fraud (common law of Massachusetts)',
  },
  MI: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Seller Disclosure Act, MCL 565.951 to 565.966',
  },
  NC: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Residential Property Disclosure Act, N.C.G.S. 47E',
  },
  NJ: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Weintraub v. Krobatsch, 64 N.J. 445 (1974); N.J.S.A. 56:8-19.1',
  },
  NY: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Property Condition Disclosure Act, Real Property Law (RPL) 462 and 465',
  },
  OH: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Ohio Revised Code (R.C., ORC) 5302.30',
  },
  PA: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Real Estate Seller Disclosure Law, 68 Pa.C.S. 7301 to 7315',
  },
  TX: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Texas Property Code 5.008',
  },
  VA: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'Residential Property Disclosure Act, Va. Code 55.1-700 to 55.1-714',
  },
  WA: {
    says: 'a seller who hides a serious fault that he knew of, or lies on the form, can owe you the loss',
    law: 'RCW 64.06.020 and 64.06.030',
  },
}

const HOA_LIMITS: Cells = {
  AZ: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'A.R.S. 33-439 and 33-1816',
  },
  CA: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'Civil Code 714 and 714.1',
  },
  FL: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'Florida Statutes 163.04 (solar and clotheslines) and 720.304 (flags)',
  },
  IL: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'Homeowners’ Energy Policy Statement Act, 765 ILCS 165',
  },
  MA: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'M.G.L. c. 184, s. 23C',
  },
  MI: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'Homeowners’ Energy Policy Act, 2024 PA 68 (since 2 April 2025)',
  },
  NC: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'N.C.G.S. 22B-20',
  },
  NJ: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'N.J.S.A. 45:22A-48.2',
  },
  OH: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'Ohio Revised Code (R.C., ORC) 5311.192 and 5312.16',
  },
  TX: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'Texas Property Code 202.010 and 202.012',
  },
  VA: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'Va. Code 55.1-1820.1',
  },
  WA: {
    says: 'an owners’ association may mostly not forbid solar panels, but can set fair limits',
    law: 'RCW 64.38.055',
  },
}

export const STATE_HOME_DEALS: readonly Rule[] = [
  ...stateRows('land-deal', LAND_DEALS, LANDS),
  ...stateRows('hidden-fault', HIDDEN_FAULTS, HIDES),
  ...stateRows('hoa-limits', HOA_LIMITS, SOLARS),
]
