/** Letters of the commission for over-indebted people at the Banque de France. */
import type { Rule, Test } from '@plainletter/contracts/rule'

export const COMMISSION: Test = {
  says: ['commission de surendettement', 'dossier de surendettement'],
}
const REFUSED: Test = { says: ['irrecevable', 'irrecevabilité', 'non recevable'] }
const IMPOSED: Test = { says: ['mesures imposées', 'rétablissement personnel'] }

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'BENEFIT_OVERPAYMENT'],
  topics: ['debt'],
  when: { all: [COMMISSION] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const OVERDEBT_COMMISSION: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.commission.want',
    checkedOn: '2026-11-23',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The over-debt commission tells you what it decided on your file.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles L. 711-1 et L. 721-1 à L. 724-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.commission.deadline-refused',
    checkedOn: '2026-11-23',
    kind: 'deadline',
    weight: 'main',
    rank: 4,
    when: { all: [COMMISSION, REFUSED] },
    terms: { trigger: 'letter', count: 15, unit: 'days', roll: 'next_working_day' },
    example: {
      clause: 'Code de la consommation, article R. 722-1',
      trigger: '2026-11-12',
      result: '2026-11-27',
    },
    says: 'If your file was refused (irrecevable), you have 15 days from the letter to contest it.',
    action: 'Contest at the office of the commission',
    consequence: 'The refusal becomes final. You can file again if things change.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles R. 722-1 et R. 722-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.commission.deadline-imposed',
    checkedOn: '2026-11-23',
    kind: 'deadline',
    weight: 'main',
    rank: 5,
    when: { all: [COMMISSION, IMPOSED] },
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'next_working_day' },
    example: {
      clause: 'Code de la consommation, article R. 733-6',
      trigger: '2026-11-12',
      result: '2026-12-14',
    },
    says: 'You have 30 days from the letter to contest the measures before the judge.',
    action: 'Contest the measures, if you cannot keep them up',
    consequence: 'The measures bind you and the creditors.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles L. 733-10 et R. 733-6',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.commission.right-stop',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 3,
    says: 'Once your file is accepted, seizures stop for up to two years, and you may not pay the old debts. Pay rent, food and new bills.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles L. 722-2 à L. 722-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.commission.right-budget',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 4,
    says: 'They must leave you enough to live on. Say so if rent or health costs are missing in their count.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles L. 731-1 et L. 731-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.commission.step',
    checkedOn: '2026-11-23',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Check each debt and your budget in the letter. Write what is wrong, with proof, by registered letter to the commission.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles R. 722-1 et R. 733-6',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.commission.option',
    checkedOn: '2026-11-23',
    kind: 'option',
    option: 'appeal',
    rank: 6,
    when: { all: [COMMISSION], any: [REFUSED, IMPOSED] },
    says: 'Contest in time. A judge looks at the whole file.',
    title: 'Contest before the judge',
    cost: 'Free.',
    time: '15 or 30 days: see the letter.',
    risk: 'The judge may change other points too.',
    bestFor: 'The sums or your budget are wrong.',
    authority: {
      title: 'Code de la consommation',
      provision: 'articles L. 733-10 et R. 733-6',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2018-01-01',
    },
  },
]
