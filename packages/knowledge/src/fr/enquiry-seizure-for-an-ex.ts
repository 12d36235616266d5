/** Questions about an account seized for the debt of a former partner. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'family'],
  checkedOn: '2026-11-23',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_SEIZURE_FOR_AN_EX: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.bank-seized-for-ex',
    kind: 'answer',
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'saisie',
        'saisi',
        'saisie-attribution',
        'saisie attribution',
        'compte bloqué',
        'compte est bloqué',
        'bloqué mon compte',
        'compte saisi',
        'comptes bloqués',
        'account seized',
        'account frozen',
      ],
      [
        'mon ex',
        'ex-mari',
        'ex mari',
        'ex-femme',
        'ex femme',
        'ex-conjoint',
        'ex conjoint',
        'ex-compagnon',
        'ex-compagne',
        'ex-concubin',
        'ancien conjoint',
        'ancien mari',
        'ancienne femme',
        'mon ancien compagnon',
        'divorcé',
        'divorcée',
        'my ex',
      ],
      [
        'dette',
        'dettes',
        'crédit',
        'crédits',
        'prêt',
        'loyer',
        'loyers',
        'impayé',
        'impayés',
        'debt',
        'loan',
      ],
    ],
    says: 'A court paper against your ex alone gives no right to your account. Ask the officer in writing for it. Did you sign too, or was it for the household while married? Then you may owe. The seizure must be served on you within eight days. Then you have one month for the enforcement judge; tell the officer by registered letter that day or the next. A sum like the RSA and proven child benefits stay.',
    authority: {
      title: "Code des procédures civiles d'exécution (CPCE)",
      provision:
        'articles L. 111-4, L. 162-2, L. 211-1, R. 162-4, R. 211-3 et R. 211-11; code civil, article 220',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000025024948/',
      inForceFrom: '2012-06-01',
    },
  },
]
