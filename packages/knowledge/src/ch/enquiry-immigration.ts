/** Questions about the right to stay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const AIG = {
  title: 'Ausländer- und Integrationsgesetz (AIG) / Loi sur les étrangers (LEI, LStrI)',
  url: 'https://www.fedlex.admin.ch/',
}

export const ENQUIRY_IMMIGRATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.stay',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'aufenthaltsbewilligung',
        'migrationsamt',
        'wegweisung',
        'familiennachzug',
        'permis de séjour',
        'permis b',
        'permis c',
        'permesso b',
        'permesso c',
        'bewilligung b',
        'autorisation de séjour',
        'renvoi',
        'regroupement familial',
        'permesso di dimora',
        'ricongiungimento',
        'residence permit',
      ],
      [
        'abgelehnt',
        'verweigert',
        'widerrufen',
        'beschwerde',
        'verlängert',
        'refusé',
        'refusée',
        'révoqué',
        'recours',
        'renouvelé',
        'rifiutato',
        'revocato',
        'ricorso',
        'refused',
        'appeal',
      ],
    ],
    says: 'Act now. The time for an appeal is often 30 days, and only five for some removals. It stands at the end of the letter. Ask a free legal advice office (Rechtsberatungsstelle) today.',
    authority: { ...AIG, provision: 'Art. 62 bis 64', inForceFrom: '2019-01-01' },
  },
]
