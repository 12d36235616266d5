/** OFPRA refuses asylum, or the OFII means to stop the help for asylum seekers. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const OFPRA: Test = {
  says: [
    'ofpra',
    'office français de protection des réfugiés',
    'cour nationale du droit d’asile',
    "cour nationale du droit d'asile",
    'cnda',
  ],
}
const OFII: Test = {
  says: [
    'conditions matérielles d’accueil',
    "conditions matérielles d'accueil",
    'allocation pour demandeur d’asile',
    "allocation pour demandeur d'asile",
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER'],
  topics: ['immigration', 'general'],
  when: { any: [OFPRA, OFII] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ASYLUM_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.asylum.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    when: { all: [OFPRA] },
    says: 'OFPRA says no to your request for asylum. That is not the end: a court of its own (CNDA) looks at it anew.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 531-1 et L. 532-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2021-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.asylum.ofii-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    when: { all: [OFII], not: [OFPRA] },
    says: 'The OFII means to stop the allowance or the place to live that you have while asylum is decided. First you may answer.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 551-15 et L. 551-16',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2024-07-16',
    },
  },
  {
    ...BASE,
    id: 'fr.asylum.right-month',
    kind: 'right',
    rank: 1,
    when: { all: [OFPRA] },
    says: 'The paper names the last day to go to the CNDA. It is at most one month from the day you got it, and since June 2026 far less in a fast procedure. Ask today for a free lawyer (aide juridictionnelle).',
    authority: {
      title: 'Règlement (UE) 2024/1348 sur les procédures d’asile',
      provision: 'article 67 ; CESEDA, article L. 532-1 ; loi du 10 juillet 1991, article 9-4',
      url: 'https://eur-lex.europa.eu/eli/reg/2024/1348/oj',
      inForceFrom: '2026-06-12',
    },
  },
  {
    ...BASE,
    id: 'fr.asylum.right-stay',
    kind: 'right',
    rank: 2,
    when: { all: [OFPRA] },
    says: 'Until the CNDA decides you may mostly stay. After a fast procedure (safe country, new request) you may have to ask a court for it within days. Read the paper and ask for help today.',
    authority: {
      title: 'Règlement (UE) 2024/1348 sur les procédures d’asile',
      provision: 'article 68 ; CESEDA, articles L. 542-1 et L. 542-2',
      url: 'https://eur-lex.europa.eu/eli/reg/2024/1348/oj',
      inForceFrom: '2026-06-12',
    },
  },
  {
    ...BASE,
    id: 'fr.asylum.right-help',
    kind: 'right',
    rank: 3,
    when: { all: [OFII] },
    says: 'The OFII may stop your allowance or bed only in set cases, with reasons in writing. Before that you may answer, mostly within 15 days, and your weakness (illness, children) must count.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 551-16, L. 522-3 et D. 551-18',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2024-07-16',
    },
  },
  {
    ...BASE,
    id: 'fr.asylum.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Go today to the place where you get post, the Cimade or Forum réfugiés. Write why OFPRA or the OFII is wrong, with papers, and keep proof of sending.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 532-1 et L. 551-16',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2024-07-16',
    },
  },
]
