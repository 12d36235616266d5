/** Questions about data that a firm holds. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_PRIVACY: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.my-data',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'consumer'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'mes données',
        'données personnelles',
        'mes informations personnelles',
        'rgpd',
        'my data',
        'personal data',
        'gdpr',
        'mijn gegevens',
        'persoonsgegevens',
        'a mes données',
      ],
      [
        'supprimer',
        'supprimées',
        'effacer',
        'accès',
        'savoir',
        'que faire',
        'comment faire',
        'opposer',
        'cnil',
        'delete',
        'erase',
        'see',
        'which',
        'what',
        'verwijderen',
        'wissen',
        'inzage',
        'weten',
        'wat kan ik doen',
        'opvragen',
      ],
    ],
    says: 'Write to the firm. Ask which data it holds on you, or ask it to delete them. It must answer within a month, for free. If it does not, complain to the Data Protection Authority (APD, GBA).',
    authority: {
      title: 'Règlement (UE) 2016/679 (RGPD) / Verordening (EU) 2016/679 (AVG, GDPR)',
      provision: 'articles 12, 15, 17, 21 et 77',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      inForceFrom: '2018-05-25',
    },
    checkedOn: '2026-11-22',
  },
]
