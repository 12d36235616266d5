/** Questions about being heard by the police. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CIC = {
  title: 'Code d’instruction criminelle / Wetboek van strafvordering',
  url: 'https://www.ejustice.just.fgov.be/',
}

export const ENQUIRY_CRIMINAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.police',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'police',
        'audition',
        'suspect',
        'arrêté',
        'interrogatoire',
        'politie',
        'verhoor',
        'verdachte',
        'aangehouden',
        'questioned',
        'arrested',
        'politieverhoor',
        'salduz',
        'convoqué par la police',
        'convoquée par la police',
        'convocation police',
        'garde à vue',
        'uitgenodigd door de politie',
        'uitnodiging politie',
        'commissariat',
        'opgepakt',
      ],
      [
        'avocat',
        'silence',
        'taire',
        'répondre',
        'droit',
        'advocaat',
        'zwijgen',
        'antwoorden',
        'recht',
        'lawyer',
        'answer',
        'rights',
      ],
    ],
    says: 'As a suspect you need not answer. You may talk to a lawyer before you are questioned. If you are held, a lawyer may be there. Say that you want this first.',
    authority: { ...CIC, provision: 'article 47bis', inForceFrom: '2016-11-27' },
  },
]
