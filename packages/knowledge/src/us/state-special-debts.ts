/** Debts of a special kind, by state: bounced checks, rented goods, storage, medical debts, pay that was signed away. */
import type { Rule } from '@plainletter/contracts/rule'

import { BILLED, HOSPITAL } from './state-conditions.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const BAD_CHECK: Cells = {
  ...sameSays(
    'the law limits what can be asked for a bounced check. Pay the check within the days of the written notice and you mostly owe little more',
    {
      AZ: 'A.R.S. 12-671',
      GA: 'O.C.G.A. 13-6-15',
      IL: 'Uniform Commercial Code, 810 ILCS 5/3-806; 720 ILCS 5/17-1',
      MA: 'M.G.L. c. 93, s. 40A',
      MI: 'MCL 600.2952',
      NC: 'N.C.G.S. 6-21.3',
      NJ: 'N.J.S.A. 2A:32A-1',
      OH: 'Ohio Revised Code (R.C., ORC) 2307.61 and 2913.11',
      WA: 'RCW 62A.3-515',
    },
  ),
  CA: {
    says: 'after a written demand by certified mail you have 30 days to pay a bad check. Then they can sue for up to three times more',
    law: 'California Civil Code 1719',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1719',
  },
  FL: {
    says: 'after a written demand by certified mail you have 30 days to pay a bad check. Then they can sue for up to three times more',
    law: 'Florida Statutes 68.065',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0068/Sections/0068.065.html',
  },
  TX: {
    says: 'the fee for a check that the bank sent back is $30 at most. Pay the check and the fee, and keep proof',
    law: 'Texas Business and Commerce Code 3.506',
    url: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.3.htm',
  },
}

const RENT_TO_OWN: Cells = sameSays(
  'you can give rent-to-own goods back and owe no later rent. After a late payment you can mostly pay it and go on',
  {
    AZ: 'A.R.S. 44-6801 to 44-6814',
    GA: 'Lease-Purchase Agreement Act, O.C.G.A. 10-1-680 to 10-1-689',
    IL: 'Rental-Purchase Agreement Act, 815 ILCS 655',
    MA: 'M.G.L. c. 93, ss. 90 to 94',
    MI: 'Rental-Purchase Agreement Act, MCL 445.951 to 445.970',
    OH: 'Lease-Purchase Agreement Act, Ohio Revised Code (R.C., ORC) 1351.01 to 1351.09',
    WA: 'Lease-Purchase Agreement Act, RCW 63.19',
  },
)

const STORAGE_UNIT: Cells = sameSays(
  'a storage firm must write to you before it sells your things. Pay what is due before the sale and you can take them',
  {
    AZ: 'A.R.S. 33-1701 to 33-1706',
    GA: 'Georgia Self-Service Storage Facility Act, O.C.G.A. 10-4-210 to 10-4-215',
    IL: 'Self-Service Storage Facility Act, 770 ILCS 95',
    MA: 'M.G.L. c. 105A',
    MI: 'Self-Service Storage Facility Act, MCL 570.521 to 570.527',
    NC: 'N.C.G.S. 44A-40 to 44A-46',
    NJ: 'Self-Service Storage Facility Act, N.J.S.A. 2A:44-187 to 2A:44-193',
    OH: 'Ohio Revised Code (R.C., ORC) 5322.01 to 5322.05',
    WA: 'Washington Self-Service Storage Facilities Act, RCW 19.150',
  },
)

const MEDICAL_CREDIT: Cells = {
  IL: {
    says: 'a medical debt may not stand on your credit report. If it does, dispute it in writing',
    law: 'Consumer Fraud and Deceptive Business Practices Act, 815 ILCS 505/2EEEE',
  },
  NJ: {
    says: 'collection of a medical debt must wait 120 days, and a fair plan comes first. Interest is 3% a year at most, and most people’s pay is safe',
    law: 'Louisa Carman Medical Debt Relief Act, P.L. 2024, c. 48 (in full since 22 July 2025)',
  },
  WA: {
    says: 'a medical debt may not be put on your credit report. If it is, you need not pay it',
    law: 'RCW 19.16.100 and 19.182.040 (ESSB 5480 of 2025)',
  },
}

const WAGE_ASSIGNMENT: Cells = sameSays(
  'you can mostly stop a wage assignment in writing at any time. Within 20 days of the notice your pay stays whole. Write to the creditor and your employer',
  { IL: 'Illinois Wage Assignment Act, 740 ILCS 170/2.2, 170/4.1 and 170/4.2' },
)

export const STATE_SPECIAL_DEBTS: readonly Rule[] = [
  ...stateRows('bad-check', BAD_CHECK, {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER', 'ENQUIRY'],
    rank: 5,
    when: {
      all: [
        { says: ['check', 'checks'] },
        {
          says: [
            'bounced',
            'bounce',
            'returned check',
            'returned checks',
            'bad check',
            'bad checks',
            'hot check',
            'dishonored',
            'nsf check',
            'worthless check',
            'check was returned',
            'check that was returned',
            'returned unpaid',
            'returned for insufficient funds',
            'returned for non-sufficient funds',
          ],
        },
      ],
      not: [
        {
          says: [
            'bounced check fee',
            'returned check fee',
            'returned check charge',
            'fake check',
            'cashier’s check',
            "cashier's check",
            'background check',
            'mystery shopper',
            'payday',
            'short-term loan',
            'deposit the check',
            'deposited',
            'deposited item',
            'overdraft',
            'overdrawn',
          ],
        },
      ],
    },
  }),
  ...stateRows('rent-to-own', RENT_TO_OWN, {
    kinds: [
      'ENQUIRY',
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
    ],
    rank: 4,
    when: {
      any: [
        {
          says: [
            'rent-to-own',
            'rent to own',
            'lease-to-own',
            'lease to own',
            'rental-purchase',
            'rental purchase agreement',
            'lease-purchase agreement',
            'rent-a-center',
            'rent a center',
            'aaron’s',
            "aaron's",
          ],
        },
      ],
      not: [
        {
          says: [
            'rent to own home',
            'rent-to-own home',
            'rent to own house',
            'rent-to-own house',
            'landlord',
          ],
        },
      ],
    },
  }),
  ...stateRows('storage-unit', STORAGE_UNIT, {
    kinds: [
      'OTHER',
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'RENT_ARREARS_LETTER',
      'ENQUIRY',
    ],
    rank: 3,
    when: {
      any: [
        {
          says: [
            'storage unit',
            'self-storage',
            'self storage',
            'self-service storage',
            'storage facility',
            'storage lien',
            'mini storage',
            'mini-storage',
            'public storage',
            'storage locker',
          ],
        },
      ],
      not: [{ says: ['towed', 'tow yard', 'impound', 'moving company', 'movers'] }],
    },
  }),
  ...stateRows('medical-credit', MEDICAL_CREDIT, {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    rank: 9,
    when: { all: [HOSPITAL, BILLED] },
  }),
  ...stateRows('wage-assignment', WAGE_ASSIGNMENT, {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE', 'OTHER', 'ENQUIRY'],
    rank: 2,
    when: {
      any: [
        {
          says: [
            'wage assignment',
            'assignment of wages',
            'assign your wages',
            'assign my wages',
            'intent to assign wages',
          ],
        },
      ],
      not: [{ says: ['child support', 'income withholding'] }],
    },
  }),
]
