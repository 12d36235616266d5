/** Owned homes by state: the rest of a loan after foreclosure, liens for association dues, lower home tax. */
import type { Rule } from '@plainletter/contracts/rule'

import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const DEFICIENCY: Cells = {
  AZ: {
    says: 'after a trustee’s sale of a small home the lender mostly cannot ask you for the rest. Else it has 90 days to sue',
    law: 'A.R.S. 33-814',
  },
  GA: {
    says: 'the lender can ask for the rest only if it asked a judge within 30 days of the sale to confirm it',
    law: 'O.C.G.A. 44-14-161',
  },
  IL: {
    says: 'a judge can order the rest in that case only if you were given the papers in person or took part',
    law: '735 ILCS 5/15-1508(e)',
  },
  MA: {
    says: 'the lender must write 21 days before the sale that it may ask for the rest, and sue within two years',
    law: 'M.G.L. c. 244, ss. 17A and 17B',
  },
  MI: {
    says: 'you can argue that the home was worth what you owed when the lender bought it at the sale',
    law: 'MCL 600.3280',
  },
  NC: {
    says: 'a seller who lent you the price cannot ask for the rest. With another lender you can argue the home was worth more',
    law: 'N.C.G.S. 45-21.36 and 45-21.38',
  },
  NJ: {
    says: 'the lender must mostly sue for the rest within three months of the sale. You can argue the home was worth more',
    law: 'N.J.S.A. 2A:50-2 and 2A:50-3',
  },
  OH: {
    says: 'a judgment for the rest of a home loan can mostly be used for only two years after the sale',
    law: 'Ohio Revised Code (R.C., ORC) 2329.08',
  },
  WA: {
    says: 'after a trustee’s sale of your home the lender mostly cannot ask you for the rest',
    law: 'RCW 61.24.100',
  },
}

const DUES_LIEN: Cells = {
  ...sameSays(
    'a lien for dues can be used to sell a home only through a court. Ask for a full account and a plan',
    {
      MA: 'M.G.L. c. 183A, s. 6; c. 254, s. 5',
      OH: 'Ohio Revised Code (R.C., ORC) 5311.18 and 5312.12',
    },
  ),
  AZ: {
    says: 'an association can foreclose only for dues that are 18 months late or reach $10,000, not for fines. Ask for a payment plan',
    law: 'A.R.S. 33-1807 (homes) and 33-1256 (condominiums, since 12 September 2026)',
  },
  CA: {
    says: 'an itemized letter must come 30 days before a lien. For less than $1,800 and under 12 months they may not foreclose',
    law: 'Davis-Stirling Common Interest Development Act, Civil Code 5660 and 5720',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=5720',
  },
  FL: {
    says: 'an association must give you 45 days’ written notice before a lien, and 45 days more before foreclosure',
    law: 'Florida Statutes 720.3085 and 718.116',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0720/Sections/0720.3085.html',
  },
  GA: {
    says: 'an association can take a home for dues only in court, for a larger sum, 30 days after a certified letter',
    law: 'O.C.G.A. 44-3-109 and 44-3-232',
  },
  IL: {
    says: 'the board must give you 30 days in writing to pay before it sues to take your home for dues',
    law: '735 ILCS 5/9-104.1; Condominium Property Act, 765 ILCS 605/9 and 605/9.2',
  },
  MI: {
    says: 'an association must record a notice of the lien and send it to you before it can sell your home for dues',
    law: 'Michigan Condominium Act, MCL 559.208',
  },
  NC: {
    says: 'the association must write 15 days before it files a lien. The clerk of court must hear you before a sale',
    law: 'Planned Community Act, N.C.G.S. 47F-3-116; Condominium Act, 47C-3-116',
  },
  NJ: {
    says: 'a lien for condominium dues counts only once it is recorded. You can ask the association to settle the quarrel',
    law: 'New Jersey Condominium Act, N.J.S.A. 46:8B-21; 45:22A-44',
  },
  NY: {
    says: 'a condominium must go to court to foreclose its lien for dues. You can answer there',
    law: 'Condominium Act, Real Property Law (RPL) 339-z and 339-aa',
    url: 'https://www.nysenate.gov/legislation/laws/RPP/339-AA',
  },
  PA: {
    says: 'a lien of a planned community for dues mostly ends if it does not act on it within four years',
    law: 'Uniform Planned Community Act, 68 Pa.C.S. 5315',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=68&div=0&chpt=53',
  },
  TX: {
    says: 'an association mostly needs a court order to foreclose. You can buy the home back within 180 days of the sale',
    law: 'Texas Property Code 209.0091, 209.0092 and 209.011',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.209.htm',
  },
  WA: {
    says: 'the association must warn you twice in writing, and its board must vote, before it forecloses for dues',
    law: 'RCW 64.38.100 and 64.90.485',
  },
}

/** Where all who live in their own home pay less, and where that is so only for some. */
const LIVED_IN_TAX =
  'people who live in their own home can mostly pay less property tax. Age or disability may cut it more. You must apply'

const HOME_TAX_RELIEF: Cells = {
  ...sameSays(
    'the law lowers home tax for many older, disabled or poor owners and veterans. Ask your county or town for the form',
    {
      AZ: 'A.R.S. 42-11111; Arizona Constitution, article 9, section 18(7)',
      MA: 'M.G.L. c. 59, s. 5',
      MI: 'General Property Tax Act, MCL 211.7b and 211.7u',
      NC: 'N.C.G.S. 105-277.1 to 105-277.1C',
      NJ: 'N.J.S.A. 54:4-8.11, 54:4-8.40 and 54:4-8.67',
      OH: 'Ohio Revised Code (R.C., ORC) 323.151 to 323.159',
      WA: 'RCW 84.36.381 and 84.38',
    },
  ),
  ...sameSays(LIVED_IN_TAX, {
    GA: 'O.C.G.A. 48-5-44, 48-5-47 and 48-5-48',
    IL: 'Property Tax Code, 35 ILCS 200/15-165 to 15-175',
  }),
  CA: {
    says: LIVED_IN_TAX,
    law: 'California Constitution article XIII, section 3(k); Revenue and Taxation Code 218 and 20581 to 20645',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=218',
  },
  FL: {
    says: LIVED_IN_TAX,
    law: 'Florida Statutes 196.031, 196.075 and 196.081',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0196/Sections/0196.031.html',
  },
  NY: {
    says: LIVED_IN_TAX,
    law: 'Real Property Tax Law 425 (STAR), 459-c and 467',
    url: 'https://www.nysenate.gov/legislation/laws/RPT/425',
  },
  PA: {
    says: LIVED_IN_TAX,
    law: 'Taxpayer Relief Act, 53 P.S. 6926.101 to 6926.5006; 53 Pa.C.S. 8583 to 8586',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  },
  TX: {
    says: LIVED_IN_TAX,
    law: 'Texas Tax Code 11.13 and 11.26',
    url: 'https://statutes.capitol.texas.gov/Docs/TX/htm/TX.11.htm',
  },
}

export const STATE_OWNED_HOMES: readonly Rule[] = [
  ...stateRows('deficiency', DEFICIENCY, {
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER', 'ENQUIRY'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'foreclosure',
            'foreclosed',
            'trustee’s sale',
            "trustee's sale",
            'trustee sale',
            'foreclose',
            'sheriff’s sale',
            "sheriff's sale",
          ],
        },
        {
          says: [
            'deficiency',
            'still owe',
            'remaining balance',
            'shortfall',
            'owe the rest',
            'balance after',
          ],
        },
      ],
    },
  }),
  ...stateRows('dues-lien', DUES_LIEN, {
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'BAILIFF_NOTICE',
      'OTHER',
      'ENQUIRY',
    ],
    rank: 6,
    when: {
      all: [
        {
          says: [
            'hoa',
            'homeowners association',
            "homeowners' association",
            'homeowners’ association',
            'condominium association',
            'condo association',
            'condo board',
            'property owners association',
            'owners association',
            "owners' association",
            'owners’ association',
            'community association',
            'condominium',
          ],
        },
        {
          says: [
            'lien',
            'foreclose',
            'foreclosure',
            'assessments',
            'assessment',
            'delinquent',
            'past due',
            'unpaid dues',
            'behind on my dues',
            'behind on dues',
            'monthly dues',
            'hoa dues',
            'hoa fees',
            'condo fees',
            'common expenses',
            'common charges',
            'maintenance fees',
          ],
        },
      ],
      not: [{ says: ['property tax', 'insurance claim', 'timeshare', 'vacation ownership'] }],
    },
  }),
  ...stateRows('home-tax-relief', HOME_TAX_RELIEF, {
    kinds: ['TAX_DEMAND', 'ENQUIRY'],
    rank: 14,
    when: {
      any: [
        {
          says: [
            'property tax',
            'property taxes',
            'real estate tax',
            'real estate taxes',
            'real property tax',
            'ad valorem',
            'school tax',
            'homestead exemption',
            'tax assessor',
            'county assessor',
            'delinquent property',
            'tax sale',
          ],
        },
      ],
      not: [{ says: ['rental property tax', 'business personal property'] }],
    },
  }),
]
