/** Questions about leaving a violent husband or wife with a permit that hangs on the marriage. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_VIOLENCE_AND_PERMIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.violence-and-permit',
    kind: 'answer',
    topics: ['family', 'immigration', 'criminal', 'general'],
    rank: 3,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'geschlagen',
        'schlägt',
        'bedroht',
        'gewalt',
        'gewalttätig',
        'häusliche gewalt',
        'frappe',
        'frappé',
        'violence',
        'violent',
        'picchia',
        'picchiata',
        'violenza',
        'violento',
        'hits',
      ],
      [
        'bewilligung',
        'b bewilligung',
        'b-bewilligung',
        'aufenthaltsbewilligung',
        'ausweis b',
        'permis b',
        'permis de séjour',
        'permis',
        'permesso b',
        'permesso di dimora',
        'permesso',
        'permit',
      ],
      [
        'mann',
        'ehemann',
        'frau',
        'ehefrau',
        'partner',
        'mari',
        'femme',
        'marito',
        'moglie',
        'husband',
        'wife',
      ],
    ],
    says: 'In danger call 117. You need not stay for the permit. Who leaves a marriage because of violence can keep a right to live here, also before three years. Collect proof: doctor, photos, police, a shelter, letters of the victim help (Opferhilfe). Go there first (opferhilfe-schweiz.ch): it is free and secret, with a safe place and a lawyer. Tell the migration office only with advice.',
    authority: {
      title: 'Ausländer- und Integrationsgesetz (AIG) / Loi sur les étrangers (LEI, LStrI)',
      provision: 'Art. 50 AIG; Art. 28b ZGB',
      url: 'https://www.fedlex.admin.ch/eli/cc/2007/758/de',
      inForceFrom: '2025-01-01',
    },
  },
]
