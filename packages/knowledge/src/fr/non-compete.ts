/** A former employer says that a clause forbids the new job (clause de non-concurrence). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const CLAUSE: Test = {
  says: ['non-concurrence', 'clause de non concurrence', 'obligation de non-concurrence'],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'DISMISSAL_LETTER'],
  topics: ['employment', 'general'],
  when: { all: [CLAUSE] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const NON_COMPETE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.noncompete.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'A former employer says that a clause of your contract forbids your new work (non-concurrence).',
    authority: {
      title: 'Code du travail',
      provision: 'article L. 1121-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.noncompete.right-valid',
    kind: 'right',
    rank: 1,
    says: 'Such a clause holds only if it guards a real interest and has limits in time and place. It must leave you work in your trade, and they must pay you for it. Without pay it is void.',
    authority: {
      title: 'Code du travail et Cour de cassation',
      provision: 'article L. 1121-1 ; Cass. soc., 10 juillet 2002, n° 00-45.135',
      url: 'https://www.courdecassation.fr/recherche-judilibre?search_api_fulltext=00-45.135',
      inForceFrom: '2002-07-10',
    },
  },
  {
    ...BASE,
    id: 'fr.noncompete.right-sum',
    kind: 'right',
    rank: 2,
    says: 'A judge can lower a penalty that is far too high, also on its own. Did they not pay what they owe you? Ask for it in writing: if they still do not pay, you are mostly free of it.',
    authority: {
      title: 'Code civil',
      provision: 'articles 1219 et 1231-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2016-10-01',
    },
  },
  {
    ...BASE,
    id: 'fr.noncompete.right-let-go',
    kind: 'right',
    rank: 3,
    says: 'They may let you off only within the time set in the contract or the collective agreement, at the latest when you leave. Later they still owe the money.',
    authority: {
      title: 'Cour de cassation',
      provision: 'Cass. soc., 21 janvier 2015, n° 13-24.471',
      url: 'https://www.courdecassation.fr/recherche-judilibre?search_api_fulltext=13-24.471',
      inForceFrom: '2015-01-21',
    },
  },
  {
    ...BASE,
    id: 'fr.noncompete.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Read the clause: length, place, trade, pay. Answer in writing by the day, and ask a union or a lawyer before you leave the new job. The conseil de prud’hommes decides.',
    authority: {
      title: 'Code du travail',
      provision: 'article L. 1411-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2008-05-01',
    },
  },
]
