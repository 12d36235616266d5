/** Refusals of residence papers and orders to leave France (OQTF). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { STAY } from './conditions.ts'

const LEAVE: Test = {
  says: [
    'oqtf',
    'obligation de quitter le territoire',
    'obligé de quitter le territoire',
    'obligée de quitter le territoire',
  ],
}
const SHORT: Test = {
  says: [
    'quarante-huit heures',
    '48 heures',
    'sept jours',
    '7 jours',
    'sans délai',
    'assignation à résidence',
    'assigné à résidence',
    'rétention',
  ],
}
const MONTH: Test = { says: ["délai d'un mois", 'délai d’un mois', 'dans le mois', 'un mois'] }

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['immigration'],
  when: { all: [STAY] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const STAY_DECISION: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.stay.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The prefect decides about your stay in France.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 411-1 et L. 611-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2024-01-28',
    },
  },
  {
    ...BASE,
    id: 'fr.stay.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    when: { all: [LEAVE] },
    says: 'The time to go to court is very short: one month, seven days or 48 hours. The last page says which. See a lawyer today.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 614-1 à L. 614-4 et L. 921-1 à L. 921-4',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2024-07-15',
    },
  },
  {
    ...BASE,
    id: 'fr.stay.warn',
    kind: 'warning',
    severity: 'high',
    needsProfessional: true,
    rank: 3,
    when: { all: [LEAVE] },
    says: 'Do not let the time pass. After it you can be sent away and barred from coming back.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 612-1, L. 612-6 et L. 921-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2024-07-15',
    },
  },
  {
    ...BASE,
    id: 'fr.stay.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 3,
    when: { all: [LEAVE, MONTH], not: [SHORT] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'next_working_day' },
    example: { clause: 'CESEDA article L. 911-1', trigger: '2026-11-12', result: '2026-12-14' },
    says: 'With a time to leave of 30 days you have one month to go to the administrative court.',
    action: 'Go to the administrative court against the OQTF',
    consequence: 'You can be sent away without a judge looking at it.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 614-1 et L. 911-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2024-07-15',
    },
  },
  {
    ...BASE,
    id: 'fr.stay.right-suspend',
    kind: 'right',
    rank: 2,
    when: { all: [LEAVE] },
    says: 'An appeal in time against an order to leave stops removal until the judge decides.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'article L. 722-7',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2021-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.stay.right-counsel',
    kind: 'right',
    rank: 4,
    says: 'With a low income a lawyer is free (aide juridictionnelle). Ask at once: the court or the lawyer can help to ask.',
    authority: {
      title: 'Loi n° 91-647 du 10 juillet 1991',
      provision: 'articles 2 à 4 et 7',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006077779',
      inForceFrom: '1992-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.stay.right-family',
    kind: 'right',
    rank: 5,
    says: 'Family in France, children, years here, work and health count. Collect proof of them.',
    authority: {
      title: 'Convention européenne des droits de l’homme',
      provision: 'article 8',
      url: 'https://www.legifrance.gouv.fr/',
      inForceFrom: '1974-05-03',
    },
  },
  {
    ...BASE,
    id: 'fr.stay.right-refusal',
    kind: 'right',
    rank: 6,
    when: { all: [STAY], not: [LEAVE] },
    says: 'A refusal of papers without an order to leave can go to the administrative court within two months. If it is urgent, ask for a stop (référé).',
    authority: {
      title: 'Code de justice administrative (CJA)',
      provision: 'articles R. 421-1 et L. 521-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070933/',
      inForceFrom: '2016-11-04',
    },
  },
  {
    ...BASE,
    id: 'fr.stay.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Take the letter and its envelope today to a lawyer, the Cimade or a point-justice (3039).',
    authority: {
      title: 'Loi n° 91-647 du 10 juillet 1991',
      provision: 'articles 2 à 4 et 7',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006077779',
      inForceFrom: '1992-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.stay.option',
    kind: 'option',
    option: 'appeal',
    rank: 2,
    says: 'Appeal to the administrative court in time.',
    title: 'Go to court in time',
    cost: 'Free at the court. Legal aid for the lawyer.',
    time: 'One month, seven days or 48 hours.',
    risk: 'An hour late and it is over.',
    bestFor: 'You have reasons to stay.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 614-1 et L. 722-7',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2024-07-15',
    },
  },
]
