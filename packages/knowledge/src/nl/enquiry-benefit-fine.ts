/** Questions about a fine of an office that pays benefits. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_BENEFIT_FINE: readonly Rule[] = [
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'nl.ask.benefit-fine',
    checkBy: '2027-01-15',
    when: {
      not: [
        {
          says: [
            'giften',
            'gift',
            'boodschappen',
            'mij geld gaf',
            'geld van mijn moeder',
            'geld van mijn ouders',
            'geld van familie',
          ],
        },
      ],
    },
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'employment', 'criminal'],
    rank: 9,
    verdict: 'do_this',
    asks: [
      [
        'uwv',
        'svb',
        'uitkering',
        'bijstand',
        'ww-uitkering',
        'ww uitkering',
        'sociale dienst',
        'inlichtingenplicht',
        'bestuurlijke boete',
      ],
      [
        'boete van het uwv',
        'boete van uwv',
        'boete uwv',
        'boete van de gemeente',
        'boete van de svb',
        'bestuurlijke boete',
        'boete voor mijn uitkering',
        'boete op mijn uitkering',
        'boete bijstand',
        'inlichtingenplicht',
        'met een boete',
        'ook een boete',
        'ook nog een boete',
        'en een boete',
        'te laat doorgegeven',
        'niet doorgegeven',
        'vergeten door te geven',
        'niet gemeld',
      ],
    ],
    says: 'Object within six weeks, for free, against the fine and against the sum they want back. They are two decisions. The fine must fit how much you are to blame and what you can pay. With no blame there is no fine. Say what you told them and when, with proof. What was paid too much mostly has to go back, in parts that fit your income.',
    authority: {
      title: 'Algemene wet bestuursrecht (Awb)',
      provision: 'artikelen 5:41, 5:46 en 6:7; WW, artikel 27a; Participatiewet, artikel 18a',
      url: 'https://wetten.overheid.nl/BWBR0005537/',
      inForceFrom: '2017-01-01',
    },
  },
]
