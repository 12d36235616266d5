/** Questions about trains that are late or cancelled. `asks` holds the words people type, in French, Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_TRAIN: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.train-late',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    when: { not: [{ says: ['amende', 'boete', 'vol', 'vlucht', 'avion'] }] },
    asks: [
      ['train', 'trains', 'sncb', 'trein', 'treinen', 'nmbs', 'eurostar', 'thalys'],
      [
        'retard',
        'retards',
        'retardé',
        'supprimé',
        'annulé',
        'remboursement',
        'compensation',
        'vertraging',
        'vertraagd',
        'afgeschaft',
        'geschrapt',
        'geld terug',
        'terugbetaling',
        'delay',
        'delayed',
        'cancelled',
      ],
    ],
    says: 'European law gives 25 % of the ticket from 60 minutes late, and 50 % from two hours. Have you a season ticket and many delays? The rail firm has rules for that too. Ask soon on the site of SNCB (NMBS), with the date and the ticket. If it says no, the rail ombudsman (Ombudsrail) helps for free.',
    authority: {
      title: 'Règlement (UE) / Verordening (EU) 2021/782',
      provision: 'article 19 / artikel 19',
      url: 'https://eur-lex.europa.eu/eli/reg/2021/782/oj',
      inForceFrom: '2023-06-07',
    },
    checkedOn: '2026-11-22',
  },
]
