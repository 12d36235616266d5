/** Questions about residence papers, orders to leave and citizenship. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['immigration', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_IMMIGRATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-stay.leave',
    kind: 'answer',
    verdict: 'do_this',
    rank: 5,
    asks: [['oqtf', 'obligation de quitter', 'quitter le territoire', 'order to leave france']],
    says: 'See a lawyer today. You have one month, seven days or 48 hours, as the last page says. An appeal in time stops removal.',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 614-1, L. 722-7 et L. 921-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2024-07-15',
    },
  },
  {
    ...BASE,
    id: 'fr.ask-stay.renew',
    kind: 'answer',
    verdict: 'do_this',
    rank: 12,
    asks: [
      ['titre de séjour', 'carte de séjour', 'récépissé', 'residence permit'],
      [
        'renouveler',
        'renouvellement',
        'expire',
        'expiré',
        'renew',
        'expires',
        'expired',
        'rendez-vous',
        'appointment',
      ],
    ],
    says: 'Ask for renewal online two to four months before the end. Keep proof and ask for the paper that extends your rights (attestation de prolongation).',
    authority: {
      title: "Code de l'entrée et du séjour des étrangers et du droit d'asile (CESEDA)",
      provision: 'articles L. 433-1 à L. 433-3 et R. 431-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070158/',
      inForceFrom: '2021-05-01',
    },
  },
  {
    ...BASE,
    id: 'fr.ask-stay.refused',
    kind: 'answer',
    verdict: 'do_this',
    rank: 10,
    asks: [
      ['titre de séjour', 'carte de séjour', 'préfecture', 'visa', 'residence permit'],
      ['refus', 'refusé', 'rejet', 'rejeté', 'refused', 'rejected', 'denied'],
    ],
    says: 'You mostly have two months for the administrative court. With an order to leave it is far less, so read the last page today.',
    authority: {
      title: 'Code de justice administrative (CJA)',
      provision: 'articles R. 421-1 et L. 521-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070933/',
      inForceFrom: '2016-11-04',
    },
  },
  {
    ...BASE,
    id: 'fr.ask-stay.citizenship',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 18,
    asks: [
      [
        'naturalisation',
        'nationalité française',
        'devenir français',
        'devenir française',
        'french citizenship',
        'citizenship',
      ],
    ],
    says: 'By decree mostly after five years in France, with stable income, good French (level B2) and a civic test. By marriage after four years.',
    authority: {
      title: 'Code civil',
      provision: 'articles 21-2, 21-16, 21-17 et 21-24',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.ask-stay.step',
    kind: 'step',
    list: 'first',
    topics: ['immigration'],
    rank: 20,
    says: 'Ask a lawyer, the Cimade or a point-justice (3039). Keep each envelope and receipt.',
    authority: {
      title: 'Loi n° 91-647 du 10 juillet 1991',
      provision: 'articles 2 à 4 et 7',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006077779',
      inForceFrom: '1992-01-01',
    },
  },
]
