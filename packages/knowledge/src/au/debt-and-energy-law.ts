/** Debts, cars and homes under a loan, judgments, scams, energy and strata levies: the Acts an adviser names. */
import type { Rule } from '@plainletter/contracts/rule'

const DEBT = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
} satisfies Partial<Rule>

const CAR = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt'],
  when: {
    any: [
      {
        says: [
          'repossess',
          'repossessed',
          'repossession',
          'mortgaged goods',
          'car loan',
          'vehicle loan',
          'motor vehicle loan',
          'secured loan',
          'bill of sale',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const HOME = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER', 'COURT_CLAIM'],
  topics: ['debt', 'housing'],
  when: {
    all: [
      { says: ['mortgage', 'home loan', 'housing loan'] },
      { says: ['default', 'arrears', 'overdue', 'missed', 'possession', 'enforcement', 'behind'] },
    ],
  },
} satisfies Partial<Rule>

const JUDGED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
  topics: ['debt'],
} satisfies Partial<Rule>

const SCAM = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['SCAM_LETTER'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const BILL = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['UTILITY_BILL_DEMAND'],
  topics: ['debt'],
} satisfies Partial<Rule>

const ENERGY = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
  when: { any: [{ says: ['electricity', 'gas', 'energy', 'power bill'] }] },
} satisfies Partial<Rule>

const STRATA = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt', 'housing'],
  when: {
    any: [
      {
        says: [
          'owners corporation',
          'body corporate',
          'strata levy',
          'strata levies',
          'strata scheme',
          'strata plan',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'National Consumer Credit Protection Act 2009, Schedule 1 (National Credit Code)',
  provision: 'sections 88, 91 and 99 to 104 (notice, small debts, entry to a home, sale of goods)',
  url: 'https://www.legislation.gov.au/C2009A00134/latest',
  inForceFrom: '2010-07-01',
}
const LAW_2 = {
  title: 'National Consumer Credit Protection Act 2009, Schedule 1 (National Credit Code)',
  provision: 'sections 72, 88, 89 and 96 (hardship, default notice, postponement of enforcement)',
  url: 'https://www.legislation.gov.au/C2009A00134/latest',
  inForceFrom: '2010-07-01',
}

export const DEBT_AND_ENERGY_LAW: readonly Rule[] = [
  {
    ...DEBT,
    id: 'au.debt.right-asic-act',
    kind: 'right',
    rank: 13,
    says: 'No one may mislead, harass or coerce you about a credit debt. You can complain to the lender, then to AFCA, and tell ASIC.',
    authority: {
      title: 'Australian Securities and Investments Commission Act 2001',
      provision: 'sections 12DA, 12DB and 12DJ (no misleading conduct, no harassment about credit)',
      url: 'https://www.legislation.gov.au/C2004A00819/latest',
      inForceFrom: '2002-03-11',
    },
  },
  {
    ...DEBT,
    id: 'au.debt.vic-practices',
    kind: 'right',
    rank: 11,
    regions: ['AU-VIC'],
    says: 'In Victoria some debt collection acts are banned, such as entering your home without leave or using force or false papers.',
    authority: {
      title: 'Australian Consumer Law and Fair Trading Act 2012 (Vic)',
      provision: 'section 45 (prohibited debt collection practices)',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2012-07-01',
    },
  },
  {
    ...CAR,
    id: 'au.car.right-notice',
    kind: 'right',
    rank: 9,
    says: 'A lender must send a default notice and wait 30 days before it takes a car. It needs a court order or your consent to enter your home.',
    authority: LAW_1,
  },
  {
    ...CAR,
    id: 'au.car.right-small-debt',
    kind: 'right',
    rank: 11,
    says: 'If you owe less than a quarter of the loan or $10,000, whichever is less, it mostly needs a court order to take goods.',
    authority: LAW_1,
  },
  {
    ...CAR,
    id: 'au.car.right-sale',
    kind: 'right',
    rank: 13,
    says: 'After it takes the car it must tell you the value and the way to get it back, and wait 21 days before it sells.',
    authority: LAW_1,
  },
  {
    ...CAR,
    id: 'au.car.step-call',
    kind: 'step',
    list: 'first',
    rank: 9,
    says: 'Call the lender before the notice ends. Ask for hardship help, and complain to AFCA for free. That mostly stops action.',
    authority: LAW_2,
  },
  {
    ...HOME,
    id: 'au.mortgage.right-default-notice',
    kind: 'right',
    rank: 8,
    says: 'Before it can sue for your home, the lender must give you a default notice and at least 30 days to catch up.',
    authority: LAW_2,
  },
  {
    ...HOME,
    id: 'au.mortgage.right-hardship',
    kind: 'right',
    rank: 9,
    says: 'You can ask for a change because of hardship. The lender must answer in writing, mostly within 21 days.',
    authority: LAW_2,
  },
  {
    ...HOME,
    id: 'au.mortgage.right-afca',
    kind: 'right',
    rank: 11,
    says: 'A free complaint to AFCA before judgment mostly stops the lender from going on with the case.',
    authority: {
      title: 'Corporations Act 2001',
      provision: 'sections 912A and 1050 to 1058 (dispute resolution, AFCA)',
      url: 'https://www.legislation.gov.au/C2004A00818/latest',
      inForceFrom: '2018-11-01',
    },
  },
  {
    ...HOME,
    id: 'au.mortgage.step-help',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call a free financial counsellor on 1800 007 007 and the lender’s hardship team today.',
    authority: LAW_2,
  },
  {
    ...JUDGED,
    id: 'au.judged.nsw-instalments',
    kind: 'right',
    rank: 8,
    regions: ['AU-NSW'],
    says: 'In New South Wales you can ask the court to pay by instalments. While an order stands and you pay, enforcement stops.',
    authority: {
      title: 'Civil Procedure Act 2005 (NSW) and Uniform Civil Procedure Rules 2005 (NSW)',
      provision: 'section 107; rules 36.15, 36.16 and 37.1 to 37.7',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED,
    id: 'au.judged.nsw-wages',
    kind: 'right',
    rank: 10,
    regions: ['AU-NSW'],
    says: 'In New South Wales a garnishee order must leave you a set weekly sum of your wages.',
    authority: {
      title: 'Civil Procedure Act 2005 (NSW)',
      provision: 'sections 117 to 119 (garnishee orders)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED,
    id: 'au.judged.vic-instalments',
    kind: 'right',
    rank: 8,
    regions: ['AU-VIC'],
    says: 'In Victoria you can ask to pay by instalments. If all of your money is from Centrelink, no order can be made without your consent.',
    authority: {
      title: 'Judgment Debt Recovery Act 1984 (Vic)',
      provision: 'sections 5, 6 and 12',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED,
    id: 'au.judged.qld-instalments',
    kind: 'right',
    rank: 8,
    regions: ['AU-QLD'],
    says: 'In Queensland you can ask the court for an instalment order, and to set aside a judgment made without you.',
    authority: {
      title: 'Uniform Civil Procedure Rules 1999 (Qld)',
      provision: 'rules 290, 667 and 868 to 875',
      url: 'https://www.legislation.qld.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...JUDGED,
    id: 'au.judged.wa-time',
    kind: 'right',
    rank: 8,
    regions: ['AU-WA'],
    says: 'In Western Australia you can ask the court for time to pay, an instalment order or a pause of enforcement.',
    authority: {
      title: 'Civil Judgments Enforcement Act 2004 (WA)',
      provision: 'sections 15, 32 and 33',
      url: 'https://www.legislation.wa.gov.au/',
      inForceFrom: '2005-05-01',
    },
  },
  {
    ...JUDGED,
    id: 'au.judged.sa-instalments',
    kind: 'right',
    rank: 8,
    regions: ['AU-SA'],
    says: 'In South Australia the court must look at your means and can order payment by instalments.',
    authority: {
      title: 'Enforcement of Judgments Act 1991 (SA)',
      provision: 'sections 4 to 6',
      url: 'https://www.legislation.sa.gov.au/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...SCAM,
    id: 'au.scam.right-crime',
    kind: 'right',
    rank: 20,
    says: 'Fraud and the use of your identity by others are crimes. Report them at cyber.gov.au or to the police.',
    authority: {
      title: 'Criminal Code Act 1995',
      provision: 'Schedule, sections 134.1 to 135.4, 372.1 and 474.14 (fraud and identity crime)',
      url: 'https://www.legislation.gov.au/C2004A04868/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...SCAM,
    id: 'au.scam.right-invoice',
    kind: 'right',
    rank: 22,
    says: 'You do not have to pay for goods, services or entries in a list that you never ordered.',
    authority: {
      title: 'Competition and Consumer Act 2010, Schedule 2 (Australian Consumer Law)',
      provision: 'sections 40 to 43 (goods, services and entries that you did not order)',
      url: 'https://www.legislation.gov.au/C2004A00109/latest',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...SCAM,
    id: 'au.scam.know-framework',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 30,
    says: 'A new law sets duties for banks, phone firms and platforms to stop scams. It binds them once the government names them.',
    authority: {
      title: 'Scams Prevention Framework Act 2025',
      provision:
        'Part IVF of the Competition and Consumer Act 2010 (duties of banks, telcos and platforms once named)',
      url: 'https://www.legislation.gov.au/C2025A00015/latest',
      inForceFrom: '2025-02-21',
    },
  },
  {
    ...BILL,
    id: 'au.bill.right-telco',
    kind: 'right',
    rank: 14,
    when: {
      any: [
        {
          says: [
            'phone bill',
            'phone service',
            'mobile',
            'internet plan',
            'internet service',
            'broadband',
            'nbn',
            'telstra',
            'optus',
            'vodafone',
            'tpg',
            'telecommunications',
          ],
        },
      ],
    },
    says: 'A phone or internet firm must offer you real help to pay. A cut-off must be its last step.',
    authority: {
      title: 'Telecommunications (Financial Hardship) Industry Standard 2024',
      provision: 'payment help before a cut-off',
      url: 'https://www.legislation.gov.au/',
      inForceFrom: '2024-03-29',
    },
  },
  {
    ...ENERGY,
    id: 'au.energy.vic-code',
    kind: 'right',
    rank: 8,
    regions: ['AU-VIC'],
    says: 'In Victoria you can ask for payment help before any debt, and for a plan of up to two years. A cut-off is only the last step.',
    authority: {
      title: 'Energy Retail Code of Practice (Vic)',
      provision:
        'help for customers who face payment difficulties, and disconnection as a last resort',
      url: 'https://www.esc.vic.gov.au/electricity-and-gas/codes-guidelines-and-policies/energy-retail-code-practice',
      inForceFrom: '2022-03-01',
    },
  },
  {
    ...ENERGY,
    id: 'au.energy.vic-gas',
    kind: 'right',
    rank: 10,
    regions: ['AU-VIC'],
    when: { any: [{ says: ['gas'] }] },
    says: 'In Victoria gas may be cut off only as the law allows. A wrong cut-off gives you a daily payment.',
    authority: {
      title: 'Gas Industry Act 2001 (Vic)',
      provision: 'Part 3, sections 48A, 48DG and 48DO (disconnection, wrongful disconnection)',
      url: 'https://www.legislation.vic.gov.au/in-force/acts/gas-industry-act-2001',
      inForceFrom: '2021-12-01',
    },
  },
  {
    ...ENERGY,
    id: 'au.energy.vic-power',
    kind: 'right',
    rank: 10,
    regions: ['AU-VIC'],
    when: { any: [{ says: ['electricity', 'power'] }] },
    says: 'In Victoria power may be cut off only as the law allows. A wrong cut-off gives you a daily payment.',
    authority: {
      title: 'Electricity Industry Act 2000 (Vic)',
      provision: 'Part 2, section 40B and Division 5C (disconnection, wrongful disconnection)',
      url: 'https://www.legislation.vic.gov.au/in-force/acts/electricity-industry-act-2000',
      inForceFrom: '2021-12-01',
    },
  },
  {
    ...ENERGY,
    id: 'au.energy.wa-code',
    kind: 'right',
    rank: 8,
    regions: ['AU-WA'],
    when: { any: [{ says: ['electricity', 'power', 'synergy', 'horizon power'] }] },
    says: 'In Western Australia the power retailer must look at your hardship and offer a plan before it cuts you off.',
    authority: {
      title: 'Code of Conduct for the Supply of Electricity to Small Use Customers 2022 (WA)',
      provision: 'payment difficulties, hardship and disconnection',
      url: 'https://www.wa.gov.au/',
      inForceFrom: '2023-02-20',
    },
  },
  {
    ...ENERGY,
    id: 'au.energy.national-rules',
    kind: 'right',
    rank: 16,
    regions: ['AU-NSW', 'AU-QLD', 'AU-SA', 'AU-TAS', 'AU-ACT'],
    says: 'Outside Victoria and Western Australia the national rules apply: a plan, hardship help and two notices before a cut-off.',
    authority: {
      title: 'National Energy Retail Law and National Energy Retail Rules',
      provision: 'section 50 of the Law; rules 33, 72, 75 and 107 to 118',
      url: 'https://www.aemc.gov.au/regulation/energy-rules/national-energy-retail-rules',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...STRATA,
    id: 'au.strata.right-account',
    kind: 'right',
    rank: 12,
    says: 'Ask for the minutes that set the levies and for a full account. Interest and costs need a basis in the law.',
    authority: {
      title: 'Strata laws of the states',
      provision:
        'Strata Schemes Management Act 2015 (NSW), sections 83 to 86; Owners Corporations Act 2006 (Vic), sections 23 to 32; Body Corporate and Community Management Act 1997 (Qld)',
      url: 'https://www.nsw.gov.au/housing-and-construction/strata',
      inForceFrom: '2016-11-30',
    },
  },
  {
    ...STRATA,
    id: 'au.strata.nsw-plan',
    kind: 'right',
    rank: 8,
    regions: ['AU-NSW'],
    says: 'In New South Wales you can ask the owners corporation for a payment plan. If it refuses, ask for its reasons in writing.',
    authority: {
      title: 'Strata Schemes Management Act 2015 (NSW)',
      provision: 'sections 83 to 86 (levies, payment plans, recovery)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2016-11-30',
    },
  },
]
