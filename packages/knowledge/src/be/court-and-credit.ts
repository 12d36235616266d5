/** Loans in arrears, costs of a case, judgments by default and the sale of seized goods. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CDE = {
  title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
}
const CJ = {
  title: 'Code judiciaire / Gerechtelijk Wetboek (Ger.W.)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel',
}

const LOAN: Test = {
  says: [
    'crédit à la consommation',
    'contrat de crédit',
    'prêt personnel',
    'prêt à tempérament',
    'ouverture de crédit',
    'kredietovereenkomst',
    'consumentenkrediet',
    'lening op afbetaling',
    'persoonlijke lening',
    'kredietopening',
  ],
}
const MORTGAGE: Test = {
  says: [
    'crédit hypothécaire',
    'prêt hypothécaire',
    'hypothecair krediet',
    'hypothecaire lening',
    'woonkrediet',
  ],
}
const SEIZED_GOODS: Test = {
  says: [
    'saisie mobilière',
    'saisie-exécution mobilière',
    'procès-verbal de saisie',
    'uitvoerend beslag',
    'beslag op roerende goederen',
    'jour de la vente',
    'verkoopdag',
    'vente publique',
    'openbare verkoping',
  ],
}
const SERVED: Test = {
  says: [
    'betekening van vonnis',
    'betekening van het vonnis',
    'betekening vonnis',
    'overhandig u het vonnis',
    'betekend het vonnis',
    'signification de jugement',
    'signification du jugement',
    'signification d’un jugement',
    "signification d'un jugement",
    'signifie le jugement',
    'copie du jugement',
  ],
}
const COURT_THREAT: Test = {
  says: [
    'avocat',
    'avocate',
    'citer',
    'citerai',
    'citerons',
    'citation',
    'tribunal',
    'juge',
    'juge de paix',
    'advocaat',
    'dagvaarden',
    'dagvaarding',
    'dagvaard',
    'rechtbank',
    'rechter',
    'vrederechter',
    'gerechtelijke stappen',
  ],
}
const ABSENT: Test = {
  says: ['par défaut', 'jugement par défaut', 'défaut', 'bij verstek', 'verstekvonnis', 'verstek'],
}

export const COURT_AND_CREDIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.credit.right-two-payments',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 8,
    when: { all: [LOAN] },
    says: 'A lender can claim a whole loan only after two missed payments, or a fifth of it. It must first warn you by registered letter and wait one month.',
    authority: { ...CDE, provision: 'article VII.105', inForceFrom: '2015-04-01' },
  },
  {
    ...BASE,
    id: 'be.credit.right-mortgage',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 8,
    when: { all: [MORTGAGE] },
    says: 'For a home loan the bank must warn you by registered letter and wait one month after two missed payments. Ask it at once for a plan.',
    authority: { ...CDE, provision: 'article VII.147/20', inForceFrom: '2017-04-01' },
  },
  {
    ...BASE,
    id: 'be.court.claim-right-costs',
    kind: 'right',
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT'],
    rank: 34,
    says: 'Who loses pays a fixed sum for the other lawyer (indemnité de procédure). With a low income you can ask the judge for the lowest sum.',
    authority: { ...CJ, provision: 'articles 1017, 1018 et 1022', inForceFrom: '2008-01-01' },
  },
  {
    ...BASE,
    id: 'be.debt.right-lawyer-costs',
    kind: 'right',
    kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    rank: 34,
    when: { any: [COURT_THREAT] },
    says: 'Only a judge can put the cost of their lawyer on you, and then only a fixed sum (indemnité de procédure, rechtsplegingsvergoeding).',
    authority: { ...CJ, provision: 'articles 1017 et 1022', inForceFrom: '2008-01-01' },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'be.court.claim-right-own-check',
    kind: 'right',
    kinds: ['COURT_CLAIM'],
    rank: 36,
    says: 'Even if you stay away, the judge must refuse a claim against rules that protect all (ordre public), such as too high costs for consumers.',
    authority: { ...CJ, provision: 'article 806', inForceFrom: '2015-11-01' },
  },
  {
    ...BASE,
    id: 'be.court.judgment-right-opposition',
    kind: 'right',
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    rank: 12,
    when: { all: [ABSENT] },
    says: 'Judged while you were not there, with no appeal open? Then you can object to the same court within one month of service (opposition).',
    authority: { ...CJ, provision: 'articles 1047 et 1048', inForceFrom: '2018-01-01' },
  },
  {
    ...BASE,
    id: 'be.court.officer-right-appeal',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE'],
    rank: 9,
    when: { any: [SERVED] },
    says: 'From the day a judgment is served you mostly have one month to appeal, or to object if you were not there. It can often be enforced meanwhile.',
    authority: { ...CJ, provision: 'articles 1047, 1048, 1051 et 1397', inForceFrom: '2018-08-03' },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'be.court.officer-right-own-sale',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE'],
    rank: 12,
    when: { all: [SEIZED_GOODS] },
    dayToAct: 'open',
    says: 'After a seizure of goods you have ten days to tell the bailiff that you will sell them yourself (vente amiable). It often brings more.',
    authority: { ...CJ, provision: 'article 1526bis', inForceFrom: '1993-01-01' },
  },
  {
    ...BASE,
    id: 'be.court.claim-right-caps',
    kind: 'right',
    kinds: ['COURT_CLAIM'],
    rank: 14,
    when: {
      any: [
        {
          says: [
            'clause pénale',
            'indemnité forfaitaire',
            'indemnité conventionnelle',
            'frais de rappel',
            'frais de recouvrement',
            'schadebeding',
            'forfaitaire vergoeding',
            'forfaitaire schadevergoeding',
            'conventionele schadevergoeding',
            'aanmaningskosten',
          ],
        },
      ],
    },
    says: 'A firm may ask little on top of its bill: nothing before a free reminder, then only capped sums. Ask the judge to strike or cut the rest.',
    authority: {
      ...CDE,
      provision: 'articles XIX.2 à XIX.4, et Code civil article 5.88',
      inForceFrom: '2023-12-01',
    },
    checkedOn: '2026-11-22',
  },
]
