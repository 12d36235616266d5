/** A premium that was not paid, and an insurer that ends the contract. */
import type { Rule, Test } from '@plainletter/contracts/rule'

/** The formal demand for a premium: it decides nothing on a claim, and tells no new price. */
export const PREMIUM_DEMAND: Test = {
  says: [
    'l. 113-3',
    'l.113-3',
    'l113-3',
    'garanties seront suspendues',
    'garantie sera suspendue',
    'garanties sont suspendues',
    'suspension de vos garanties',
    'suspension des garanties',
    'suspension de la garantie',
  ],
}

/** A premium that was not paid, and cover that will stop. */
const UNPAID: readonly Test[] = [
  { says: ['cotisation', 'cotisations', 'prime'] },
  {
    says: [
      "n'est pas payée",
      'n’est pas payée',
      "n'est pas réglée",
      'n’est pas réglée',
      "n'a pas été payée",
      'n’a pas été payée',
      "n'a pas été réglée",
      'n’a pas été réglée',
      'impayée',
      'impayées',
      'non-paiement',
      'défaut de paiement',
      'sans paiement',
      'sans règlement',
    ],
  },
  {
    says: [
      'garanties',
      'garantie sera suspendue',
      "contrat d'assurance",
      'contrat d’assurance',
      'suspension de votre contrat',
      'assurance sera suspendue',
    ],
  },
]

/** The insurer itself ends the contract. */
const INSURER_ENDS: Test = {
  says: [
    'résilions votre contrat',
    'résilier votre contrat',
    'résiliation de votre contrat',
    'mettons fin à votre contrat',
  ],
}

const INSURED: Test = {
  says: ['contrat auto', 'assurance auto', 'sinistre', 'sinistres', 'accidents', 'accident'],
}

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const OF_PREMIUM = {
  ...BASE,
  when: { all: [PREMIUM_DEMAND], not: [{ says: ['urssaf'] }] },
  checkedOn: '2026-11-23',
  authority: {
    title: 'Code des assurances',
    provision: 'article L. 113-3',
    url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
    inForceFrom: '2019-05-24',
  },
} satisfies Partial<Rule>

export const LATE_PREMIUM: readonly Rule[] = [
  {
    ...OF_PREMIUM,
    id: 'fr.insurance.unpaid-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'Your insurer says that a premium is not paid. This is the formal demand (mise en demeure) before your cover stops.',
  },
  {
    ...OF_PREMIUM,
    id: 'fr.insurance.unpaid-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    dayToAct: 'open',
    says: 'You are still covered for 30 days after the letter was sent. If you pay before, nothing stops.',
  },
  {
    ...OF_PREMIUM,
    id: 'fr.insurance.unpaid-over',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    dayToAct: 'over',
    says: 'The 30 days seem over, so your cover may have stopped. If the contract was not ended, it starts again at noon the day after you pay all.',
  },
  {
    ...OF_PREMIUM,
    id: 'fr.insurance.unpaid-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 4,
    says: 'You may ask how the sum was counted, ask for small sums and go to the free insurance mediator.',
  },
  {
    ...OF_PREMIUM,
    id: 'fr.insurance.unpaid-option',
    kind: 'option',
    option: 'pay',
    rank: 5,
    says: 'Pay what is due and keep proof. If they agree to small sums, get it in writing.',
    title: 'Pay, and keep your cover',
    cost: 'The premium.',
    time: 'Before the 30 days end.',
    risk: 'Without cover you pay for any damage yourself. To drive is then a crime.',
    bestFor: 'The premium is due.',
  },
  {
    ...BASE,
    id: 'fr.insurance.unpaid-right',
    kind: 'right',
    rank: 2,
    when: { all: [...UNPAID], not: [{ says: ['urssaf'] }] },
    says: 'Your cover can stop only 30 days after a formal demand (mise en demeure). Ten days later the insurer may end the contract. Paid before, all goes on.',
    authority: {
      title: 'Code des assurances',
      provision: 'article L. 113-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '1976-07-21',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'fr.insurance.unpaid-step',
    kind: 'step',
    list: 'first',
    rank: 6,
    when: { all: [...UNPAID], not: [{ says: ['urssaf'] }] },
    says: 'Pay the premium or ask for small sums in writing before the 30 days end. If you dispute it, write to the complaints service, then to the free mediator.',
    authority: {
      title: 'Code des assurances',
      provision: 'article L. 113-3, et code de la consommation, article L. 612-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2016-07-01',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'fr.insurance.ended-right',
    kind: 'right',
    rank: 3,
    when: { all: [INSURER_ENDS, INSURED] },
    says: 'After a claim an insurer may end the contract only if the contract says so, one month after it tells you. It must pay back the premium for the time left.',
    authority: {
      title: 'Code des assurances',
      provision: 'articles L. 113-12 et R. 113-10',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '1976-07-21',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'fr.insurance.ended-car',
    kind: 'right',
    rank: 4,
    when: {
      all: [
        INSURER_ENDS,
        INSURED,
        { says: ['auto', 'automobile', 'véhicule', 'voiture', 'conducteur'] },
      ],
    },
    checkedOn: '2026-11-24',
    says: 'For car liability they may do so only after drink, drugs, or an offence that cost the licence for a month or more. You must insure a car that is on the road.',
    authority: {
      title: 'Code des assurances',
      provision: 'articles A. 211-1-2, L. 211-1 et L. 212-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.insurance.false-answer',
    kind: 'right',
    rank: 2,
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    when: {
      all: [
        {
          says: [
            'fausse déclaration',
            'fausses déclarations',
            'réticence',
            'nullité du contrat',
            'questionnaire de santé',
            'omission',
            'déclaration inexacte',
            'déclarations inexactes',
          ],
        },
        { says: ['assurance', 'assureur', 'garantie', 'contrat', 'mutuelle', 'sinistre'] },
      ],
    },
    checkedOn: '2026-11-24',
    says: 'The insurer must prove that you lied on purpose to a clear question. Else it may only lower what it pays, in proportion to the premium (L. 113-9). A question that it never asked counts for nothing.',
    authority: {
      title: 'Code des assurances',
      provision:
        'articles L. 112-3, L. 113-2, L. 113-8 et L. 113-9 ; Cass. ch. mixte, 7 février 2014, n° 12-85.107',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2014-02-07',
    },
  },
  {
    ...BASE,
    id: 'fr.insurance.ended-step',
    kind: 'step',
    list: 'first',
    rank: 7,
    when: { all: [INSURER_ENDS, INSURED] },
    says: 'Look for a new insurer now. For a car, cover is a duty: if you are refused, the Bureau central de tarification can make an insurer take you.',
    authority: {
      title: 'Code des assurances',
      provision: 'articles L. 211-1 et L. 212-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984/',
      inForceFrom: '2003-08-02',
    },
    checkedOn: '2026-11-22',
  },
]
