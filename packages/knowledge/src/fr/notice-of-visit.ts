/** A notice that an officer called with a paper (avis de passage). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CALLED: Test = { says: ['avis de passage'] }
const OFFICER: Test = {
  says: [
    'commissaire de justice',
    'huissier',
    'étude',
    'signification',
    'signifier',
    'copie de l’acte',
    "copie de l'acte",
  ],
}
const SERVED: Authority = {
  title: 'Code de procédure civile (CPC)',
  provision: 'articles 655, 656 et 658',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
  inForceFrom: '2012-09-01',
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'BAILIFF_NOTICE'],
  when: { all: [CALLED, OFFICER] },
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const NOTICE_OF_VISIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.visit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'The paper counts as given to you from that day, even if you do not fetch it. A time to act may already run.',
    authority: SERVED,
  },
  {
    ...BASE,
    id: 'fr.visit.step-fetch',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Fetch the paper at the office named in the notice, or send someone with a signed note. It is kept there for three months.',
    authority: SERVED,
  },
  {
    ...BASE,
    id: 'fr.visit.step-date',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Keep the notice and the envelope: they show the day. Then read the paper here, to see what it asks and by when.',
    authority: SERVED,
  },
]
