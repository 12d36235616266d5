/** Questions about contributions of a self-employed person. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_SELF_EMPLOYED_DUES: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.self-employed-dues',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'cotisations sociales',
        'cotisations',
        'caisse d’assurances sociales',
        "caisse d'assurances sociales",
        'sociale bijdragen',
        'bijdragen',
        'sociaal verzekeringsfonds',
        'inasti',
        'rsvz',
        'xerius',
        'acerta',
        'liantis',
      ],
      [
        'indépendant',
        'indépendante',
        'zelfstandige',
        'zelfstandig',
        'freelance',
        'bijberoep',
        'faillite',
        'self-employed',
      ],
      [
        'arriérés',
        'retard',
        'dispense',
        'contrainte',
        'réduction',
        'payer',
        'gagne rien',
        'dette',
        'achterstand',
        'vrijstelling',
        'dwangbevel',
        'betalen',
        'verlagen',
        'schuld',
      ],
    ],
    says: 'Ask your social fund in writing now for a plan: in many cases it can give up to 12 months or more. If times are hard, ask for a waiver (dispense, vrijstelling) within 12 months of the quarter. You keep health cover, but that quarter may not count for the pension. If you earn less this year, ask to pay less at once. Against a contrainte (dwangbevel) act in the days it names. The CPAS helps.',
    authority: {
      title:
        'Arrêté royal n° 38 du 27 juillet 1967 (statut social des indépendants) / Koninklijk besluit nr. 38 van 27 juli 1967',
      provision: 'articles 11, 15, 17 et 20',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2019-01-01',
    },
  },
]
