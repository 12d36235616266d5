/** Questions about dismissal and pregnancy. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const ENQUIRY_PREGNANCY: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.pregnant',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      ['zwanger', 'zwangerschap', 'zwangerschapsverlof', 'pregnant', 'pregnancy'],
      [
        'niet verlengd',
        'verlengd',
        'ontslagen',
        'ontslag',
        'ontslaan',
        'contract',
        'proeftijd',
        'not renewed',
        'dismissed',
        'fired',
        'contract',
      ],
    ],
    says: 'In pregnancy, and six weeks after the leave, your employer may not give notice. A fixed term may end, but not because you are pregnant: that is discrimination. Ask for the reason in writing, and go to the judge within two months.',
    authority: {
      ...BW7,
      provision: 'artikelen 7:646, 7:670 lid 2 en 7:686a',
      inForceFrom: '2015-07-01',
    },
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
  },
]
