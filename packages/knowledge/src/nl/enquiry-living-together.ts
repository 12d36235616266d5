/** Questions about benefits and living together. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LIVING_TOGETHER: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.living-together',
    kind: 'answer',
    topics: ['general', 'debt'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['bijstand', 'bijstandsuitkering', 'uitkering', 'aow', 'toeslag'],
      [
        'samenwoon',
        'samenwonen',
        'samenwoning',
        'samen woon',
        'gezamenlijke huishouding',
        'kostendelersnorm',
        'huisgenoot',
        'living together',
        'samenwoont',
        'samen wonen',
      ],
      [
        'klopt niet',
        'verlaagd',
        'gestopt',
        'ingetrokken',
        'terug',
        'gemeente',
        'niet waar',
        'wat nu',
        'svb',
        'aanvechten',
        'stopgezet',
        'denken',
        'bezwaar',
        'slaapt',
        'relatie',
        'fraude',
        'terugbetalen',
      ],
    ],
    says: 'Object within six weeks of the decision. The office must prove two things: that you mostly live in one home, and that you care for each other or share costs. Show your own lease, bills and statements. If you cannot live on the rest, ask the judge for quick help (voorlopige voorziening).',
    authority: {
      title: 'Participatiewet',
      url: 'https://wetten.overheid.nl/BWBR0015703/',
      provision: 'artikelen 3 en 22a, met Awb 6:7 en 8:81',
      inForceFrom: '2015-01-01',
    },
  },
]
