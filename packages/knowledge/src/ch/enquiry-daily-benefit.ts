/** Questions about a daily benefit insurance that stops paying. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_DAILY_BENEFIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.daily-benefit-stopped',
    kind: 'answer',
    topics: ['employment', 'consumer', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'krankentaggeld',
        'taggeld',
        'taggeldversicherung',
        'krankentaggeldversicherung',
        'indemnités journalières',
        'assurance perte de gain',
        'perte de gain',
        'indennità giornaliera',
        'daily benefit',
      ],
      [
        'stellt ein',
        'stellt zahlungen',
        'eingestellt',
        'zahlt nicht mehr',
        'gestoppt',
        'vertrauensarzt',
        'arbeitsfähig',
        'arrête',
        'cesse',
        'médecin-conseil',
        'apte',
        'smette',
        'sospende',
        'medico di fiducia',
        'stops',
      ],
    ],
    says: 'Write that you do not agree, and ask for the doctor’s report and the clause. Have your own doctor answer point by point why you cannot work. If you should change your work, the insurer must mostly warn you and give some months. Then go to court, mostly the insurance court: it is free, and the judge asks for facts too. Tell your employer, and register with the RAV for what you can still do.',
    authority: {
      title: 'Versicherungsvertragsgesetz (VVG) / Loi sur le contrat d’assurance (LCA)',
      provision: 'VVG Art. 39 und 46; ZPO Art. 7, 114 und 243',
      url: 'https://www.fedlex.admin.ch/eli/cc/24/719_735_717/de',
      inForceFrom: '2022-01-01',
    },
  },
]
