/** Rights that bear on a question about a home or a job without answering it alone. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite, CHECKED } from './cite-law.ts'
import { HOME_ENGLAND } from './housing-sources.ts'

const ASK = { ...CHECKED, kinds: ['ENQUIRY'] } satisfies Partial<Rule>
const WORK = { ...ASK, topics: ['employment'] } satisfies Partial<Rule>
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
const NI_DISMISSED: Test = {
  says: ['let go', 'let me go', 'dismissed', 'sacked', 'fired', 'lost my job'],
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
const PUT_OUT: Test = {
  says: [
    'my things',
    'my stuff',
    'my belongings',
    'my possessions',
    'locked out',
    'locked me out',
    'changed the locks',
    'changed the lock',
    'change the locks',
    'lock me out',
  ],
}
const HOME_OWNER: Test = {
  says: ['landlord', 'landlady', 'lodger', 'tenant', 'rent', 'letting agent'],
}
const LEAVING_COSTS: Test = {
  says: ['training', 'dbs', 'uniform', 'minimum wage', 'deducted', 'take it out'],
}
const HURT: Test = {
  says: ['disabled', 'disability', 'hurt my back', 'bad back', 'sick', 'ill', 'injury'],
}
const DAMP: Test = { says: ['mould', 'mold', 'damp', 'black mould'] }
const SOCIAL: Test = {
  says: [
    'housing association',
    'council flat',
    'council house',
    'council home',
    'council tenant',
    'council landlord',
    'housing office',
    'social housing',
  ],
}
const HOMELESS: Authority = {
  title: 'Housing Act 1996',
  provision: 'Part 7, sections 175, 188 and 195',
  url: 'https://www.legislation.gov.uk/ukpga/1996/52/part/VII',
  inForceFrom: '2018-04-03',
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
  provision:
    'sections 18A and 18B, with Employment Rights Act 1996, section 207B (the clock stops) and Trade Union and Labour Relations (Consolidation) Act 1992, section 207A (no fair steps: up to 25% more)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/17/section/18A',
  inForceFrom: '2014-05-06',
}
const MINIMUM_WAGE: Authority = {
  title: 'National Minimum Wage Act 1998',
  provision: 'sections 1 and 17, with National Minimum Wage Regulations 2015, regulation 12',
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
const SOCIAL_HAZARDS: Authority = {
  title: 'Social Housing (Regulation) Act 2023',
  provision:
    "section 42 (Awaab's Law), with Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025",
  url: 'https://www.legislation.gov.uk/ukpga/2023/36/section/42',
  inForceFrom: '2025-10-27',
}

export const ENQUIRY_RIGHTS_HOME_WORK: readonly Rule[] = [
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
    ...ASK,
    nations: ['england'],
    id: 'gb.ask-housing.right-mould-times',
    kind: 'right',
    rank: 20,
    when: { all: [DAMP, SOCIAL] },
    says: 'Since 27 October 2025 a social landlord in England must look into damp and mould within set times. An emergency must be dealt with within 24 hours.',
    authority: SOCIAL_HAZARDS,
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
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    nations: ['england', 'wales'],
    id: 'gb.ask-housing.right-things',
    kind: 'right',
    rank: 22,
    when: { all: [PUT_OUT, HOME_OWNER] },
    says: 'Your things stay yours. The landlord must give you a fair chance to collect them, and may not keep them for unpaid rent.',
    authority: {
      title: 'Torts (Interference with Goods) Act 1977',
      provision: 'sections 1 to 3 and 12',
      url: 'https://www.legislation.gov.uk/ukpga/1977/32/contents',
      inForceFrom: '1978-06-01',
    },
  },
]
