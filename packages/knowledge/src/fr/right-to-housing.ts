/** The commission on the right to a home (DALO) says yes or no. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const COMMISSION: Test = {
  says: [
    'dalo',
    'droit au logement opposable',
    'commission de médiation',
    'daho',
    'droit à l’hébergement opposable',
    "droit à l'hébergement opposable",
  ],
}
const HOME: Test = {
  says: ['logement', 'logé', 'logée', 'relogement', 'hébergement', 'logée en urgence'],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER'],
  topics: ['housing', 'general'],
  when: { all: [COMMISSION, HOME] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const RIGHT_TO_HOUSING: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.dalo.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The commission on the right to a home (DALO) answers whether you must be housed first.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 300-1 et L. 441-2-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.dalo.right-criteria',
    kind: 'right',
    rank: 1,
    says: 'You count as urgent with no home, with an eviction judged, or in an unfit home. So you do in a far too small one with a child, or after far too long a wait.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 441-2-3 et R. 441-14-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...BASE,
    id: 'fr.dalo.right-two-months',
    kind: 'right',
    rank: 2,
    says: 'Against a no you have two months: ask the commission to look again (recours gracieux), or go to the administrative court. You need no lawyer to start.',
    authority: {
      title: 'Code de justice administrative (CJA)',
      provision: 'article R. 421-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070933/',
      inForceFrom: '2016-11-02',
    },
  },
  {
    ...BASE,
    id: 'fr.dalo.right-offer',
    kind: 'right',
    rank: 3,
    says: 'A yes means that the prefect must find you a home, mostly in three to six months. If not, a fast court can order it: you have four months to ask.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2014-03-27',
      provision: 'articles L. 441-2-3-1 et R. 441-16-1 ; CJA, article R. 778-2',
    },
  },
  {
    ...BASE,
    id: 'fr.dalo.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Send what was missing: the number of your social housing request with its renewals, refusals, papers on the eviction or the state of the home. A social worker or an association can write with you.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 441-2-3 et R. 441-14',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2014-03-27',
    },
  },
]
