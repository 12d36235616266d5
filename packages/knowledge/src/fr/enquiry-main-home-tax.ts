/** Questions about the tax on homes, asked of people for the home where they live. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_MAIN_HOME_TAX: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.main-home-tax',
    kind: 'answer',
    topics: ['debt', 'general', 'housing', 'consumer'],
    rank: 4,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'ma résidence secondaire',
            'ma residence secondaire',
            'mes résidences secondaires',
            'maison de vacances',
            'maison de campagne',
            'airbnb',
            'location saisonnière',
          ],
        },
      ],
    },
    asks: [
      [
        "taxe d'habitation",
        'taxe d’habitation',
        'taxe habitation',
        'taxe sur les logements vacants',
        'logement vacant',
        'local vacant',
        'housing tax',
      ],
      [
        'résidence principale',
        'residence principale',
        'maison principale',
        'mon seul logement',
        'ma seule',
        "où j'habite",
        "j'habite dedans",
        "j'habite là",
        'j’y habite',
        "j'y habite",
        'gérer mes biens',
        'biens immobiliers',
        'comme résidence secondaire',
        'en résidence secondaire',
        'ou résidence secondaire',
        'classé en secondaire',
        'déclaré vacant',
        'noté vacant',
        'ma seule maison',
        'mon unique logement',
        'ma seule habitation',
        'habite à l’année',
        "habite à l'année",
        'main home',
      ],
    ],
    says: 'No one owes this tax on the home where they live. A wrong entry in “Gérer mes biens immobiliers” does not change that: put it right now. Before the last day to pay, send a claim (réclamation). Add your income tax notice and bills for this home. Ask in it to put off payment (sursis): else 10 % more and a seizure can come. You have until 31 December of next year.',
    authority: {
      title: 'Code général des impôts (CGI)',
      provision: 'articles 1407, 1418 et 1730; LPF, articles L. 277 et R. 196-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/',
      inForceFrom: '2023-01-01',
    },
  },
]
