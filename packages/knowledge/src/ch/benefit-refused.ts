/** Letters of an office that refuses or stops a benefit. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PAID_BACK } from './conditions.ts'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ATSV = {
  title: 'Verordnung über den Allgemeinen Teil des Sozialversicherungsrechts (ATSV, OPGA)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2002/569/de',
}

const AVIG = {
  title: 'Arbeitslosenversicherungsgesetz (AVIG) / Loi sur l’assurance-chômage (LACI, LADI)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1982/2184_2184_2184/de',
}

const REFUSED: Test = {
  says: [
    'leistungsbegehren wird abgewiesen',
    'gesuch wird abgelehnt',
    'anspruch wird verneint',
    'kein anspruch',
    'ablehnung',
    'abweisung',
    'abgelehnt',
    'demande est rejetée',
    'demande rejetée',
    'refus',
    'rejet de la demande',
    'domanda è respinta',
    'respinta',
    'rifiuto',
    'abgewiesen',
    'abzuweisen',
    'abweisen',
    'kein rentenanspruch',
    'keinen anspruch',
    'anspruch besteht nicht',
    'demande est refusée',
    'est rejetée',
    'rejeter votre demande',
    'respingere',
    'rifiutata',
    'abzulehnen',
    'ablehnen',
    'vorbescheid',
    'lehnen wir ab',
    'nicht gewähren',
    'projet de décision',
    'refuser votre demande',
    'progetto di decisione',
  ],
}

const BENEFIT: Test = {
  says: [
    'iv-stelle',
    'invalidenversicherung',
    'ergänzungsleistungen',
    'sozialhilfe',
    'arbeitslosenkasse',
    'ausgleichskasse',
    'prämienverbilligung',
    'office ai',
    'assurance-invalidité',
    'prestations complémentaires',
    'aide sociale',
    'caisse de chômage',
    'subside',
    'ufficio ai',
    'prestazioni complementari',
    'assistenza sociale',
  ],
}

const SANCTION: Test = {
  says: [
    'einstelltage',
    'in der anspruchsberechtigung eingestellt',
    'einstellung in der anspruchsberechtigung',
    'suspension du droit',
    'jours de suspension',
    'sospensione del diritto',
    'giorni di sospensione',
  ],
}

/** The disability insurance: its drafts and decisions. */
const INVALIDITY: Test = {
  says: [
    'invalidenversicherung',
    'iv-stelle',
    'invaliditätsgrad',
    'iv-rente',
    'assurance-invalidité',
    'office ai',
    'degré d’invalidité',
    "degré d'invalidité",
    'rente ai',
    'assicurazione invalidità',
    'ufficio ai',
    'rendita ai',
    'grado di invalidità',
    'grado d’invalidità',
  ],
}

export const BENEFIT_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.refusal.want',
    kind: 'fact',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    slot: 'what_they_want',
    when: { any: [SANCTION] },
    says: 'An office says that you get no benefit, that it stops, or that you get less.',
    authority: {
      ...AVIG,
      provision: 'Art. 30, mit ATSG/LPGA Art. 49 und 52',
      inForceFrom: '2003-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.refusal.reality',
    kind: 'fact',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 8,
    slot: 'reality_check',
    when: { any: [SANCTION] },
    says: 'An office has decided against you. Many such decisions are changed when people object with papers.',
    authority: {
      ...AVIG,
      provision: 'Art. 30, mit ATSG/LPGA Art. 49 und 52',
      inForceFrom: '2003-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.refusal.step-first',
    kind: 'step',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 8,
    list: 'first',
    when: { any: [SANCTION] },
    says: 'Ask for the reasons and your file. Collect papers that prove your case, and write before the last day. Proof may follow later.',
    authority: {
      ...AVIG,
      provision: 'Art. 30, mit ATSG/LPGA Art. 49 und 52',
      inForceFrom: '2003-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.refusal.benefit-want',
    kind: 'fact',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    slot: 'what_they_want',
    when: { all: [REFUSED, BENEFIT], not: [SANCTION, PAID_BACK] },
    says: 'An office says that you get no benefit, that it stops, or that you get less.',
    authority: { ...ATSV, provision: 'mit ATSG/LPGA Art. 49', inForceFrom: '2021-01-01' },
  },
  {
    ...BASE,
    id: 'ch.refusal.benefit-reality',
    kind: 'fact',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [REFUSED, BENEFIT], not: [SANCTION] },
    says: 'An office has decided against you. Many such decisions are changed when people object with papers.',
    authority: {
      ...ATSV,
      provision: 'Art. 10 bis 12, mit ATSG/LPGA Art. 49 und 52; IVG/LAI Art. 57a',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.refusal.benefit-step-first',
    kind: 'step',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 8,
    list: 'first',
    when: { all: [REFUSED, BENEFIT], not: [SANCTION] },
    says: 'Ask for the reasons and your file. Collect papers that prove your case, and write before the last day. Proof may follow later.',
    authority: {
      ...ATSV,
      provision: 'Art. 10 bis 12, mit ATSG/LPGA Art. 49 und 52; IVG/LAI Art. 57a',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.refusal.right-object',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 6,
    when: { all: [REFUSED, BENEFIT] },
    says: 'Against a decision (Verfügung) you mostly have 30 days to object or appeal. Against a draft of the disability office (Vorbescheid) you also have 30 days. The letter says where.',
    authority: {
      ...ATSV,
      provision: 'mit ATSG/LPGA Art. 52, 56 und 60; IVG/LAI Art. 57a',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.refusal.right-invalidity',
    kind: 'right',
    rank: 7,
    kinds: ['OTHER'],
    when: { all: [INVALIDITY] },
    checkedOn: '2026-11-24',
    says: 'A pension of the IV starts at 40 % disability. Below that, from about 20 %, help with work or training may be owed: ask for it. See how they compared your wages.',
    authority: {
      title:
        'Bundesgesetz über die Invalidenversicherung (IVG) / Loi sur l’assurance-invalidité (LAI)',
      provision: 'Art. 17, 28 und 28a; ATSG/LPGA Art. 16',
      url: 'https://www.fedlex.admin.ch/eli/cc/1959/827_857_845/de',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.refusal.right-file',
    kind: 'right',
    rank: 8,
    kinds: ['OTHER'],
    when: { all: [INVALIDITY] },
    checkedOn: '2026-11-24',
    says: 'You may see the whole file with the medical reports, and must be heard before a decision. A draft (Vorbescheid) is your chance: send a letter of your doctor that answers it.',
    authority: {
      title: 'Bundesgesetz über den Allgemeinen Teil des Sozialversicherungsrechts (ATSG) / LPGA',
      provision: 'Art. 42 und 47; IVG/LAI Art. 57a',
      url: 'https://www.fedlex.admin.ch/eli/cc/2002/510/de',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.refusal.deadline',
    kind: 'deadline',
    kinds: ['OTHER'],
    rank: 5,
    weight: 'main',
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'next_working_day' },
    example: { clause: 'ATSG Art. 52', trigger: '2026-11-12', result: '2026-12-14' },
    when: { any: [SANCTION] },
    says: 'You have thirty days to object in writing (Einsprache).',
    action: 'Object (Einsprache)',
    consequence: 'The decision is final.',
    authority: { ...AVIG, provision: 'ATSG/LPGA Art. 52', inForceFrom: '2003-01-01' },
  },
]
