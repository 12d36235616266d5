/** Letters on an estate: the choice of an heir, and the debts of the dead. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const ESTATE: Test = {
  says: [
    'succession',
    'héritier',
    'héritière',
    'héritiers',
    'renonciation',
    'option successorale',
    'défunt',
    'défunte',
  ],
}
const DEBT_OR_CHOICE: Test = {
  says: [
    'dettes',
    'dette',
    'redevable',
    'reste dû',
    'restant dû',
    'passif',
    'renonciation',
    'renoncer',
    'acceptation',
    'option',
    'notaire',
    'sommation',
    'créancier',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'family', 'general'],
  when: { all: [ESTATE, DEBT_OR_CHOICE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const INHERITANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.estate.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'You have three choices: accept all, accept up to what is there (concurrence de l’actif net), or refuse. Full acceptance brings all debts.',
    authority: {
      title: 'Code civil',
      provision: 'articles 768, 771 et 785',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.estate.right-time',
    kind: 'right',
    rank: 3,
    says: 'Nobody can make you choose in the first four months. After a formal summons (sommation) you have two months, or you count as accepting.',
    authority: {
      title: 'Code civil',
      provision: 'articles 771 à 773 et 780',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.estate.right-refuse',
    kind: 'right',
    rank: 4,
    says: 'Refusing (renonciation) is done with a form at the court or by a notary. At the court it is free. Then the debts are not yours.',
    authority: {
      title: 'Code civil',
      provision: 'articles 804 et 806',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2017-11-01',
    },
  },
  {
    ...BASE,
    id: 'fr.estate.right-unknown',
    kind: 'right',
    rank: 6,
    says: 'Accepted and then a big unknown debt shows up? You have five months to ask a judge to free you.',
    authority: {
      title: 'Code civil',
      provision: 'article 786',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.estate.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask the notary for a list of what is there and what is owed. Sell, use or pay nothing of the estate before you choose, except the funeral.',
    authority: {
      title: 'Code civil',
      provision: 'articles 771, 784 et 785',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.estate.option-refuse',
    kind: 'option',
    option: 'defend',
    // Its time is not the day that the creditor names, so it does not lead.
    rank: 16,
    checkedOn: '2026-11-24',
    says: 'Find out what is there and what is owed. If the debts are more, refuse the estate in time. Tell the creditor that you do.',
    title: 'Refuse the estate if it is mostly debts',
    cost: 'Nothing, or a fee at the court or notary.',
    time: 'Four months without pressure.',
    risk: 'You get nothing of the estate. You can hardly undo it.',
    bestFor: 'The debts are more than what is left.',
    authority: {
      title: 'Code civil',
      provision: 'articles 768, 771, 804 et 806',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2007-01-01',
    },
  },
]
