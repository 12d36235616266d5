/** Questions about signing an agreement to end a job, and undoing it. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const GENERAL = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const ENQUIRY_EXIT_AGREEMENT: readonly Rule[] = [
  {
    ...GENERAL,
    id: 'nl.ask.undo',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'vaststellingsovereenkomst',
        'beëindigingsovereenkomst',
        'beeindigingsovereenkomst',
        'vso',
        'ontslagregeling',
        'settlement agreement',
        'termination agreement',
      ],
      [
        'terug',
        'bedenktijd',
        'herroepen',
        'ongedaan',
        'getekend',
        'undo',
        'cancel',
        'signed',
        'change my mind',
        'intrekken',
        'terugdraaien',
        'nog van af',
        'spijt',
        'onder druk getekend',
        'heb getekend',
        'heb ik getekend',
        'al getekend',
        'ondertekend',
        'terugkomen',
        'terugtrekken',
        'daar nog vanaf',
        'er nog vanaf',
        'nog onderuit',
        'er nog onderuit',
        'herroeping',
        'handtekening gezet',
        'te snel getekend',
      ],
    ],
    says: 'Within 14 days of signing you may step back in writing, with no reason. It is three weeks if the agreement does not name this right. Write “herroeping” to the employer today by e-mail and registered post, and keep proof. Then the job goes on as before. You cannot do it twice in six months. After those days only proof of a threat or a grave mistake helps: ask a lawyer or union at once.',
    authority: LAW.thinkTime,
  },
  {
    ...BASE,
    id: 'nl.ask.sign-settlement',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 10,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'heb getekend',
            'heb ik getekend',
            'heb ondertekend',
            'heb ik ondertekend',
            'getekend onder druk',
            'onder druk getekend',
            'al getekend',
            'vaststellingsovereenkomst getekend',
            'vso getekend',
            'bedenktijd',
            'herroepen',
            'spijt',
          ],
        },
      ],
    },
    asks: [
      [
        'vaststellingsovereenkomst',
        'beëindigingsovereenkomst',
        'vso',
        'settlement agreement',
        'termination agreement',
        'ontslagvoorstel',
        'beeindigingsovereenkomst',
      ],
      [
        'teken',
        'tekenen',
        'ondertekenen',
        'moet ik',
        'wil dat ik',
        'onder druk',
        'weigeren',
        'ontslag',
        'sign',
        'refuse',
        'pressure',
        'have to',
      ],
    ],
    says: 'You need not sign. Ask for time and for the offer on paper. For WW it must say that the employer wants the end, with no blame on you, and keep the notice time. After signing you have 14 days to step back, or three weeks if the paper does not tell you so.',
    authority: {
      ...BW7,
      provision: 'artikelen 7:670b, 7:672 en 7:673; Werkloosheidswet (WW), artikelen 19 en 24',
      inForceFrom: '2020-01-01',
    },
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
  },
]
