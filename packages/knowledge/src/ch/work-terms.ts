/** Trial time, illness, dismissals of many, last pay, free courts, bans on competing, and days without unemployment benefit. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { INSTANT } from './conditions.ts'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const OR = {
  title: 'Obligationenrecht (OR) / Code des obligations (CO)',
  url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
}
const ZPO = {
  title: 'Schweizerische Zivilprozessordnung (ZPO) / Code de procédure civile (CPC)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2010/262/de',
}
const AVIG = {
  title: 'Arbeitslosenversicherungsgesetz (AVIG) / Loi sur l’assurance-chômage (LACI, LADI)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/de',
}

/** The employer wants no more work until the end. */
const SET_FREE: Test = {
  says: [
    'freigestellt',
    'freistellung',
    'stellen sie frei',
    'libéré de votre obligation',
    'libérée de votre obligation',
    'libération de l’obligation de travailler',
    "libération de l'obligation de travailler",
    'dispensé de travailler',
    'dispensée de travailler',
    'esonerato dal lavoro',
    'esonerata dal lavoro',
    'esonero dal lavoro',
  ],
}
const TRIAL: Test = {
  says: [
    'probezeit',
    'temps d’essai',
    'période d’essai',
    'periodo di prova',
    'trial period',
    'probation',
  ],
}
const ILL: Test = {
  says: [
    'krank',
    'krankheit',
    'arbeitsunfähig',
    'arbeitsunfähigkeit',
    'malade',
    'maladie',
    'incapacité de travail',
    'malattia',
    'incapacità lavorativa',
    'sick',
    'ill',
  ],
}
const MASS: Test = {
  says: [
    'massenentlassung',
    'konsultationsverfahren',
    'licenciement collectif',
    'consultation',
    'licenziamento collettivo',
    'stellenabbau',
    'stellen ab',
    'abbau von stellen',
    'bauen stellen ab',
    'betriebsschliessung',
    'suppression de postes',
    'suppressions de postes',
    'soppressione di posti',
  ],
}
const NO_COMPETE: Test = {
  says: [
    'konkurrenzverbot',
    'prohibition de concurrence',
    'prohibition de faire concurrence',
    'divieto di concorrenza',
    'non-compete',
  ],
}
const JOBLESS: Test = {
  says: [
    'einstelltage',
    'einstellung in der anspruchsberechtigung',
    'arbeitslosenkasse',
    'arbeitslosenentschädigung',
    'rav',
    'suspension du droit',
    'jours de suspension',
    'caisse de chômage',
    'orp',
    'sospensione del diritto',
    'cassa disoccupazione',
    'urc',
  ],
}

export const WORK_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.job.right-trial',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    topics: ['employment'],
    rank: 7,
    when: { all: [TRIAL] },
    says: 'In the trial time the notice is seven days. The trial time is one month, or up to three by written contract.',
    authority: { ...OR, provision: 'Art. 335b', inForceFrom: '1989-01-01' },
  },
  {
    ...BASE,
    id: 'ch.job.right-ill-pay',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 12,
    when: { all: [ILL] },
    says: 'While ill you keep your pay for some weeks, longer with more years, or a daily benefit from an insurance. A notice in the blocked time is void.',
    authority: { ...OR, provision: 'Art. 324a und 336c', inForceFrom: '1989-01-01' },
  },
  {
    ...BASE,
    id: 'ch.job.right-mass',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 14,
    when: { all: [MASS] },
    says: 'When many lose their jobs, the firm must first ask the staff for ideas and tell the canton. Large firms must work out a social plan.',
    authority: { ...OR, provision: 'Art. 335d bis 335k', inForceFrom: '2014-01-01' },
  },
  {
    ...BASE,
    id: 'ch.job.right-set-free',
    checkedOn: '2026-11-22',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 16,
    when: { all: [SET_FREE] },
    says: 'Freed from work, you keep your pay. Holidays count as taken only if the free time is long enough. Overtime counts as taken only if you agree, in most cases.',
    authority: { ...OR, provision: 'Art. 321c, 324 und 329d', inForceFrom: '1972-01-01' },
  },
  {
    ...BASE,
    id: 'ch.job.step-accident-cover',
    checkedOn: '2026-11-22',
    kind: 'step',
    list: 'general',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 30,
    says: 'Worked eight hours a week or more? Your accident cover ends 31 days after the pay. You can extend it for up to six months before then (Abredeversicherung).',
    authority: {
      title: 'Unfallversicherungsgesetz (UVG) / Loi sur l’assurance-accidents (LAA)',
      provision: 'Art. 3',
      url: 'https://www.fedlex.admin.ch/eli/cc/1982/1676_1676_1676/de',
      inForceFrom: '2017-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.job.right-last-pay',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 45,
    says: 'On the last day all your pay is due, with overtime and the holidays that you could not take.',
    authority: { ...OR, provision: 'Art. 321c, 329d und 339', inForceFrom: '1972-01-01' },
  },
  {
    ...BASE,
    id: 'ch.job.right-free-court',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 48,
    says: 'Work cases up to 30,000 francs cost no court fees. They start at the conciliation office.',
    authority: { ...ZPO, provision: 'Art. 113 und 114', inForceFrom: '2011-01-01' },
  },
  {
    ...BASE,
    id: 'ch.job.right-no-compete',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 30,
    when: { all: [NO_COMPETE] },
    says: 'A ban on competing must be written and fair in place, time and kind, three years at most. It falls if the firm ends the job with no good reason of yours.',
    authority: { ...OR, provision: 'Art. 340 bis 340c', inForceFrom: '1972-01-01' },
  },
  {
    ...BASE,
    id: 'ch.jobless.right-sanction',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER', 'ENQUIRY'],
    topics: ['employment'],
    rank: 7,
    when: { all: [JOBLESS] },
    says: 'Days without benefit (Einstelltage) must fit your fault. You have 30 days to object in writing, for free. Say why you acted as you did.',
    authority: {
      ...AVIG,
      provision: 'Art. 17 und 30; AVIV/OACI/OADI Art. 26, 44 und 45; ATSG/LPGA Art. 52',
      inForceFrom: '2003-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.job.right-jobless-instant',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER'],
    rank: 16,
    when: { any: [INSTANT] },
    says: 'Sign on at the job centre (RAV, ORP, URC) at once. If the fund says that it was your fault, it stops the pay for some days. You have 30 days to object.',
    authority: {
      ...AVIG,
      provision: 'Art. 17 und 30; AVIV/OACI/OADI Art. 44 und 45; ATSG/LPGA Art. 52',
      inForceFrom: '2003-01-01',
    },
    checkedOn: '2026-11-22',
  },
]
