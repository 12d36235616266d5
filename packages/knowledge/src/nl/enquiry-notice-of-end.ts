/** Questions about the written notice before a fixed term ends. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_NOTICE_OF_END: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.notice-fee',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'yes',
    asks: [
      [
        'aanzegvergoeding',
        'aanzegging',
        'aangezegd',
        'aanzegtermijn',
        'contract loopt af',
        'contract loopt',
        'tijdelijk contract',
      ],
      [
        'niks gehoord',
        'niets gehoord',
        'niet gehoord',
        'te laat',
        'vergeten',
        'niet aangezegd',
        'vergoeding',
        'aanzegvergoeding',
        'recht op',
      ],
    ],
    says: 'Yes, if your contract was for six months or more and you were not told in writing a month before. You get up to one month’s pay, less if the letter was only late. Ask in writing. Go to the kanton judge within two months after the day it should have come.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      provision: 'artikelen 7:668 en 7:686a',
      inForceFrom: '2015-01-01',
    },
  },
]
