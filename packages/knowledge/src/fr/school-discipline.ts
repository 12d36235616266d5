/** A disciplinary council at a public school. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const COUNCIL: Test = { says: ['conseil de discipline', 'exclusion définitive'] }
const SCHOOL: Test = {
  says: ['collège', 'lycée', 'établissement scolaire', 'élève', "chef d'établissement", 'recteur'],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER'],
  topics: ['family', 'general'],
  when: { all: [COUNCIL, SCHOOL] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const SCHOOL_DISCIPLINE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.school.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The school takes your child before a disciplinary council, or tells you what it decided.',
    authority: {
      title: "Code de l'éducation",
      provision: 'articles D. 511-30 à D. 511-43',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071191/',
      inForceFrom: '2014-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.school.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'You and your child may speak, bring someone to defend you, and name witnesses. The worst sanction is to be sent from the school.',
    authority: {
      title: "Code de l'éducation",
      provision: 'articles D. 511-30 à D. 511-43',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071191/',
      inForceFrom: '2014-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.school.right-file',
    kind: 'right',
    rank: 3,
    says: 'The call must come at least five days before. You may read the file at the school.',
    authority: {
      title: "Code de l'éducation",
      provision: 'articles D. 511-30 à D. 511-43',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071191/',
      inForceFrom: '2014-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.school.right-list',
    kind: 'right',
    rank: 5,
    checkedOn: '2026-11-24',
    says: 'Only the sanctions in the list are allowed, from a warning to being sent from the school. The council must give reasons, and a suspended sanction (sursis) is possible.',
    authority: {
      title: "Code de l'éducation",
      provision: 'articles R. 511-13 et R. 511-13-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071191/',
      inForceFrom: '2019-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.school.right-appeal',
    kind: 'right',
    rank: 4,
    says: 'Against the council’s decision write to the rector (recteur) within eight days. It does not stop the sanction. A court comes only after.',
    authority: {
      title: "Code de l'éducation",
      provision: 'articles R. 511-49 à D. 511-52',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071191/',
      inForceFrom: '2014-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.school.right-place',
    kind: 'right',
    rank: 6,
    says: 'A child up to sixteen must have a school. The rector must find a new place.',
    authority: {
      title: "Code de l'éducation",
      provision: 'articles L. 131-1 et D. 511-43',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071191/',
      inForceFrom: '2019-09-02',
    },
  },
  {
    ...BASE,
    id: 'fr.school.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask to see the file this week. Write what happened, with names of people who saw it. Go to the meeting with your child.',
    authority: {
      title: "Code de l'éducation",
      provision: 'articles D. 511-30 à D. 511-43',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071191/',
      inForceFrom: '2014-09-01',
    },
  },
  {
    ...BASE,
    id: 'fr.school.option',
    kind: 'option',
    option: 'get_help',
    rank: 4,
    says: 'Ask a parents’ association (FCPE, PEEP) to come with you.',
    title: 'Get help for the meeting',
    cost: 'Free.',
    time: 'This week.',
    risk: 'None.',
    bestFor: 'The day of the meeting is near.',
    authority: {
      title: "Code de l'éducation",
      provision: 'articles D. 511-30 à D. 511-43',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071191/',
      inForceFrom: '2014-09-01',
    },
  },
]
