/** Loans, homes, work, insurance, data breaches and copyright: the Acts an adviser names. */
import type { Rule } from '@plainletter/contracts/rule'

const CAR = {
  country: 'nz',
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
          'security interest',
          'secured',
          'vehicle loan',
          'car loan',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LOAN = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
  when: {
    any: [
      {
        says: [
          'loan',
          'credit contract',
          'finance',
          'lender',
          'credit card',
          'personal loan',
          'pay later',
          'afterpay',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const HOME = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt', 'housing'],
  when: {
    all: [
      { says: ['mortgage', 'home loan', 'mortgagee'] },
      { says: ['default', 'arrears', 'overdue', 'missed', 'property law act', 'sale', 'behind'] },
    ],
  },
} satisfies Partial<Rule>

const UNIT = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
  topics: ['debt', 'housing'],
  when: { any: [{ says: ['body corporate', 'unit title', 'unit titles'] }] },
} satisfies Partial<Rule>

const SCAM = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['SCAM_LETTER'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const BREACH = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    any: [
      {
        says: [
          'privacy breach',
          'data breach',
          'cyber incident',
          'cyber security incident',
          'unauthorised access',
          'your personal information may have been',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const INSURER = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const WORK = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
} satisfies Partial<Rule>

const BILL = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['UTILITY_BILL_DEMAND'],
  topics: ['debt'],
} satisfies Partial<Rule>

const ASK = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>

const COPY = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['COPYRIGHT_INFRINGEMENT_LETTER'],
  topics: ['consumer'],
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'Credit Contracts and Consumer Finance Act 2003',
  provision: 'Part 3A (repossession: warning notice, entry to a home, sale)',
  url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
  inForceFrom: '2015-06-06',
}
const LAW_2 = {
  title: 'Credit Contracts and Consumer Finance Act 2003',
  provision: 'sections 55 to 59 (unforeseen hardship)',
  url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
  inForceFrom: '2015-06-06',
}
const LAW_3 = {
  title: 'Property Law Act 2007',
  provision: 'sections 119 to 128 (notice before a mortgagee sale, 20 working days)',
  url: 'https://www.legislation.govt.nz/act/public/2007/0091/latest/whole.html',
  inForceFrom: '2008-01-01',
}
const LAW_4 = {
  title: 'Privacy Act 2020',
  provision: 'sections 112 to 118 (notice of a privacy breach that can do serious harm)',
  url: 'https://www.legislation.govt.nz/act/public/2020/0031/latest/whole.html',
  inForceFrom: '2020-12-01',
}
const LAW_5 = {
  title: 'Credit Reporting Privacy Code 2020',
  provision: 'rule 8 and Schedule 3 (credit suppression)',
  url: 'https://www.privacy.org.nz/privacy-act-2020/codes-of-practice/crpc2020/',
  inForceFrom: '2020-12-01',
}
const LAW_6 = {
  title: 'Copyright Act 1994',
  provision: 'section 121',
  url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
  inForceFrom: '2011-09-01',
}
const LAW_7 = {
  title: 'Copyright Act 1994',
  provision: 'section 120',
  url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
  inForceFrom: '2011-09-01',
}
const LAW_8 = {
  title: 'Copyright Act 1994',
  provision: 'sections 120 and 126',
  url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
  inForceFrom: '2011-09-01',
}

export const RIGHTS_LAW: readonly Rule[] = [
  {
    ...CAR,
    id: 'nz.car.right-warning',
    kind: 'right',
    rank: 8,
    says: 'A lender must send a warning notice at least 15 days before it takes goods. Pay what is late, or ask for hardship help, in that time.',
    authority: LAW_1,
  },
  {
    ...CAR,
    id: 'nz.car.right-entry',
    kind: 'right',
    rank: 10,
    says: 'Only a licensed repossession agent may come, at set hours. Goods that you need to live mostly may not be taken.',
    authority: LAW_1,
  },
  {
    ...CAR,
    id: 'nz.car.right-after',
    kind: 'right',
    rank: 12,
    says: 'After it takes the car, the lender must send a notice and wait 15 days before the sale. You can get it back by catching up.',
    authority: LAW_1,
  },
  {
    ...CAR,
    id: 'nz.car.step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the lender and MoneyTalks on 0800 345 123 before the notice ends.',
    authority: LAW_2,
  },
  {
    ...LOAN,
    id: 'nz.debt.right-loan-fees',
    kind: 'right',
    rank: 16,
    says: 'Fees of a lender for late payment may not be unreasonable. Ask how each one was made up.',
    authority: {
      title: 'Credit Contracts and Consumer Finance Act 2003',
      provision: 'sections 41 to 45A (fees must not be unreasonable)',
      url: 'https://www.legislation.govt.nz/act/public/2003/0052/latest/whole.html',
      inForceFrom: '2015-06-06',
    },
  },
  {
    ...HOME,
    id: 'nz.mortgage.right-twenty-days',
    kind: 'right',
    rank: 8,
    says: 'Before a mortgagee sale you must get a notice that gives you at least 20 working days to catch up.',
    authority: LAW_3,
  },
  {
    ...HOME,
    id: 'nz.mortgage.right-hardship',
    kind: 'right',
    rank: 9,
    says: 'If illness, lost work or a break-up is the cause, ask for a change of the loan. The lender must answer.',
    authority: LAW_2,
  },
  {
    ...HOME,
    id: 'nz.mortgage.step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the bank’s hardship team and MoneyTalks on 0800 345 123 today. Get legal advice on the notice.',
    authority: LAW_3,
  },
  {
    ...UNIT,
    id: 'nz.unit.right-levy',
    kind: 'right',
    rank: 10,
    says: 'Ask for the minutes that set the levy and for an account. Interest may be 10% a year at most.',
    authority: {
      title: 'Unit Titles Act 2010',
      provision: 'sections 121 to 128 (levies of the body corporate, interest, recovery)',
      url: 'https://www.legislation.govt.nz/act/public/2010/0022/latest/whole.html',
      inForceFrom: '2011-06-20',
    },
  },
  {
    ...SCAM,
    id: 'nz.scam.right-crime',
    kind: 'right',
    rank: 20,
    says: 'Getting money by deception is a crime. Report it on 105 or at 105.police.govt.nz.',
    authority: {
      title: 'Crimes Act 1961',
      provision: 'sections 228, 240 and 249 (dishonest use, obtaining by deception, computers)',
      url: 'https://www.legislation.govt.nz/act/public/1961/0043/latest/whole.html',
      inForceFrom: '2003-10-01',
    },
  },
  {
    ...SCAM,
    id: 'nz.scam.right-unordered',
    kind: 'right',
    rank: 22,
    says: 'You do not have to pay for goods or services that you never asked for.',
    authority: {
      title: 'Fair Trading Act 1986',
      provision:
        'sections 9, 10, 21A to 21D and 24 (misleading conduct, unsolicited goods, pyramid schemes)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0121/latest/whole.html',
      inForceFrom: '2014-06-17',
    },
  },
  {
    ...SCAM,
    id: 'nz.scam.right-messages',
    kind: 'right',
    rank: 24,
    says: 'Text messages that sell without your consent break the law. Forward scam texts to 7726 for free.',
    authority: {
      title: 'Unsolicited Electronic Messages Act 2007',
      provision: 'sections 9 to 11',
      url: 'https://www.legislation.govt.nz/act/public/2007/0007/latest/whole.html',
      inForceFrom: '2007-09-05',
    },
  },
  {
    ...BREACH,
    id: 'nz.breach.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'An organisation tells you that others may have seen your data. You owe nothing, but protect yourself.',
    authority: LAW_4,
  },
  {
    ...BREACH,
    id: 'nz.breach.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Not every breach leads to misuse. A credit freeze stops most new loans in your name.',
    authority: LAW_5,
  },
  {
    ...BREACH,
    id: 'nz.breach.right-told',
    kind: 'right',
    rank: 5,
    says: 'You must be told soon of a breach that can do serious harm, and what you can do.',
    authority: LAW_4,
  },
  {
    ...BREACH,
    id: 'nz.breach.right-freeze',
    kind: 'right',
    rank: 7,
    says: 'You can ask the three credit reporters for a free freeze (suppression) of your credit file.',
    authority: LAW_5,
  },
  {
    ...BREACH,
    id: 'nz.breach.right-complain',
    kind: 'right',
    rank: 9,
    says: 'You can complain to the Privacy Commissioner for free. A tribunal can award damages.',
    authority: {
      title: 'Privacy Act 2020',
      provision: 'sections 69 to 79 and 97 to 103 (complaint to the commissioner, damages)',
      url: 'https://www.legislation.govt.nz/act/public/2020/0031/latest/whole.html',
      inForceFrom: '2020-12-01',
    },
  },
  {
    ...BREACH,
    id: 'nz.breach.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Change your passwords, tell your bank, and call IDCARE on 0800 121 068.',
    authority: LAW_4,
  },
  {
    ...BREACH,
    id: 'nz.breach.option',
    kind: 'option',
    option: 'comply',
    rank: 5,
    title: 'Protect your name',
    cost: 'Free',
    time: 'This week',
    risk: 'Lift the freeze before you ask for a loan.',
    bestFor: 'Everyone who gets such a letter.',
    says: 'Freeze your credit file and ask the organisation what it will do for you.',
    authority: LAW_5,
  },
  {
    ...INSURER,
    id: 'nz.insure.right-reform',
    kind: 'right',
    rank: 8,
    checkBy: '2027-03-31',
    says: 'A wrong answer ends cover only if it mattered. An exclusion may not count if it did not cause the loss.',
    authority: {
      title: 'Insurance Law Reform Act 1977',
      provision:
        'sections 4 to 11 (wrong statements, late notice, exclusions that did not cause the loss)',
      url: 'https://www.legislation.govt.nz/act/public/1977/0014/latest/whole.html',
      inForceFrom: '1977-12-23',
    },
  },
  {
    ...INSURER,
    id: 'nz.insure.right-code',
    kind: 'right',
    rank: 12,
    says: 'The industry code says how fast an insurer must decide and answer. Ask for its reasons and reports.',
    authority: {
      title: 'Fair Insurance Code',
      provision: 'service standards of insurers on claims and complaints',
      url: 'https://www.consumerprotection.govt.nz/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...WORK,
    id: 'nz.work.right-good-faith',
    kind: 'right',
    rank: 12,
    says: 'Before a dismissal the employer must give you the facts and a real chance to answer.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 4(1A) and 103A (good faith, information and a chance to comment)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2011-04-01',
    },
  },
  {
    ...WORK,
    id: 'nz.work.right-holiday-law',
    kind: 'right',
    rank: 14,
    says: 'Holiday pay that you have earned must be paid in your last pay.',
    authority: {
      title: 'Holidays Act 2003',
      provision: 'sections 23 to 27 (holiday pay when a job ends)',
      url: 'https://www.legislation.govt.nz/act/public/2003/0129/latest/whole.html',
      inForceFrom: '2004-04-01',
    },
  },
  {
    ...WORK,
    id: 'nz.work.right-deductions',
    kind: 'right',
    rank: 16,
    says: 'The employer may not take money from your pay without your written consent or the law.',
    authority: {
      title: 'Wages Protection Act 1983',
      provision: 'sections 4 and 5 (no deductions without consent)',
      url: 'https://www.legislation.govt.nz/act/public/1983/0143/latest/whole.html',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...WORK,
    id: 'nz.work.right-human-rights',
    kind: 'right',
    rank: 20,
    says: 'You may not be dismissed for race, sex, age, faith, disability or family. You can complain for free.',
    authority: {
      title: 'Human Rights Act 1993',
      provision: 'sections 21, 22 and 76 (discrimination at work)',
      url: 'https://www.legislation.govt.nz/act/public/1993/0082/latest/whole.html',
      inForceFrom: '1994-02-01',
    },
  },
  {
    ...WORK,
    id: 'nz.work.right-agreement',
    kind: 'right',
    rank: 22,
    kinds: ['REDUNDANCY_NOTICE'],
    says: 'No law sets redundancy pay. Look at your agreement, and at what it says when the work is sold or moved.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 65, 67C to 67H and 69N (terms in writing; restructuring)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2019-05-06',
    },
  },
  {
    ...BILL,
    id: 'nz.bill.right-scheme',
    kind: 'right',
    rank: 14,
    says: 'A power or gas firm must belong to a free dispute scheme, Utilities Disputes.',
    authority: {
      title: 'Electricity Industry Act 2010',
      provision: 'sections 95 to 97 (free dispute scheme)',
      url: 'https://www.legislation.govt.nz/act/public/2010/0116/latest/whole.html',
      inForceFrom: '2010-11-01',
    },
  },
  {
    ...BILL,
    id: 'nz.bill.right-guarantee',
    kind: 'right',
    rank: 18,
    says: 'Power and gas must be of acceptable quality, and services done with care.',
    authority: {
      title: 'Consumer Guarantees Act 1993',
      provision: 'sections 7A, 28 and 29 (power and gas; services with care)',
      url: 'https://www.legislation.govt.nz/act/public/1993/0091/latest/whole.html',
      inForceFrom: '2014-06-17',
    },
  },
  {
    ...ASK,
    id: 'nz.ask.healthy-homes',
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
            'heater',
            'cold',
            'insulation',
          ],
        },
      ],
    },
    says: 'Every rented home must now meet the healthy homes standards on heat, damp and air.',
    authority: {
      title: 'Residential Tenancies (Healthy Homes Standards) Regulations 2019',
      provision: 'heating, insulation, ventilation, damp and draughts',
      url: 'https://www.tenancy.govt.nz/healthy-homes/',
      inForceFrom: '2025-07-01',
    },
  },
  {
    ...ASK,
    id: 'nz.ask.repair-notice',
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
            'heater',
            'cold',
            'insulation',
          ],
        },
      ],
    },
    says: 'Give a 14-day notice to fix it. Then the Tenancy Tribunal can order work, less rent or damages.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 45, 56, 77 and 78 (repairs, notice to remedy, tribunal orders)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...ASK,
    id: 'nz.ask.bond-law',
    kind: 'right',
    rank: 9,
    when: { any: [{ says: ['bond', 'deposit'] }] },
    says: 'A bond is four weeks’ rent at most, and must be lodged within 23 working days. The landlord must prove damage beyond wear.',
    authority: {
      title: 'Residential Tenancies Act 1986',
      provision: 'sections 18, 19, 22 to 22D and 49A to 49B (bond, careless damage)',
      url: 'https://www.legislation.govt.nz/act/public/1986/0120/latest/whole.html',
      inForceFrom: '2021-02-11',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Someone says that you used their work without leave, and wants money or a promise.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'sections 16, 29 and 120',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 6,
    says: 'It comes from an owner of rights, an agency or its lawyers. It is not a fine.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'sections 16 and 120',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A court would mostly award the usual licence fee. More comes only for open disregard of rights.',
    authority: LAW_6,
  },
  {
    ...COPY,
    id: 'nz.copy.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    says: 'No one can take money from you without an order of a court or tribunal.',
    authority: LAW_7,
  },
  {
    ...COPY,
    id: 'nz.copy.right-proof',
    kind: 'right',
    rank: 5,
    says: 'Ask who owns the work, where it was used and how the sum was made up.',
    authority: LAW_8,
  },
  {
    ...COPY,
    id: 'nz.copy.right-innocent',
    kind: 'right',
    rank: 8,
    says: 'If you did not know and had no reason to think that it was protected, you owe no damages.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'section 121(1)',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.right-fair',
    kind: 'right',
    rank: 10,
    says: 'Fair dealing for criticism, news, research or private study is allowed.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'sections 42 and 43',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.right-notices',
    kind: 'right',
    rank: 12,
    when: {
      any: [
        {
          says: [
            'file sharing',
            'infringement notice',
            'detection notice',
            'warning notice',
            'enforcement notice',
            'download',
            'torrent',
          ],
        },
      ],
    },
    says: 'For file sharing there are three notices first: detection, warning and enforcement. You can challenge each within 14 days.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'sections 122A to 122U',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.right-threats',
    kind: 'right',
    rank: 14,
    says: 'If someone sues you without good reason, a court can make them pay your loss.',
    authority: {
      title: 'Copyright Act 1994',
      provision: 'section 130',
      url: 'https://www.legislation.govt.nz/act/public/1994/0143/latest/whole.html',
      inForceFrom: '2011-09-01',
    },
  },
  {
    ...COPY,
    id: 'nz.copy.step-remove',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Take the work down, keep a copy of how you used it, and do not sign a promise yet.',
    authority: LAW_7,
  },
  {
    ...COPY,
    id: 'nz.copy.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask for proof',
    cost: 'Free',
    time: 'By the date in the letter',
    risk: 'They may sue.',
    bestFor: 'You are not sure that they own it, or had leave.',
    says: 'Write that you ask for proof of rights and of the licence fee.',
    authority: LAW_8,
  },
  {
    ...COPY,
    id: 'nz.copy.option-settle',
    kind: 'option',
    option: 'negotiate',
    rank: 8,
    title: 'Offer a fair fee',
    cost: 'The usual fee',
    time: 'By the date in the letter',
    risk: 'Get it in writing that the matter ends.',
    bestFor: 'You used it without leave.',
    says: 'Offer the usual licence fee, without admitting more.',
    authority: LAW_6,
  },
]
