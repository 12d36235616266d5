/** Fines of owners’ associations in each state. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const ASSOCIATION: Test = {
  says: [
    'homeowners association',
    "homeowners' association",
    'homeowners’ association',
    'property owners association',
    'owners association',
    'condominium',
    'condominium association',
    'condo association',
    'community association',
    'hoa',
    'co-owner',
    'co-owners',
  ],
}
const FINE: Test = {
  says: [
    'fine',
    'fines',
    'fined',
    'violation',
    'violations',
    'ticket',
    'hearing',
    'towed',
    'bylaws',
  ],
}

const SAYS_ASSOCIATION_FINES =
  'a fine needs notice and a chance to be heard first, and must be fair'
const ASSOCIATION_FINES: Cells = {
  CO: {
    says: 'you must get notice and 30 days to put it right. Fines for one breach stop at $500',
    law: 'Colorado Common Interest Ownership Act, C.R.S. 38-33.3-209.5',
  },
  GA: {
    says: 'an association may fine only as its recorded papers say. Ask to see that part',
    law: 'Georgia Property Owners’ Association Act, O.C.G.A. 44-3-223; Condominium Act, 44-3-76',
  },
  IL: {
    says: 'the board must give you notice and a chance to be heard before a fine',
    law: 'Condominium Property Act, 765 ILCS 605/18.4; Common Interest Community Association Act, 765 ILCS 160/1-30',
  },
  MI: {
    says: 'a condominium may fine only as its bylaws say, after notice and a chance to be heard',
    law: 'Michigan Condominium Act, MCL 559.165 and 559.206; condominium bylaws',
  },
  MN: {
    says: SAYS_ASSOCIATION_FINES,
    law: 'Minnesota Common Interest Ownership Act, Minn. Stat. 515B.3-102',
  },
  MA: {
    says: 'fines follow the condo’s master deed and rules. Ask for the rule in writing and to be heard by the board',
    law: 'M.G.L. c. 183A, ss. 6 and 10',
  },
  NJ: {
    says: 'the association must offer you a fair way to settle the quarrel outside court',
    law: 'Planned Real Estate Development Full Disclosure Act, N.J.S.A. 45:22A-44',
  },
  OH: {
    says: 'the board must write to you first. You have 10 days to ask for a hearing before a fine',
    law: 'Ohio Revised Code (R.C., ORC) 5312.11 (homes) and 5311.081 (condominiums)',
  },
  PA: {
    says: SAYS_ASSOCIATION_FINES,
    law: 'Uniform Planned Community Act, 68 Pa.C.S. 5302; Uniform Condominium Act, 68 Pa.C.S. 3302',
  },
  WA: {
    says: 'the board must give you notice and a chance to be heard before a fine from its list',
    law: 'RCW 64.38.020 and 64.90.405',
  },
}

export const STATE_ASSOCIATIONS: readonly Rule[] = [
  ...stateRows('association-fines', ASSOCIATION_FINES, {
    kinds: [
      'ENQUIRY',
      'OTHER',
      'CONSUMER_CONTRACT_DISPUTE',
      'PENALTY_CHARGE_NOTICE',
      'PARKING_TICKET',
      'DEBT_COLLECTION_LETTER',
      'CEASE_AND_DESIST',
    ],
    topics: ['housing', 'consumer', 'parking', 'general'],
    rank: 6,
    when: { all: [ASSOCIATION, FINE] },
  }),
]
