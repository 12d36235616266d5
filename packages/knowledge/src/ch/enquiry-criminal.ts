/** Questions about being heard by the police. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const STPO = {
  title: 'Schweizerische Strafprozessordnung (StPO) / Code de procédure pénale (CPP)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2010/267/de',
}

export const ENQUIRY_CRIMINAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.police',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'polizei',
        'einvernahme',
        'vorladung',
        'beschuldigt',
        'verhaftet',
        'police',
        'audition',
        'prévenu',
        'arrêté',
        'polizia',
        'interrogatorio',
        'imputato',
        'arrestato',
        'questioned',
        'arrested',
      ],
      [
        'schweigen',
        'aussage',
        'anwalt',
        'aussagen',
        'muss ich',
        'silence',
        'taire',
        'avocat',
        'répondre',
        'silenzio',
        'tacere',
        'avvocato',
        'rispondere',
        'lawyer',
        'silent',
        'answer',
      ],
    ],
    says: 'As an accused person you need not answer. You may have a lawyer there from the first questions. Say so first. If you are called as a witness, other rules hold: ask which one you are.',
    authority: { ...STPO, provision: 'Art. 113, 127, 129 und 158', inForceFrom: '2011-01-01' },
  },
]
