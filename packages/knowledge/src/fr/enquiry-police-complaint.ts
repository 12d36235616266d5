/** Questions about a complaint that the police refuse to take. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_POLICE_COMPLAINT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.complaint-refused',
    kind: 'answer',
    topics: ['criminal', 'general'],
    rank: 9,
    verdict: 'no',
    asks: [
      ['plainte', 'porter plainte', 'ma plainte', 'criminal complaint', 'my complaint'],
      [
        'refuse',
        'refusent',
        'refusé',
        'police',
        'gendarmerie',
        'commissariat',
        'main courante',
        'légal',
        'obligée',
        'refuses',
        'police officer',
        'ne veulent pas',
        'veulent pas',
        'prendre ma plainte',
        'gendarmes',
      ],
    ],
    says: 'No. The police and gendarmes must take every complaint of a victim, anywhere in France. Ask for a receipt. If they still refuse, write to the prosecutor (procureur de la République) of the court; that counts as a complaint. You can also start it online.',
    authority: {
      title: 'Code de procédure pénale (CPP)',
      provision: 'articles 15-3 et 40',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006071154/',
      inForceFrom: '2019-06-01',
    },
    checkedOn: '2026-11-22',
  },
]
