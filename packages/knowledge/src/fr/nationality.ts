/** Refusals and delays of naturalisation. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const NATURALISATION: Test = {
  says: ['naturalisation', 'réintégration dans la nationalité', 'nationalité française'],
}
const REFUSED: Test = {
  says: [
    'ajournée',
    'ajournement',
    'rejetée',
    'rejet',
    'irrecevable',
    'irrecevabilité',
    'classée sans suite',
    'classement sans suite',
    'refus',
    'refusée',
  ],
}
const UNFINISHED: Test = { says: ['classée sans suite', 'classement sans suite'] }

const BASE = {
  country: 'fr',
  kinds: ['OTHER'],
  topics: ['immigration'],
  when: { all: [NATURALISATION, REFUSED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const NATIONALITY: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.nationality.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The prefect says no to your naturalisation or puts it off (ajournement).',
    authority: {
      title: 'Décret n° 93-1362 du 30 décembre 1993',
      provision: 'articles 43, 44 et 48',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006082638',
      inForceFrom: '2010-07-01',
    },
  },
  {
    ...BASE,
    id: 'fr.nationality.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'When the time of an ajournement is over, you may apply again. Your stay in France does not change.',
    authority: {
      title: 'Décret n° 93-1362 du 30 décembre 1993',
      provision: 'articles 44, 45 et 48',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006082638',
      inForceFrom: '2010-07-01',
    },
  },
  {
    ...BASE,
    id: 'fr.nationality.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 3,
    when: { all: [NATURALISATION, REFUSED], not: [UNFINISHED] },
    terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'none' },
    example: { clause: 'Décret 93-1362, article 45', trigger: '2026-11-12', result: '2027-01-12' },
    says: 'You have two months from the letter to write to the minister (Sous-direction de l’accès à la nationalité). Without this no court will hear you.',
    action: 'Write to the minister by registered letter',
    consequence: 'The decision becomes final.',
    authority: {
      title: 'Décret n° 93-1362 du 30 décembre 1993',
      provision: 'article 45',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006082638',
      inForceFrom: '2010-07-01',
    },
  },
  {
    ...BASE,
    id: 'fr.nationality.right-court',
    kind: 'right',
    rank: 4,
    when: { all: [NATURALISATION, REFUSED], not: [UNFINISHED] },
    says: 'No answer in four months is a no. Then you have two months for the administrative court in Nantes.',
    authority: {
      title: 'Décret n° 93-1362 du 30 décembre 1993',
      provision: 'article 45',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006082638',
      inForceFrom: '2010-07-01',
    },
  },
  {
    ...BASE,
    id: 'fr.nationality.right-reasons',
    kind: 'right',
    rank: 5,
    says: 'The decision must say why. You may ask for your file.',
    authority: {
      title: "Code des relations entre le public et l'administration (CRPA)",
      provision: 'articles L. 211-2 et L. 211-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000031366350/',
      inForceFrom: '2016-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.nationality.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Answer each reason with proof: work, taxes paid, French, family. Send copies only.',
    authority: {
      title: 'Décret n° 93-1362 du 30 décembre 1993',
      provision: 'article 45',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006082638',
      inForceFrom: '2010-07-01',
    },
  },
  {
    ...BASE,
    id: 'fr.nationality.option',
    kind: 'option',
    option: 'get_help',
    rank: 3,
    says: 'Ask an association for foreigners, such as La Cimade or Gisti, or a lawyer.',
    title: 'Get advice first',
    cost: 'Free.',
    time: 'This week.',
    risk: 'None.',
    bestFor: 'Not sure whether to appeal or to wait.',
    authority: {
      title: 'Loi n° 91-647 du 10 juillet 1991',
      provision: 'articles 2 à 4 et 7',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006077779',
      inForceFrom: '1992-01-01',
    },
  },
]
