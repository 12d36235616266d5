/** Criminal orders without a hearing (ordonnance pénale) and fixed fines for offences (amende forfaitaire délictuelle). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PENAL_ORDER } from './conditions-court.ts'

const OFFENCE: Test = {
  says: [
    'délit',
    'délits',
    'délictuelle',
    'tribunal correctionnel',
    'quarante-cinq jours',
    '45 jours',
  ],
}
const FIXED: Test = {
  says: ['amende forfaitaire délictuelle', 'amende forfaitaire délictuelle majorée'],
}

const BASE = {
  country: 'fr',
  kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'OTHER'],
  topics: ['criminal', 'parking', 'general'],
  when: { all: [PENAL_ORDER] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const PENAL_ORDER_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.penal-order.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'A judge has punished you in writing, without a hearing (ordonnance pénale).',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 495 à 495-6 et 524 à 528-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2019-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.penal-order.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'It is a real conviction. If you do not object in time, it stands and can go on your record (casier judiciaire).',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 495 à 495-6 et 524 à 528-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2019-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.penal-order.deadline-offence',
    kind: 'deadline',
    weight: 'main',
    rank: 4,
    when: { all: [PENAL_ORDER, OFFENCE] },
    terms: { trigger: 'letter', count: 45, unit: 'days', roll: 'next_working_day' },
    example: { clause: 'CPP article 495-3', trigger: '2026-11-12', result: '2026-12-28' },
    says: 'For an offence (délit) you have 45 days to object. By post they run from the day it was sent.',
    action: 'Object (opposition) at the court office',
    consequence: 'The conviction becomes final.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 495-3 et 801',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2019-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.penal-order.deadline-minor',
    kind: 'deadline',
    weight: 'main',
    rank: 5,
    when: { all: [PENAL_ORDER], not: [OFFENCE] },
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'next_working_day' },
    example: { clause: 'CPP article 527', trigger: '2026-11-12', result: '2026-12-14' },
    says: 'For a minor offence (contravention) you have 30 days from sending to pay or object.',
    action: 'Object (opposition) at the court office, or pay',
    consequence: 'The conviction becomes final.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 527 et 801',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2004-10-01',
    },
  },
  {
    ...BASE,
    id: 'fr.penal-order.right-object',
    kind: 'right',
    rank: 4,
    says: 'You can object without reasons. Then there is a hearing with you and a lawyer. The judge may decide less, or more.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 495 à 495-6 et 524 à 528-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2019-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.penal-order.right-less',
    kind: 'right',
    rank: 6,
    says: 'Pay the fine within one month and it is a fifth lower.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'article 707-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2004-10-01',
    },
  },
  {
    ...BASE,
    id: 'fr.penal-order.warn',
    kind: 'warning',
    severity: 'high',
    needsProfessional: true,
    rank: 5,
    says: 'Think of your licence, your job and your record before you pay. See a lawyer before the time ends.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 495 à 495-6 et 524 à 528-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2019-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.penal-order.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Note the day it was sent. Ask to see the file through a lawyer. With a low income the State pays (aide juridictionnelle).',
    authority: {
      title: 'Loi n° 91-647 du 10 juillet 1991',
      provision: 'articles 2 à 4 et 7',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006077779',
      inForceFrom: '1992-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.penal-order.option',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    says: 'Send a registered letter to the court office: "I object to the order of (date, number)."',
    title: 'Object to the order',
    cost: 'Free.',
    time: '45 days for an offence, 30 for a minor one.',
    risk: 'The judge may decide harder.',
    bestFor: 'It is wrong, or your licence or job is at stake.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 495 à 495-6 et 524 à 528-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2019-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.fixed-offence.right',
    kind: 'right',
    rank: 4,
    when: { all: [FIXED] },
    says: 'You can contest this fixed fine within 45 days (requête en exonération) and be heard by a judge. Paying counts as a conviction on your record.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 495-17 à 495-25',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2020-06-24',
    },
  },
]
