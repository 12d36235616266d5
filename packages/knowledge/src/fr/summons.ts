/** Summons of the police and of criminal courts: as a suspect or as a witness. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const POLICE: Test = {
  says: [
    'gendarmerie',
    'commissariat',
    'police nationale',
    'officier de police judiciaire',
    'brigade',
  ],
}
const SUMMONED: Test = {
  says: [
    'convocation',
    'convoqué',
    'convoquée',
    'vous présenter',
    'entendu',
    'entendue',
    'audition',
  ],
}
const WITNESS: Test = { says: ['citation à témoin', 'en qualité de témoin', 'comme témoin'] }

const BASE = {
  country: 'fr',
  kinds: ['OTHER'],
  topics: ['criminal', 'general'],
  when: { all: [POLICE, SUMMONED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const SUMMONS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.summons.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The police want to hear you. The letter should say if you are a suspect or a witness.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 61-1, 62 et 78',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2014-06-02',
    },
  },
  {
    ...BASE,
    id: 'fr.summons.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Go, or ask for another day: they can have you fetched. As a free suspect (audition libre) you may leave when you want.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 61 et 78',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2014-06-02',
    },
  },
  {
    ...BASE,
    id: 'fr.summons.right-silence',
    kind: 'right',
    rank: 3,
    says: 'As a suspect you must be told of the offence and its date. You may stay silent and have an interpreter.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'article 61-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2014-06-02',
    },
  },
  {
    ...BASE,
    id: 'fr.summons.right-lawyer',
    kind: 'right',
    rank: 4,
    says: 'If the offence can bring prison, you have the right to a lawyer at your side. With a low income the State pays.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 61-1 et 61-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2014-06-02',
    },
  },
  {
    ...BASE,
    id: 'fr.summons.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Call a lawyer before you go. Read the record before you sign. You may refuse to sign.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'article 61-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2014-06-02',
    },
  },
  {
    ...BASE,
    id: 'fr.summons.option',
    kind: 'option',
    option: 'get_help',
    rank: 3,
    says: 'Ask the bar (ordre des avocats) or a point-justice (3039) for a lawyer.',
    title: 'Lawyer first',
    cost: 'Free with a low income.',
    time: 'Before the date.',
    risk: 'None.',
    bestFor: 'You may be a suspect.',
    authority: {
      title: 'Loi n° 91-647 du 10 juillet 1991',
      provision: 'articles 2 à 4 et 7',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006077779',
      inForceFrom: '1992-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.summons.witness',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: { all: [WITNESS] },
    says: 'You are called as a witness. You must come and tell the truth. If you cannot, write to the court at once with proof, or you risk a fine.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 437 à 439 et 335',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2004-10-01',
    },
  },
  {
    ...BASE,
    id: 'fr.summons.witness-pay',
    kind: 'right',
    rank: 5,
    when: { all: [WITNESS] },
    says: 'Travel and lost pay are paid back if you ask at the court that day.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles R. 123 à R. 138',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2004-10-01',
    },
  },
]
