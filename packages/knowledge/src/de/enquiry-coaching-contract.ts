/** Questions about an expensive coaching booked online. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_COACHING_CONTRACT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.coaching',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'coaching',
        'mentoring',
        'coach',
        'onlinekurs',
        'online-kurs',
        'masterclass',
        'business coaching',
        'videocall',
        'video-call',
        'zoom',
      ],
      [
        'raus',
        'widerruf',
        'widerrufen',
        'kündigen',
        'zurück',
        'geld',
        'raten',
        'zahlen',
        'unternehmer',
        'abzocke',
        'cancel',
      ],
    ],
    says: 'Withdraw today in writing. A consumer can undo a contract made by call or online within 14 days, or longer if not told so. You may be one if you only thought of a business, whatever they ticked. A course taught at a distance that checks what you learn also needs a licence (ZFU). Without one it is void, for firms too, and you can claim all your money back. Stop the debits and keep the recordings.',
    authority: {
      title: 'Fernunterrichtsschutzgesetz (FernUSG)',
      provision: '§§ 1, 7 und 12 FernUSG; §§ 312g, 355 BGB',
      url: 'https://www.gesetze-im-internet.de/fernusg/__7.html',
      inForceFrom: '2002-01-01',
    },
  },
]
