/** The prosecutor closes a complaint without a trial (classement sans suite). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const CLOSED: Test = {
  says: ['classement sans suite', 'classée sans suite', 'classé sans suite', 'avis de classement'],
}
const COMPLAINT: Test = { says: ['plainte', 'procureur', 'parquet', 'infraction'] }

const BASE = {
  country: 'fr',
  kinds: ['OTHER'],
  topics: ['criminal', 'general'],
  when: { all: [CLOSED, COMPLAINT], not: [{ says: ['naturalisation', 'nationalité française'] }] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const COMPLAINT_CLOSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.closed.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The prosecutor closes your complaint without a trial, and must say why. The file can be opened again.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 40-1 et 40-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2021-12-24',
    },
  },
  {
    ...BASE,
    id: 'fr.closed.right-general',
    kind: 'right',
    rank: 1,
    says: 'You can ask the chief prosecutor (procureur général) to look again, for free and by letter: add new facts, papers and witnesses.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'article 40-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2021-12-24',
    },
  },
  {
    ...BASE,
    id: 'fr.closed.right-party',
    kind: 'right',
    rank: 2,
    says: 'You can bring the case before a judge yourself, by a complaint as a civil party (juge d’instruction). If you know who did it, a direct summons will do. A sum is mostly paid in first, none with legal aid.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 85, 88, 388 et 392-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2021-12-24',
    },
  },
  {
    ...BASE,
    id: 'fr.closed.right-help',
    kind: 'right',
    rank: 3,
    says: 'For grave harm a fund (CIVI) may pay even without a culprit, mostly within three years. The victims’ line 116 006 and France Victimes are free.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 706-3 à 706-15',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2021-12-24',
    },
  },
  {
    ...BASE,
    id: 'fr.closed.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask the prosecutor’s office for a copy of the file, and note what was not looked into. Then choose the way with a lawyer or France Victimes.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 10-2 et R. 155',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2021-12-24',
    },
  },
]
