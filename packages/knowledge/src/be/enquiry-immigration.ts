/** Questions about the right to stay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ALIEN = {
  title:
    'Loi du 15 décembre 1980 sur l’accès au territoire, le séjour, l’établissement et l’éloignement des étrangers / Vreemdelingenwet van 15 december 1980',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1980/12/15/1980121550/justel',
}

export const ENQUIRY_IMMIGRATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.stay',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'titre de séjour',
        'séjour',
        'office des étrangers',
        'regroupement familial',
        'ordre de quitter',
        'verblijf',
        'verblijfsvergunning',
        'dienst vreemdelingenzaken',
        'bevel om het grondgebied',
        'residence',
        'asile',
        'asiel',
        'visa',
        'visum',
        'gezinshereniging',
        'carte de séjour',
        'verblijfskaart',
      ],
      [
        'refus',
        'refusé',
        'refusée',
        'retiré',
        'recours',
        'geweigerd',
        'weigering',
        'ingetrokken',
        'beroep',
        'refused',
        'appeal',
        'que faire',
        'ordre de quitter le territoire',
        'bevel om het grondgebied te verlaten',
        'wat moet ik doen',
        'wat kan ik doen',
        'délai',
        'termijn',
      ],
    ],
    says: 'Act now. You mostly have 30 days for the court for foreigners (CCE, RvV), and 10 days or less in some cases. The letter says it. A free lawyer (pro deo) can be there in days.',
    authority: { ...ALIEN, provision: 'articles 39/57 et 39/82', inForceFrom: '2007-06-01' },
  },
]
