/** Questions about being heard by the police and penal orders. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const SV = {
  title: 'Wetboek van Strafvordering (Sv)',
  url: 'https://wetten.overheid.nl/BWBR0001903/',
}

export const ENQUIRY_CRIMINAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.police',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'politie',
        'verhoor',
        'verdachte',
        'aangehouden',
        'aanhouding',
        'police',
        'questioned',
        'arrested',
        'suspect',
      ],
      [
        'zwijgen',
        'advocaat',
        'antwoorden',
        'recht',
        'moet ik',
        'meewerken',
        'lawyer',
        'silent',
        'answer',
        'rights',
        'verschijnen',
        'als verdachte',
        'oproep',
        'moet ik gaan',
        'uitnodiging',
      ],
    ],
    says: 'As a suspect you need not answer. You may talk to a lawyer before you are questioned, and have one there. Say that you want this first. If you are held, it is mostly free.',
    authority: { ...SV, provision: 'artikelen 27c, 28, 28b en 29', inForceFrom: '2017-03-01' },
  },
  {
    ...BASE,
    id: 'nl.ask.penal-order',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'parking', 'general'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['strafbeschikking'],
      [
        'verzet',
        'betalen',
        'niet eens',
        'wat moet ik doen',
        'wat kan ik doen',
        'strafblad',
        'object',
        'pay',
        'moet ik betalen',
        'onschuldig',
        'niet gedaan',
        'accepteren',
        'betaal',
        'als ik betaal',
        'niet terecht',
        'onterecht',
        'is het dan klaar',
        'klopt niet',
      ],
    ],
    says: 'Object (verzet) within 14 days of knowing of it, before you pay. Then a judge looks at the case. Paying can end your right to object, and it can come on your record.',
    authority: { ...SV, provision: 'artikel 257e', inForceFrom: '2008-02-01' },
  },
]
