/** Rented homes in each state: staying by paying, no punishment for complaints, and repairs. */
import type { Rule } from '@plainletter/contracts/rule'

import { HOME_CASE } from './conditions-court.ts'
import { EVICTED, ORDER_MADE, RENT_OWED } from './state-phrases.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const PAY_TO_STAY: Cells = {
  AZ: {
    says: 'paying all rent and late fees before the case is filed saves the lease. Later you also owe costs, and after a judgment the landlord must agree',
    law: 'Arizona Residential Landlord and Tenant Act, A.R.S. 33-1368(B)',
  },
  CA: {
    says: 'paying all the rent within the notice ends the matter. Later a judge can still let you stay in hardship',
    law: 'Code of Civil Procedure 1161(2) and 1179',
  },
  FL: {
    says: 'you must pay the rent to the court within five days to be heard. A landlord may not evict to punish a complaint',
    law: 'Florida Statutes 83.60 and 83.64',
  },
  GA: {
    says: 'paying all rent and the court costs within seven days of the papers ends the case, once in 12 months',
    law: 'O.C.G.A. 44-7-52',
  },
  IL: {
    says: 'paying all the rent within the five days of the notice ends the matter',
    law: 'Eviction Act, 735 ILCS 5/9-209',
  },
  MA: {
    says: 'you can stay if you pay all rent by the day your answer is due. Without a lease you mostly have only ten days after the notice',
    law: 'M.G.L. c. 186, ss. 11 and 12, and c. 239, s. 8A',
  },
  MI: {
    says: 'you can stay if you pay all rent and costs within 10 days after the judgment',
    law: 'MCL 600.5744',
  },
  MO: {
    says: 'paying all rent and costs by the day of the judgment ends the case. Paying the judgment before it is final mostly stops the eviction',
    law: 'RSMo 535.040 and 535.160',
  },
  MS: {
    says: 'you can stay if you pay all you owe before the hearing, or by the day the judge sets to move out. That is mostly seven days',
    law: 'Residential Landlord and Tenant Act, Miss. Code 89-8-35 and 89-8-39',
  },
  NC: {
    says: 'paying the rent and the costs before the judgment ends the case. You have 10 days to appeal',
    law: 'N.C.G.S. 42-33 and 7A-228',
  },
  NJ: {
    says: 'paying all rent and costs ends the case. You can still pay within three business days after the lockout notice or the lockout',
    law: 'N.J.S.A. 2A:18-55, 2A:42-10.16a and 46:8-49.3',
  },
  NY: {
    says: 'paying all rent due before the hearing ends a nonpayment case. Full payment before the eviction mostly stops it too',
    law: 'Real Property Actions and Proceedings Law (RPAPL) 731(4) and 749(3)',
  },
  OH: {
    says: 'a landlord may not evict you to punish a complaint. For bad repairs you can pay your rent to the court',
    law: 'Landlord and Tenant Act, Ohio Revised Code (R.C., ORC) 5321.02 and 5321.07',
  },
  PA: {
    says: 'you can stop an eviction for rent by paying all rent and costs before it happens. You have 10 days to appeal',
    law: 'Landlord and Tenant Act, 68 P.S. 250.513; Magisterial District Rules 518 and 1002',
  },
  SC: {
    says: 'rent five days late can be enough for a court case, as most leases give the notice. After the papers you have ten days to ask for a hearing',
    law: 'S.C. Code 27-37-20 and 27-40-710(B)',
  },
  TN: {
    says: 'paying all the rent within the 14 days of the notice saves the lease. A bold line in the lease can give up that notice',
    law: 'Uniform Residential Landlord and Tenant Act, Tenn. Code 66-28-505',
  },
  TX: {
    says: 'you can appeal an eviction judgment within five days. You then pay rent to the court',
    law: 'Texas Rules of Civil Procedure 510.9; Property Code 24.0053',
  },
  VA: {
    says: 'the notice must be in writing. You can stay if you pay all that is due up to 48 hours before the sheriff comes',
    law: 'Virginia Residential Landlord and Tenant Act (VRLTA), Va. Code 55.1-1202, 55.1-1245 and 55.1-1250',
  },
  WA: {
    says: 'you can stay if you pay all that is due within five court days after the judgment. You can ask for a plan',
    law: 'Residential Landlord-Tenant Act (RLTA), RCW 59.18.410 and 59.18.650',
  },
}

const SAYS_NO_REVENGE =
  'a landlord may not evict you or raise the rent to punish a complaint about repairs'
const NO_REVENGE: Cells = {
  ...sameSays(SAYS_NO_REVENGE, {
    CO: 'C.R.S. 38-12-509',
    CT: 'Conn. Gen. Stat. 47a-20',
    HI: 'HRS 521-74',
    IA: 'Iowa Code 562A.36',
    KY: 'KRS 383.705',
    MD: 'Md. Code, Real Property 8-208.1',
    MN: 'Minn. Stat. 504B.285 and 504B.441',
    NV: 'NRS 118A.510',
    OR: 'ORS 90.385',
    SC: 'S.C. Code 27-40-910',
    TN: 'Tenn. Code 66-28-514',
    WI: 'Wis. Stat. 704.45',
  }),
  AZ: { says: SAYS_NO_REVENGE, law: 'A.R.S. 33-1381' },
  CA: { says: SAYS_NO_REVENGE, law: 'Civil Code 1942.5' },
  FL: { says: SAYS_NO_REVENGE, law: 'Florida Statutes 83.64' },
  GA: { says: SAYS_NO_REVENGE, law: 'O.C.G.A. 44-7-24' },
  IL: { says: SAYS_NO_REVENGE, law: 'Landlord Retaliation Act, 765 ILCS 721' },
  MA: { says: SAYS_NO_REVENGE, law: 'M.G.L. c. 186, s. 18' },
  MI: { says: SAYS_NO_REVENGE, law: 'MCL 600.5720' },
  NC: { says: SAYS_NO_REVENGE, law: 'N.C.G.S. 42-37.1' },
  NJ: { says: SAYS_NO_REVENGE, law: 'N.J.S.A. 2A:42-10.10' },
  NY: { says: SAYS_NO_REVENGE, law: 'Real Property Law (RPL) 223-b' },
  OH: { says: SAYS_NO_REVENGE, law: 'Ohio Revised Code (R.C., ORC) 5321.02' },
  TX: { says: SAYS_NO_REVENGE, law: 'Texas Property Code 92.331' },
  VA: { says: SAYS_NO_REVENGE, law: 'Va. Code 55.1-1258' },
  WA: { says: SAYS_NO_REVENGE, law: 'RCW 59.18.240' },
}

const REPAIRS: Cells = {
  ...sameSays(
    'the landlord must keep the home in repair and fit to live in. Give notice in writing',
    {
      AK: 'Alaska Stat. 34.03.100 and 34.03.160',
      AL: 'Ala. Code 35-9A-204 and 35-9A-401',
      CO: 'C.R.S. 38-12-503 and 38-12-507',
      CT: 'Conn. Gen. Stat. 47a-7 and 47a-14h',
      GA: 'O.C.G.A. 44-7-13 and 44-7-14',
      IA: 'Iowa Code 562A.15 and 562A.21',
      IN: 'Ind. Code 32-31-8-5',
      MD: 'Md. Code, Real Property 8-211 and 8-212',
      MN: 'Minn. Stat. 504B.161 and 504B.385',
      NE: 'Neb. Rev. Stat. 76-1419 and 76-1425',
      NV: 'NRS 118A.290 and 118A.355',
      OK: '41 O.S. 118 and 121',
      OR: 'ORS 90.320 and 90.360',
      SC: 'S.C. Code 27-40-440 and 27-40-610',
      TN: 'Tenn. Code 66-28-304 and 66-28-501 (larger counties)',
      UT: 'Utah Code 57-22-4 and 57-22-6',
      WI: 'Wis. Stat. 704.07',
    },
  ),
  AZ: {
    says: 'give written notice: 10 days, or 5 days if health is at risk. For small repairs you may take the cost off',
    law: 'Arizona Residential Landlord and Tenant Act, A.R.S. 33-1324, 33-1361 and 33-1363',
  },
  CA: {
    says: 'the home must be fit to live in, with a stove and a refrigerator in most leases since 2026. After notice and a fair wait you may fix it and take up to a month’s rent off',
    law: 'Civil Code 1941.1 (with Assembly Bill 628 of 2025) and 1942',
  },
  FL: {
    says: 'give written notice of what is wrong. If it is not fixed in seven days you may have a defense or leave',
    law: 'Florida Statutes 83.51, 83.56(1) and 83.60',
  },
  IL: {
    says: 'after written notice and 14 days you may fix small faults and take the cost off, within limits',
    law: 'Residential Tenants’ Right to Repair Act, 765 ILCS 742',
  },
  MA: {
    says: 'ask the board of health to inspect. You may then fix it or hold back rent, within rules',
    law: 'State Sanitary Code, 105 CMR 410; M.G.L. c. 111, s. 127L, and c. 239, s. 8A',
  },
  MI: {
    says: 'each lease promises a home in fair repair and fit for use. Give notice in writing',
    law: 'MCL 554.139',
  },
  NC: {
    says: 'the landlord must keep the home fit and safe. You may not stop rent without a court, but can claim some back',
    law: 'Residential Rental Agreements Act, N.C.G.S. 42-42 and 42-44',
  },
  NJ: {
    says: 'the home must be fit to live in. After notice you may fix vital things and take the cost off',
    law: 'implied warranty of habitability (Marini v. Ireland, 1970)',
  },
  NY: {
    says: 'every lease promises a home that is fit and safe. A judge can lower the rent for bad conditions',
    law: 'Real Property Law (RPL) 235-b (warranty of habitability)',
  },
  OH: {
    says: 'after written notice and a fair time, 30 days at most, you can pay your rent to the court',
    law: 'Ohio Revised Code (R.C., ORC) 5321.04 and 5321.07',
  },
  PA: {
    says: 'every lease promises a home fit to live in. Tell the landlord in writing before you hold back rent',
    law: 'implied warranty of habitability (Pugh v. Holmes, 1979)',
  },
  TX: {
    says: 'write by certified mail and be up to date with rent. The landlord mostly has seven days to make a fair effort',
    law: 'Texas Property Code 92.056 and 92.0561',
  },
  VA: {
    says: 'after written notice you can pay the rent to the court and ask a judge to order repairs (tenant’s assertion)',
    law: 'Virginia Residential Landlord and Tenant Act (VRLTA), Va. Code 55.1-1220 and 55.1-1244',
  },
  WA: {
    says: 'after written notice the landlord has 24 hours, 72 hours or 10 days, by how bad it is',
    law: 'Residential Landlord-Tenant Act (RLTA), RCW 59.18.060, 59.18.070 and 59.18.100',
  },
}

export const STATE_TENANTS: readonly Rule[] = [
  ...stateRows('pay-to-stay', PAY_TO_STAY, {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'ENQUIRY'],
    topics: ['housing'],
    rank: 12,
    when: { any: [RENT_OWED, { says: EVICTED }], not: [ORDER_MADE] },
  }),
  ...stateRows('pay-to-stay-case', PAY_TO_STAY, {
    kinds: ['COURT_CLAIM'],
    topics: ['housing'],
    rank: 8,
    when: { all: [HOME_CASE], not: [{ says: ['foreclosure', 'mortgage'] }] },
  }),
  ...stateRows('no-revenge', NO_REVENGE, {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER', 'ENQUIRY'],
    topics: ['housing'],
    rank: 24,
    when: {
      all: [{ says: ['tenant', 'landlord', 'lease', 'tenancy'] }],
      any: [
        {
          says: [
            'vacate',
            'quit',
            'terminate your',
            'rent increase',
            'non-renewal',
            'not renew',
            'throw me out',
            'kick me out',
            'kicking me out',
            'evict me',
            'evicting me',
            'raised my rent',
            'retaliation',
            'retaliating',
            'called the city',
            'code enforcement',
            'because i complained',
            'withhold rent',
            'withhold the rent',
            'hold back my rent',
            'stop paying rent',
          ],
        },
      ],
      not: [ORDER_MADE],
    },
  }),
  ...stateRows('repairs', REPAIRS, {
    kinds: ['ENQUIRY'],
    topics: ['housing'],
    rank: 6,
    when: {
      all: [
        {
          says: ['landlord', 'property manager', 'apartment', 'rent', 'rental', 'tenant', 'lease'],
        },
        {
          says: [
            'repair',
            'ac has been out',
            'ac is out',
            'air conditioner',
            'air conditioning',
            'no ac',
            'on order',
            'repairs',
            'fix',
            'fixed',
            'broken',
            'mold',
            'mould',
            'leak',
            'leaking',
            'no heat',
            'heating',
            'no hot water',
            'roaches',
            'bed bugs',
            'rats',
            'mice',
            'sewage',
          ],
        },
      ],
    },
  }),
]
