/** Questions about an insurer that pays nothing because of gross carelessness. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_GROSS_NEGLIGENCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.gross-negligence',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 4,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'versicherung',
        'versicherer',
        'hausrat',
        'kasko',
        'assurance',
        'assureur',
        'assicurazione',
        'insurer',
      ],
      [
        'grobfahrlässig',
        'grobe fahrlässigkeit',
        'grob fahrlässig',
        'grobfahrlässigkeit',
        'faute grave',
        'négligence grave',
        'colpa grave',
        'negligenza grave',
        'gross negligence',
      ],
    ],
    says: 'No, for gross carelessness it may mostly only pay less, as far as your fault goes. For a small slip it must pay all. It must prove your fault. Write that you do not agree, ask for the clause and the reckoning of the cut, and send proof. Some policies give up this point: read yours. Then ask the free ombudsman for private insurance. Claims end after five years.',
    authority: {
      title: 'Versicherungsvertragsgesetz (VVG) / Loi sur le contrat d’assurance (LCA)',
      provision: 'Art. 14',
      url: 'https://www.fedlex.admin.ch/eli/cc/24/719_735_717/de',
      inForceFrom: '1910-01-01',
    },
  },
]
