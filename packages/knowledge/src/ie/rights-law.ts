/** Repairs, invoices, fines, loans, data breaches and more: the Acts an adviser names. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>

const SCAM = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['SCAM_LETTER'],
  topics: ['consumer', 'criminal'],
} satisfies Partial<Rule>

const INVOICE = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    all: [
      { says: ['invoice', 'balance due', 'balance now due'] },
      { says: ['vat', 'total', 'balance'] },
    ],
    not: [
      { says: ['data breach', 'rent review', 'debt collection', 'legal proceedings', 'solicitor'] },
    ],
  },
} satisfies Partial<Rule>

const FINE = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking'],
} satisfies Partial<Rule>

const INSURER = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const BILL = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['UTILITY_BILL_DEMAND'],
  topics: ['debt'],
} satisfies Partial<Rule>

const WORK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
} satisfies Partial<Rule>

const CAR = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
  when: {
    any: [
      {
        says: ['hire purchase', 'hire-purchase', 'car finance', 'pcp', 'repossess', 'repossession'],
      },
    ],
  },
} satisfies Partial<Rule>

const HOME = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['debt', 'housing'],
  when: {
    any: [{ says: ['mortgage', 'home loan', 'possession proceedings', 'order for possession'] }],
  },
} satisfies Partial<Rule>

const BREACH = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    any: [
      {
        says: [
          'data breach',
          'personal data breach',
          'cyber incident',
          'cyber attack',
          'security incident',
          'unauthorised access',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const MUD = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'housing'],
  when: {
    any: [
      {
        says: [
          "owners' management company",
          'owners’ management company',
          'management company',
          'service charge',
          'management fees',
          'sinking fund',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LPT = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: { any: [{ says: ['local property tax', 'lpt'] }] },
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'Consumer Rights Act 2022',
  provision: 'Part 4 (services), sections 78 to 90',
  url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
  inForceFrom: '2022-11-29',
}
const LAW_2 = {
  title: 'General Data Protection Regulation (EU) 2016/679',
  provision: 'articles 33, 34, 77 and 82 (breach notice, complaint, damages)',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  inForceFrom: '2018-05-25',
}

export const RIGHTS_LAW: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.repair-law',
    kind: 'right',
    rank: 8,
    when: {
      any: [
        {
          says: [
            'mould',
            'mold',
            'damp',
            'leak',
            'leaking',
            'repair',
            'repairs',
            'broken',
            'heating',
            'boiler',
            'landlord has ignored',
          ],
        },
      ],
    },
    says: 'Your landlord must keep the home in good repair and may not punish you for asking. The RTB can order repairs and damages.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12 (repairs), 14 (no penalty for complaining) and 75 to 78 (disputes)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.repair-standards',
    kind: 'right',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'mould',
            'mold',
            'damp',
            'leak',
            'leaking',
            'repair',
            'repairs',
            'broken',
            'heating',
            'boiler',
            'landlord has ignored',
          ],
        },
      ],
    },
    says: 'The home must be free of damp, with heat and air as the standards say. The council can inspect it for free.',
    authority: {
      title: 'Housing (Standards for Rented Houses) Regulations 2019, S.I. No. 137 of 2019',
      provision: 'regulations 4 to 11 (structure, damp, heat, air)',
      url: 'https://www.irishstatutebook.ie/eli/2019/si/137/made/en/html',
      inForceFrom: '2019-05-01',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.repair-council',
    kind: 'right',
    rank: 10,
    when: {
      any: [
        {
          says: [
            'mould',
            'mold',
            'damp',
            'leak',
            'leaking',
            'repair',
            'repairs',
            'broken',
            'heating',
            'boiler',
            'landlord has ignored',
          ],
        },
      ],
    },
    says: 'The council can serve notices on a landlord who breaks the standards, and take the landlord to court.',
    authority: {
      title: 'Housing (Miscellaneous Provisions) Act 1992',
      provision: 'section 18 (standards for rented houses)',
      url: 'https://www.irishstatutebook.ie/eli/1992/act/18/enacted/en/html',
      inForceFrom: '1992-09-01',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.deposit-law',
    kind: 'right',
    rank: 9,
    when: { any: [{ says: ['deposit'] }] },
    says: 'A deposit must come back promptly. Only unpaid rent, bills and damage beyond normal wear may be kept.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision: 'sections 12(1)(d), 12(4) and 78 (return of a deposit, wear and tear)',
      url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
      inForceFrom: '2004-12-06',
    },
  },
  {
    ...SCAM,
    id: 'ie.scam.right-crime',
    kind: 'right',
    rank: 12,
    says: 'To cheat you out of money by a false message is a crime. Report it to any Garda station.',
    authority: {
      title: 'Criminal Justice (Theft and Fraud Offences) Act 2001',
      provision: 'section 6 (making gain or causing loss by deception)',
      url: 'https://www.irishstatutebook.ie/eli/2001/act/50/enacted/en/html',
      inForceFrom: '2002-08-01',
    },
  },
  {
    ...SCAM,
    id: 'ie.scam.right-payment-law',
    kind: 'right',
    rank: 14,
    says: 'If money left your account without your consent, the bank mostly must give it back by the next working day.',
    authority: {
      title: 'European Union (Payment Services) Regulations 2018, S.I. No. 6 of 2018',
      provision: 'regulations 95 to 98 (payments you did not approve)',
      url: 'https://www.irishstatutebook.ie/eli/2018/si/6/made/en/html',
      inForceFrom: '2018-01-13',
    },
  },
  {
    ...INVOICE,
    id: 'ie.invoice.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 8,
    says: 'A firm asks you to pay for goods or work. It is a bill, not a threat.',
    authority: LAW_1,
  },
  {
    ...INVOICE,
    id: 'ie.invoice.right-service',
    kind: 'right',
    rank: 8,
    says: 'Work must be done with care and skill, at the price agreed. If not, you can ask to have it put right or the price lowered.',
    authority: LAW_1,
  },
  {
    ...INVOICE,
    id: 'ie.invoice.right-goods',
    kind: 'right',
    rank: 10,
    says: 'Goods must be as described, of fair quality and fit for use.',
    authority: {
      title: 'Consumer Rights Act 2022',
      provision: 'Part 2 (goods), sections 14 to 33',
      url: 'https://www.irishstatutebook.ie/eli/2022/act/37/enacted/en/html',
      inForceFrom: '2022-11-29',
    },
  },
  {
    ...INVOICE,
    id: 'ie.invoice.step-check',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Check the sums, what you have paid, and the bank details by phone on a number you know.',
    authority: LAW_1,
  },
  {
    ...FINE,
    id: 'ie.fine.right-law',
    kind: 'right',
    rank: 12,
    says: 'A fixed charge notice is an offer to pay. If you do not pay, you can tell your side to a judge.',
    authority: {
      title: 'Road Traffic Act 2010',
      provision: 'Part 3 (fixed charge offences and notices)',
      url: 'https://www.irishstatutebook.ie/eli/2010/act/25/enacted/en/html',
      inForceFrom: '2017-06-01',
    },
  },
  {
    ...FINE,
    id: 'ie.fine.right-name-driver',
    kind: 'right',
    rank: 14,
    says: 'If someone else drove, give the name and address of the driver within 28 days.',
    authority: {
      title: 'Road Traffic Act 2010',
      provision: 'Part 3 (registered owner, naming the driver within 28 days)',
      url: 'https://www.irishstatutebook.ie/eli/2010/act/25/enacted/en/html',
      inForceFrom: '2017-06-01',
    },
  },
  {
    ...FINE,
    id: 'ie.fine.right-toll',
    kind: 'right',
    rank: 16,
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER'],
    when: { any: [{ says: ['toll', 'eflow', 'm50'] }] },
    says: 'A toll that was not paid grows in steps. You can appeal to the toll operator with your proof.',
    authority: {
      title: 'Roads Act 1993',
      provision: 'sections 61 to 66 (tolls and toll bye-laws)',
      url: 'https://www.irishstatutebook.ie/eli/1993/act/14/enacted/en/html',
      inForceFrom: '1994-01-01',
    },
  },
  {
    ...INSURER,
    id: 'ie.insure.right-proportion',
    kind: 'right',
    rank: 9,
    says: 'You only had to answer the insurer’s questions honestly and with care. An innocent slip may not end your cover.',
    authority: {
      title: 'Consumer Insurance Contracts Act 2019',
      provision: 'sections 8, 9, 14 to 18 (questions, remedies in proportion, claims)',
      url: 'https://www.irishstatutebook.ie/eli/2019/act/53/enacted/en/html',
      inForceFrom: '2020-09-01',
    },
  },
  {
    ...INSURER,
    id: 'ie.insure.right-forty-days',
    kind: 'right',
    rank: 12,
    says: 'The insurer must look into your complaint and answer within 40 working days.',
    authority: {
      title:
        'Central Bank (Supervision and Enforcement) Act 2013 (Section 48) (Consumer Protection) Regulations 2025, S.I. No. 81 of 2025',
      provision: 'claims and complaints (answer within 40 working days)',
      url: 'https://www.irishstatutebook.ie/eli/2025/si/81/made/en/html',
      inForceFrom: '2026-03-24',
    },
  },
  {
    ...BILL,
    id: 'ie.bill.right-regulations',
    kind: 'right',
    rank: 14,
    when: { any: [{ says: ['electricity', 'gas', 'energy'] }] },
    says: 'An energy firm must have a free complaint way and may cut off only as the rules allow.',
    authority: {
      title:
        'European Communities (Internal Market in Electricity and Gas) (Consumer Protection) Regulations 2011, S.I. No. 463 of 2011',
      provision: 'bills, complaints and disconnection',
      url: 'https://www.irishstatutebook.ie/eli/2011/si/463/made/en/html',
      inForceFrom: '2011-09-15',
    },
  },
  {
    ...BILL,
    id: 'ie.bill.right-telecom',
    kind: 'right',
    rank: 16,
    when: { any: [{ says: ['phone bill', 'phone service', 'mobile', 'broadband'] }] },
    says: 'A phone or internet firm must follow its customer charter. ComReg can settle a dispute.',
    authority: {
      title: 'Communications Regulation and Digital Hub Development Agency (Amendment) Act 2023',
      provision: 'customer charter, compensation and dispute resolution',
      url: 'https://www.irishstatutebook.ie/eli/2023/act/4/enacted/en/html',
      inForceFrom: '2023-06-09',
    },
  },
  {
    ...WORK,
    id: 'ie.work.right-procedure',
    kind: 'right',
    rank: 12,
    kinds: ['DISMISSAL_LETTER'],
    says: 'Before a dismissal you must know the complaint, be able to answer, bring someone, and appeal.',
    authority: {
      title: 'Code of Practice on Grievance and Disciplinary Procedures, S.I. No. 146 of 2000',
      provision: 'paragraph 4 (fair procedures)',
      url: 'https://www.irishstatutebook.ie/eli/2000/si/146/made/en/html',
      inForceFrom: '2000-05-26',
    },
  },
  {
    ...WORK,
    id: 'ie.work.right-collective',
    kind: 'right',
    rank: 14,
    kinds: ['REDUNDANCY_NOTICE'],
    says: 'When many jobs go at once, the firm must talk with the staff first and wait 30 days.',
    authority: {
      title: 'Protection of Employment Act 1977',
      provision: 'sections 6 to 14 (collective redundancy: information, consultation, 30 days)',
      url: 'https://www.irishstatutebook.ie/eli/1977/act/7/enacted/en/html',
      inForceFrom: '1977-05-10',
    },
  },
  {
    ...CAR,
    id: 'ie.car.right-third',
    kind: 'right',
    rank: 10,
    says: 'Once a third of the price is paid, a car on hire purchase may be taken only by court order. A written notice comes first, and you have 21 days to put it right.',
    authority: {
      title: 'Consumer Credit Act 1995',
      provision:
        'sections 54, 63 and 64 (notice, 21 days to put it right; no taking of goods after one third is paid)',
      url: 'https://www.irishstatutebook.ie/eli/1995/act/24/enacted/en/html',
      inForceFrom: '1996-05-13',
    },
  },
  {
    ...HOME,
    id: 'ie.mortgage.right-court',
    kind: 'right',
    rank: 10,
    says: 'A lender needs a court order to take your home. You can go to each court date and explain.',
    authority: {
      title: 'Land and Conveyancing Law Reform Act 2009',
      provision: 'sections 97 and 101 (no possession without a court order)',
      url: 'https://www.irishstatutebook.ie/eli/2009/act/27/enacted/en/html',
      inForceFrom: '2009-12-01',
    },
  },
  {
    ...HOME,
    id: 'ie.mortgage.right-adjourn',
    kind: 'right',
    rank: 12,
    says: 'The court can pause the case while you ask for an insolvency arrangement (PIA).',
    authority: {
      title: 'Land and Conveyancing Law Reform Act 2013',
      provision: 'section 2 (home loans: court may wait for a personal insolvency arrangement)',
      url: 'https://www.irishstatutebook.ie/eli/2013/act/30/enacted/en/html',
      inForceFrom: '2013-07-31',
    },
  },
  {
    ...BREACH,
    id: 'ie.breach.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'A firm tells you that others may have seen your data. You owe nothing, but protect yourself.',
    authority: LAW_2,
  },
  {
    ...BREACH,
    id: 'ie.breach.right-told',
    kind: 'right',
    rank: 5,
    says: 'You must be told without delay if the risk is high, in clear words, with what to do. You can ask what data was taken.',
    authority: LAW_2,
  },
  {
    ...BREACH,
    id: 'ie.breach.right-complain',
    kind: 'right',
    rank: 7,
    says: 'You can complain for free to the Data Protection Commission, and claim damages for harm in court.',
    authority: {
      title: 'Data Protection Act 2018',
      provision: 'sections 107 to 117 (complaint to the commission, court claim)',
      url: 'https://www.irishstatutebook.ie/eli/2018/act/7/enacted/en/html',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...BREACH,
    id: 'ie.breach.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Change your passwords, tell your bank, and do not trust calls about the breach.',
    authority: LAW_2,
  },
  {
    ...MUD,
    id: 'ie.mud.right-charge',
    kind: 'right',
    rank: 10,
    says: 'A service charge needs a budget that the owners approved. Ask for the accounts and for time to pay.',
    authority: {
      title: 'Multi-Unit Developments Act 2011',
      provision: 'sections 18 to 24 (service charges, budget, court)',
      url: 'https://www.irishstatutebook.ie/eli/2011/act/2/enacted/en/html',
      inForceFrom: '2011-04-01',
    },
  },
  {
    ...LPT,
    id: 'ie.tax.right-lpt',
    kind: 'right',
    rank: 10,
    says: 'You can ask to put off local property tax if your income is low, and appeal a wrong value or bill.',
    authority: {
      title: 'Finance (Local Property Tax) Act 2012',
      provision: 'valuation, appeal and deferral of the tax',
      url: 'https://www.irishstatutebook.ie/eli/2012/act/52/enacted/en/html',
      inForceFrom: '2012-12-26',
    },
  },
]
