/** Law that an adviser names first: how income tax is paid, and the bills of towns and hospitals. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const CGI = {
  title: 'Code général des impôts (CGI)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/',
}
const CGCT = {
  title: 'Code général des collectivités territoriales (CGCT)',
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070633/',
}

const TAX_BILL: Test = {
  says: [
    "avis d'impôt",
    'avis d’impôt',
    'impôt sur le revenu',
    'impôt sur les revenus',
    'taxe foncière',
  ],
}
const TOWN_BILL: Test = {
  says: [
    'avis des sommes à payer',
    'avis de sommes à payer',
    'titre exécutoire',
    'titre de recettes',
    'titre de recette',
    'collectivité territoriale',
  ],
}
const TOWN = {
  ...BASE,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'TAX_DEMAND'],
  when: { any: [TOWN_BILL] },
} satisfies Partial<Rule>

const HOME_LOAN = {
  ...BASE,
  topics: ['debt', 'housing'],
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'BAILIFF_NOTICE'],
} satisfies Partial<Rule>
const LOAN: Test = { says: ['prêt immobilier', 'crédit immobilier', 'prêt hypothécaire'] }
const SEIZED_HOME: Test = {
  says: ['saisie immobilière', 'commandement de payer valant saisie', "audience d'orientation"],
}
const CPCE = {
  title: "Code des procédures civiles d'exécution (CPCE)",
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000025024948/',
}

export const NAMED_LAW: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.tax.when-due',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    kinds: ['TAX_DEMAND'],
    rank: 12,
    when: { any: [TAX_BILL] },
    dayToAct: 'open',
    says: 'The bill sets the last day to pay. No surcharge comes before it. After it the law adds 10%.',
    authority: {
      ...CGI,
      provision: 'articles 1663, 1681 sexies et 1730',
      inForceFrom: '2012-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.tax.how-paid',
    kind: 'fact',
    slot: 'did_you_know',
    kinds: ['TAX_DEMAND'],
    rank: 14,
    when: { any: [TAX_BILL] },
    says: 'Above €300 you must pay tax online or let the office debit your account. Up to €300 you may pay in another way.',
    authority: { ...CGI, provision: 'article 1681 sexies', inForceFrom: '2019-01-01' },
  },
  {
    ...TOWN,
    id: 'fr.town.right-two-months',
    kind: 'right',
    rank: 5,
    says: 'You have two months from getting this bill of a town or hospital to contest it in the court that it names.',
    authority: { ...CGCT, provision: 'article L. 1617-5, 1° et 2°', inForceFrom: '2012-01-01' },
  },
  {
    ...TOWN,
    id: 'fr.town.right-four-years',
    kind: 'right',
    rank: 8,
    says: 'The public accountant has four years to collect it. Each act of collection starts the four years again.',
    authority: { ...CGCT, provision: 'article L. 1617-5, 3°', inForceFrom: '2012-01-01' },
  },
  {
    ...HOME_LOAN,
    id: 'fr.mortgage.right-pause',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 6,
    when: { any: [LOAN] },
    says: 'After a job loss or another hard blow you can ask the judge to pause the loan for up to two years.',
    authority: {
      title: 'Code de la consommation',
      provision: 'article L. 314-20',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/',
      inForceFrom: '2016-07-01',
    },
  },
  {
    ...HOME_LOAN,
    id: 'fr.mortgage.right-own-sale',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 6,
    when: { any: [SEIZED_HOME] },
    says: 'Go to the hearing (audience d’orientation). There you can ask to sell the home yourself, which often brings more.',
    authority: {
      ...CPCE,
      provision: 'articles R. 322-15 et R. 322-20 à R. 322-25',
      inForceFrom: '2012-06-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-23',
    id: 'fr.benefit.right-twenty-days',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 9,
    when: {
      any: [
        {
          says: [
            'allocations familiales',
            'complément familial',
            'allocation de rentrée scolaire',
            'allocation de soutien familial',
            'indemnités journalières',
            'assurance maladie',
            'cpam',
            'carsat',
            'r. 133-9-2',
            'r.133-9-2',
          ],
        },
      ],
      not: [{ says: ['rsa', 'revenu de solidarité active', 'france travail', 'pôle emploi'] }],
    },
    says: 'You have 20 days from this notice to ask that wrong facts be put right. In that time you can also pay, or agree to pay in parts over 12 months at most. If you do nothing, they may keep back part of what you get.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 133-4-1 et R. 133-9-2',
      url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000043281678',
      inForceFrom: '2021-03-25',
    },
  },
]
