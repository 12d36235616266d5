/** Questions about a fee for a missed appointment. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_MISSED_APPOINTMENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.missed-appointment',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'it_depends',
    checkBy: '2027-10-31',
    asks: [
      [
        'termin',
        'arzttermin',
        'zahnarzttermin',
        'behandlungstermin',
        'friseurtermin',
        'appointment',
      ],
      [
        'vergessen',
        'versäumt',
        'verpasst',
        'nicht abgesagt',
        'zu spät abgesagt',
        'nicht erschienen',
        'nicht hingegangen',
        'ausfallhonorar',
        'ausfallgebühr',
        'ausfallpauschale',
        'missed',
      ],
      ['zahlen', 'bezahlen', 'rechnung', 'euro', 'gebühr', 'rechtens', 'pay'],
    ],
    dependsOn: 'whether the time was kept for you alone and this was agreed',
    says: 'You owe it only if the time was kept for you alone and you knew that. And no other patient could be seen. Look for what you signed. In a practice with a waiting room there is mostly nothing to pay. You owe nothing if you fell ill and could not come. They must take off what they saved. Write and ask for the basis and the reckoning. Your health fund never pays it.',
    authority: cite('bgb', '615', { provision: '§§ 280, 615, 630a und 630b BGB' }),
  },
  {
    ...BASE,
    id: 'de.ask-buy.holiday-home-cancelled',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 5,
    dependsOn: 'what the landlord saves and whether it was let again',
    checkedOn: '2026-11-24',
    checkBy: '2027-10-31',
    topics: ['consumer', 'general', 'housing'],
    asks: [
      [
        'ferienwohnung',
        'ferienhaus',
        'hotelzimmer',
        'hotel',
        'pension',
        'unterkunft',
        'holiday flat',
        'holiday home',
      ],
      [
        'storno',
        'stornieren',
        'storniert',
        'stornokosten',
        'stornogebühr',
        'absagen',
        'abgesagt',
        'krank',
        'erkrankt',
        'krankheit',
        'nicht antreten',
        'nicht anreisen',
        'cancel',
        'cancelled',
      ],
    ],
    says: 'Mostly yes, in part. A holiday flat is let like any flat: illness does not end the contract, and there is no right to change your mind. But the landlord must take off what is saved, often some 10 %, with breakfast about 20 %. If it is let again, that comes off too. Ask in writing whether it was, look for a cancellation term, and offer a guest in your place. A travel insurance may pay.',
    authority: cite('bgb', '537', { provision: '§ 537 BGB; § 312g Abs. 2 Nr. 9 BGB' }),
  },
]
