/** Rights that bear on a question without answering it alone: the law that an adviser would name beside the answer. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW } from './authority.ts'
import { heldCase } from './cite-case.ts'
import { cite, CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { HOME_ENGLAND } from './housing-sources.ts'
import { BEAVIS, singleCode } from './parking-sources.ts'

const ASK = { ...CHECKED, kinds: ['ENQUIRY'] } satisfies Partial<Rule>
const PARKING = { ...ASK, topics: ['parking'] } satisfies Partial<Rule>
/** A court form for a parking charge is a question on debt as much as on parking. */
const CHARGED = { ...ASK, topics: ['parking', 'debt'] } satisfies Partial<Rule>
const DEBT = { ...ASK, topics: ['debt'] } satisfies Partial<Rule>
const WORK = { ...ASK, topics: ['employment'] } satisfies Partial<Rule>

const PRIVATE_FIRM: Test = {
  says: [
    'parking charge',
    'private firm',
    'private parking',
    'parking firm',
    'parking company',
    'parkingeye',
    'horizon',
    'uk parking control',
    'dcb legal',
    'retail park',
    'aldi',
    'lidl',
    'supermarket',
    'travelodge',
  ],
}
const KEEPER: Test = {
  says: [
    'keeper',
    'who was driving',
    'was driving',
    "wasn't driving",
    'brother',
    'my mum',
    'i moved',
    'old house',
    'old address',
    'v5',
    'claim form',
    'defence',
  ],
}
const IN_COURT: Test = {
  says: ['claim form', 'defence', 'court', 'ccj', 'affect my credit', 'credit file', '£170'],
}
const COUNCIL_CHARGE: Test = {
  says: [
    'pcn from the council',
    'council pcn',
    'from the council',
    'penalty charge',
    'notice to owner',
    'bus lane',
    'box junction',
    'loading bay',
    'the council',
    'camden',
    'council',
  ],
}
const PCN: Test = {
  says: ['pcn', 'penalty charge', 'notice to owner', 'parking ticket', 'bus lane'],
}
const BAILIFFS: Test = { says: ['bailiff', 'bailiffs', 'enforcement agent', 'enforcement agents'] }
const SOMEONE_ELSE: Test = {
  says: [
    'my ex',
    "my brother's",
    'my brother',
    'his council tax',
    'his debt',
    'her debt',
    'my partner',
    'not my debt',
    'not even mine',
    'not mine',
    'on finance',
    'the debts mine',
    "partner's car",
    'partners car',
    'in my name',
    'are mine',
    'my flatmate',
    'my housemate',
    'housemate',
    'previous tenant',
  ],
}
const DEPOSIT: Test = { says: ['deposit'] }
const OWN_HOME_LOSS: Test = {
  says: [
    'be out by',
    'have to be out',
    'evict',
    'eviction',
    'evicted',
    'section 21',
    'out on the street',
    'nowhere to go',
    'homeless',
  ],
}
const CREDIT_OWNER: Test = {
  says: [
    'pra group',
    'lowell',
    'cabot',
    'arrow global',
    'hoist',
    'catalogue',
    'credit card',
    'store card',
    'loan',
    'overdraft',
    'finance',
  ],
}
const CLAIMED: Test = {
  says: [
    'claim form',
    'county court',
    'court claim',
    'debt collector',
    'bought the debt',
    'recognise',
  ],
}
const TOO_OLD: Test = {
  says: ['statute barred', 'six years', '6 years', 'too old', 'since summer', 'years ago'],
}
const MADE_ELSEWHERE: Test = {
  says: [
    'when i took it out',
    'took it out in',
    'lived in england',
    'was in england',
    'moved from england',
    'moved to scotland',
    'live in scotland now',
  ],
}
const NI_DISMISSED: Test = {
  says: ['let go', 'let me go', 'dismissed', 'sacked', 'fired', 'lost my job'],
}
const CLEAR_DEBTS: Test = {
  says: [
    'debt relief order',
    'dro',
    'written off',
    'write off',
    'iva',
    'government scheme',
    'bankrupt',
    'bankruptcy',
  ],
}
const SHERIFF_OFFICERS: Test = {
  says: [
    'charge for payment',
    'sheriff officers',
    'sheriff officer',
    'earnings arrestment',
    'bank arrestment',
  ],
}
const PREGNANT: Test = { says: ['pregnant', 'pregnancy', 'maternity'] }
const TRIBUNAL: Test = {
  says: [
    'tribunal',
    'time limit',
    'dismissed',
    'sacked',
    'let go',
    'let me go',
    'fired',
    'wages',
    'pay me',
  ],
}
const LEAVING_COSTS: Test = {
  says: ['training', 'dbs', 'uniform', 'minimum wage', 'deducted', 'short', 'take it out'],
}
const HURT: Test = {
  says: ['disabled', 'disability', 'hurt my back', 'bad back', 'sick', 'ill', 'injury'],
}
const DAMP: Test = { says: ['mould', 'mold', 'damp', 'black mould'] }
const SOCIAL: Test = {
  says: ['housing association', 'council flat', 'council house', 'council tenant'],
}

const KEEPER_LIABILITY = cite('freedoms', 'Schedule 4, paragraphs 4 to 9', 'schedule/4')
const STATE_CHARGES = cite('traffic', 'Part 6', 'part/6')
const STATE_APPEALS = cite('pcnAppeals', 'Part 2')
const OTHERS_GOODS: Authority = {
  title: 'Civil Procedure Rules 1998',
  provision: 'CPR 85.4 (claim to controlled goods)',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part85-claims-on-controlled-goods-and-executed-goods',
  inForceFrom: '2014-04-06',
}
const HOMELESS: Authority = {
  title: 'Housing Act 1996',
  provision: 'Part 7, sections 175, 188 and 195',
  url: 'https://www.legislation.gov.uk/ukpga/1996/52/part/VII',
  inForceFrom: '2018-04-03',
}
const CREDIT_CLOCK: Authority = {
  title: 'Doyle v PRA Group (UK) Ltd',
  provision: '[2019] EWCA Civ 12',
  url: heldCase('EWCA Civ', '12', '2019-01-23').url,
  inForceFrom: '2019-01-23',
}
const RELIEF_ORDER: Authority = {
  title: 'Insolvency Act 1986',
  provision: 'Part 7A, sections 251A to 251X',
  url: 'https://www.legislation.gov.uk/ukpga/1986/45/part/7A',
  inForceFrom: '2024-06-28',
}
const BANK_ARREST: Authority = {
  title: 'Debtors (Scotland) Act 1987',
  provision:
    'section 73F (protected minimum balance), with Debt Arrangement and Attachment (Scotland) Act 2002, section 10',
  url: 'https://www.legislation.gov.uk/ukpga/1987/18/section/73F',
  inForceFrom: '2022-11-01',
}
const PREGNANCY: Authority = {
  title: 'Equality Act 2010',
  provision: 'sections 13, 18 and 39',
  url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/18',
  inForceFrom: '2010-10-01',
}
const FIRST_CHOICE: Authority = {
  title: 'Maternity and Parental Leave etc Regulations 1999',
  provision: 'regulation 10',
  url: 'https://www.legislation.gov.uk/uksi/1999/3312/regulation/10',
  inForceFrom: '2024-04-06',
}
const EARLY_CONCILIATION: Authority = {
  title: 'Employment Tribunals Act 1996',
  provision: 'sections 18A and 18B',
  url: 'https://www.legislation.gov.uk/ukpga/1996/17/section/18A',
  inForceFrom: '2014-05-06',
}
const MINIMUM_WAGE: Authority = {
  title: 'National Minimum Wage Act 1998',
  provision: 'sections 1 and 17, with National Minimum Wage Regulations 2015',
  url: 'https://www.legislation.gov.uk/ukpga/1998/39/section/17',
  inForceFrom: '2015-04-06',
}
const NI_WAGES: Authority = {
  title: 'Employment Rights (Northern Ireland) Order 1996',
  provision: 'article 45 (no deductions without agreement)',
  url: 'https://www.legislation.gov.uk/nisi/1996/1919/article/45',
  inForceFrom: '1996-09-24',
}
const NI_DISABILITY: Authority = {
  title: 'Disability Discrimination Act 1995',
  provision: 'Part II (work), as it is law in Northern Ireland',
  url: 'https://www.legislation.gov.uk/ukpga/1995/50/part/II',
  inForceFrom: '2004-10-01',
}
const NI_DISMISSAL: Authority = {
  title: 'Employment (Northern Ireland) Order 2003',
  provision:
    'Schedule 1, Part I, with Employment Rights (Northern Ireland) Order 1996, article 130A',
  url: 'https://www.legislation.gov.uk/nisi/2003/2902/schedule/1',
  inForceFrom: '2005-04-03',
}
const OTHER_NATIONS_CLOCK: Authority = {
  title: 'Prescription and Limitation (Scotland) Act 1973',
  provision: 'section 23A, with Limitation Act 1980, section 5',
  url: 'https://www.legislation.gov.uk/ukpga/1973/52/section/23A',
  inForceFrom: '1984-09-26',
}
const SOCIAL_HAZARDS: Authority = {
  title: 'Social Housing (Regulation) Act 2023',
  provision:
    'section 42, with Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025',
  url: 'https://www.legislation.gov.uk/ukpga/2023/36/section/42',
  inForceFrom: '2025-10-27',
}

export const ENQUIRY_RIGHTS: readonly Rule[] = [
  {
    ...CHARGED,
    id: 'gb.ask-parking.right-code',
    kind: 'right',
    rank: 20,
    when: { all: [PRIVATE_FIRM], not: [{ says: ['penalty charge', 'council pcn'] }] },
    says: 'Parking firms in a trade body must follow one code of practice. It gives you 28 days to appeal, then a free appeal outside the firm. A small typing slip should be cancelled.',
    authority: singleCode('appeals, keying errors and appeals charter'),
  },
  {
    ...CHARGED,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-parking.right-keeper-law',
    kind: 'right',
    rank: 22,
    when: { all: [PRIVATE_FIRM, KEEPER], not: [{ says: ['penalty charge', 'council pcn'] }] },
    says: 'A firm can make the keeper pay for the driver only if its notice came in time and says all that the law asks. You need not say who drove.',
    authority: KEEPER_LIABILITY,
  },
  {
    ...CHARGED,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-parking.right-signs-case',
    kind: 'right',
    rank: 30,
    when: {
      all: [PRIVATE_FIRM, { says: ['claim form', 'defence', 'court claim', 'money claim'] }],
    },
    says: 'In 2015 the Supreme Court allowed an £85 charge because the signs were large and clear. Small, hidden or missing signs are a defence.',
    authority: BEAVIS,
  },
  {
    ...PARKING,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-parking.right-letter-first',
    kind: 'right',
    rank: 32,
    when: { all: [PRIVATE_FIRM, IN_COURT], not: [{ says: ['claim form', 'penalty charge'] }] },
    says: "Before court they must send a letter of claim with a reply form and give you 30 days. A debt collector's letter is not that letter.",
    authority: COURT_LAW.letterOfClaim,
  },
  {
    ...PARKING,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-parking.right-council-act',
    kind: 'right',
    rank: 24,
    when: { all: [PCN, COUNCIL_CHARGE] },
    says: 'A council penalty charge rests on an Act, and a private charge on signs alone. A council charge is not a crime, but it grows if you leave it.',
    authority: STATE_CHARGES,
  },
  {
    ...PARKING,
    nations: ['england'],
    id: 'gb.ask-parking.right-council-appeal',
    kind: 'right',
    rank: 25,
    when: { all: [PCN, COUNCIL_CHARGE] },
    says: 'You can challenge a council charge, then make formal representations within 28 days, then appeal free to an independent tribunal.',
    authority: STATE_APPEALS,
  },
  {
    ...DEBT,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-bailiff.right-goods-of-others',
    kind: 'right',
    rank: 20,
    when: { all: [BAILIFFS, SOMEONE_ELSE] },
    says: 'Bailiffs may take only what belongs to the person who owes. Write to the firm that the things are yours and send proof. If they took them, do it within seven days.',
    authority: OTHERS_GOODS,
  },
  {
    ...HOME_ENGLAND,
    id: 'gb.ask-housing.right-deposit-fees',
    kind: 'right',
    rank: 24,
    when: { all: [DEPOSIT] },
    says: 'A landlord may not charge you fees for cleaning, painting or wear from normal use. They can keep deposit money only for real loss that they can prove.',
    authority: cite('feesTenant', 'sections 1 and 3 and Schedule 1'),
  },
  {
    ...HOME_ENGLAND,
    id: 'gb.ask-housing.right-deposit-scheme',
    kind: 'right',
    rank: 26,
    when: { all: [DEPOSIT] },
    says: 'Your deposit had to be in a scheme within 30 days. If it was not, a court can order the landlord to pay you one to three times the sum.',
    authority: cite('housing', 'sections 213 to 215', 'section/214'),
  },
  {
    ...HOME_ENGLAND,
    id: 'gb.ask-housing.right-homeless-help',
    kind: 'right',
    rank: 22,
    when: { all: [OWN_HOME_LOSS] },
    says: 'If you may lose your home within 56 days, the council must help you to keep it or find another. With a child it must house you for now if you have nowhere to go.',
    authority: HOMELESS,
  },
  {
    ...HOME_ENGLAND,
    id: 'gb.ask-housing.right-mould-times',
    kind: 'right',
    rank: 20,
    when: { all: [DAMP, SOCIAL] },
    says: 'Since 27 October 2025 a social landlord in England must look into damp and mould within set times. An emergency must be dealt with within 24 hours.',
    authority: SOCIAL_HAZARDS,
  },
  {
    ...DEBT,
    checkBy: '2027-05-31',
    id: 'gb.ask-debt.right-agreement-copy',
    kind: 'right',
    rank: 24,
    when: { all: [CREDIT_OWNER, CLAIMED] },
    says: 'For a credit debt you can ask the owner for the agreement and a statement, for £1. Ask even if a court form has come, and still answer the form in time.',
    authority: CREDIT_LAW.copyOfAgreement,
  },
  {
    ...DEBT,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-debt.right-credit-clock',
    kind: 'right',
    rank: 26,
    when: { all: [CREDIT_OWNER, TOO_OLD] },
    says: 'For many credit debts the six years start only when the time in a default notice runs out. Find the date of that notice before you say that it is too old.',
    authority: CREDIT_CLOCK,
  },
  {
    ...DEBT,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-debt.right-relief-order',
    kind: 'right',
    rank: 22,
    when: { all: [CLEAR_DEBTS] },
    says: 'A debt relief order clears most debts up to £50,000 after a year. It is for people with little spare income and few things. It is free, through a debt adviser.',
    authority: RELIEF_ORDER,
  },
  {
    ...DEBT,
    nations: ['scotland'],
    id: 'gb.ask-debt.scotland-right-moratorium',
    kind: 'right',
    rank: 20,
    when: { all: [SHERIFF_OFFICERS] },
    says: 'A moratorium stops most steps by sheriff officers for six months. A money adviser can apply for it today, or you can apply online.',
    authority: CREDIT_LAW.scotsMoratorium,
  },
  {
    ...DEBT,
    nations: ['scotland'],
    id: 'gb.ask-debt.scotland-right-bank-minimum',
    kind: 'right',
    rank: 21,
    when: { all: [SHERIFF_OFFICERS] },
    says: 'If a bank account is arrested, the law leaves a set minimum in it for you. Before they take goods, they must give you a debt advice and information pack.',
    authority: BANK_ARREST,
  },
  {
    ...WORK,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-work.right-pregnancy',
    kind: 'right',
    rank: 20,
    when: { all: [PREGNANT] },
    says: 'To dismiss or treat someone badly because of pregnancy is discrimination. This right starts on the first day of the job.',
    authority: PREGNANCY,
  },
  {
    ...WORK,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-work.right-early-conciliation',
    kind: 'right',
    rank: 22,
    when: {
      all: [TRIBUNAL],
      not: [{ says: ['pip', 'mandatory reconsideration', 'universal credit', 'benefit'] }],
    },
    says: 'Before a tribunal claim you must tell Acas. It is free. Do it before the time limit ends, as that stops the clock for a while.',
    authority: EARLY_CONCILIATION,
  },
  {
    ...WORK,
    id: 'gb.ask-work.right-minimum-wage',
    kind: 'right',
    rank: 21,
    when: { all: [LEAVING_COSTS] },
    says: 'Taking money for training, checks or uniform may not bring your pay below the minimum wage. You can report it to HMRC, or claim the missing pay.',
    authority: MINIMUM_WAGE,
  },
  {
    ...WORK,
    nations: ['northern_ireland'],
    id: 'gb.ask-work.ni-right-wages',
    kind: 'right',
    rank: 20,
    when: { all: [{ says: ['pay', 'wages', 'money', 'deduct', 'deducted', 'cut'] }] },
    says: 'An employer may take money from your pay only if the law or a contract allows it, or you agreed in writing before. This covers many workers who are called self-employed.',
    authority: NI_WAGES,
  },
  {
    ...WORK,
    nations: ['northern_ireland'],
    id: 'gb.ask-work.ni-right-disability',
    kind: 'right',
    rank: 21,
    when: { all: [HURT] },
    says: 'In Northern Ireland an employer may not treat you worse because of a disability, and must make fair changes for you. No length of service is needed.',
    authority: NI_DISABILITY,
  },
  {
    ...WORK,
    nations: ['northern_ireland'],
    id: 'gb.ask-work.ni-right-procedure',
    kind: 'right',
    rank: 19,
    when: { all: [NI_DISMISSED] },
    says: 'In Northern Ireland an employer must first write to you, then meet you, then let you appeal. If it skips a step, the dismissal is unfair once you have a year there.',
    authority: NI_DISMISSAL,
  },
  {
    ...DEBT,
    nations: ['scotland'],
    id: 'gb.ask-debt.scotland-right-made-elsewhere',
    kind: 'right',
    rank: 22,
    when: { all: [MADE_ELSEWHERE] },
    says: 'The time limit goes by the law of the contract, not by where you live now. A loan made in England is most often under English law, with six years, which a payment or signed note can restart.',
    authority: OTHER_NATIONS_CLOCK,
  },
  {
    ...WORK,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-work.right-first-choice',
    kind: 'right',
    rank: 18,
    when: {
      all: [
        PREGNANT,
        {
          says: [
            'redundant',
            'redundancy',
            'will go',
            'apply for my own job',
            'lose my job',
            'job is going',
          ],
        },
      ],
    },
    says: 'If your job goes while you are pregnant or on maternity leave, you come first for any suitable other job there. You need not compete for it.',
    authority: FIRST_CHOICE,
  },
]
