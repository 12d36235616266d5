/** Homes with rules of their own: the extra rent in social housing, unsafe buildings, hostels for workers. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const SURCHARGE: Test = { says: ['supplément de loyer de solidarité', 'sls', 'surloyer'] }
const UNSAFE: Test = {
  says: [
    'mise en sécurité',
    'arrêté de péril',
    'péril imminent',
    'insalubrité',
    'insalubre',
    'interdiction d’habiter',
    "interdiction d'habiter",
    'interdit à l’habitation',
    "interdit à l'habitation",
    'habitat indigne',
  ],
}
const HOSTEL: Test = {
  says: [
    'résidence sociale',
    'foyer de travailleurs',
    'adoma',
    'contrat de résidence',
    'logement-foyer',
    'foyer de jeunes travailleurs',
  ],
}

const BASE = {
  country: 'fr',
  kinds: [
    'OTHER',
    'RENT_ARREARS_LETTER',
    'EVICTION_NOTICE',
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
  ],
  topics: ['housing', 'general'],
  when: { any: [SURCHARGE, UNSAFE, HOSTEL] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const SPECIAL_HOMES: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.homes.sls-right',
    kind: 'right',
    rank: 1,
    when: { all: [SURCHARGE] },
    says: 'The extra rent (SLS) is due only if your income is at least 20 % above the limit. A flat sum for a form not sent back is provisional: send tax papers and it is reckoned anew, also for the past.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 441-3, L. 441-9 et R. 441-20',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.homes.sls-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    when: { all: [SURCHARGE] },
    says: 'Send the survey and your last tax notice today, registered. Before the flat sum they must have sent a formal demand. Ask for a plan for what is due.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 441-9 et L. 441-4',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.homes.unsafe-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    when: { all: [UNSAFE] },
    says: 'The town or the prefect finds the building unsafe or unhealthy and orders works, or forbids living there.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 511-1 et L. 511-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.homes.unsafe-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    when: { all: [UNSAFE] },
    says: 'Keep the order and its date. A tenant writes to the landlord to stop the rent and ask for another home. An owner answers the town, gets an expert and asks the Anah for aid.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 511-10 et L. 521-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.homes.unsafe-rent',
    kind: 'right',
    rank: 1,
    when: { all: [UNSAFE] },
    says: 'After an order on an unsafe or unhealthy home no rent is due from the next month until it is lifted. If living there is forbidden, the owner must house the tenant elsewhere, for now or for good, and pay.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 521-1, L. 521-2 et L. 521-3-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.homes.unsafe-owner',
    kind: 'right',
    rank: 2,
    when: { all: [UNSAFE] },
    says: 'The owner must be heard first, except in great danger, and has the time in the order for the works. Then the town does them at the owner’s cost, with a daily fine. The administrative court can be asked within two months.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 511-10, L. 511-11, L. 511-15, L. 511-16 et L. 511-19',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.homes.hostel-right',
    kind: 'right',
    rank: 1,
    when: { all: [HOSTEL] },
    says: 'A hostel may end the contract for money owed only after a formal demand. It takes three months unpaid in a row, or two months’ worth in part payments. Only a judge can put you out.',
    authority: {
      title: "Code de la construction et de l'habitation (CCH)",
      provision: 'articles L. 633-2 et R. 633-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      inForceFrom: '2016-01-29',
    },
  },
]
