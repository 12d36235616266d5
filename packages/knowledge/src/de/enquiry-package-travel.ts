/** Questions about stepping back from a package trip. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_PACKAGE_TRAVEL: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.package-tour',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 10,
    checkedOn: '2026-11-22',
    asks: [
      [
        'pauschalreise',
        'reiseveranstalter',
        'reisebüro',
        'urlaubsreise',
        'gebuchte reise',
        'tui',
        'package holiday',
        'package tour',
        'tour operator',
        'reise',
        'urlaub',
        'reise storniert',
        'hotel',
      ],
      [
        'stornieren',
        'storniert',
        'stornokosten',
        'stornogebühr',
        'absagen',
        'abgesagt',
        'zurücktreten',
        'reisemangel',
        'mängel',
        'hotel schmutzig',
        'baustelle',
        'baulärm',
        'geld zurück',
        'cancel',
        'cancelled',
        'refund',
        'dirty',
        'defects',
      ],
    ],
    says: 'You may step back at any time before it starts, but mostly pay a fee that must be fair. It costs nothing if grave events at the place stop the trip. Faults on the trip: report them there at once and keep proof. Then you can ask for a part of the price for two years.',
    dependsOn: 'when and why you cancel, or what was wrong',
    authority: cite('bgb', '651h', {
      provision: '§§ 651h, 651i, 651m, 651o BGB',
      from: '2018-07-01',
    }),
  },
]
