/** A letter that says music was heard at a business: get advice before you answer. */
import type { Rule } from '@plainletter/contracts/rule'

import { COPYRIGHT_LAW } from './authority-consumer.ts'
import { INVOICE, WAS_HEARD } from './music-licence-cues.ts'

const MUSIC = {
  country: 'gb',
  kinds: ['PPL_PRS_BILL'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const HEARD = { all: [WAS_HEARD] } satisfies Rule['when']
const BILLED = { all: [INVOICE], not: [WAS_HEARD] } satisfies Rule['when']

export const MUSIC_HEARD: readonly Rule[] = [
  {
    ...MUSIC,
    id: 'gb.music.heard-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: HEARD,
    says: 'They say someone heard music at your place, and that you had no licence for it. They want money, and perhaps your signed promise.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.heard-step-advice',
    kind: 'step',
    list: 'first',
    rank: 3,
    when: HEARD,
    says: 'Get legal advice before the date in the letter. Your trade body may offer it free.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.heard-step-promise',
    kind: 'step',
    list: 'first',
    rank: 4,
    when: HEARD,
    says: 'Do not sign a promise, called an undertaking, before you have advice. To break it later can cost you a lot.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.heard-step-proof',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: HEARD,
    says: 'Ask for the notes of each visit and the list of songs. Check the days, the times and who was on duty.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.heard-step-stop',
    kind: 'step',
    list: 'first',
    rank: 6,
    when: HEARD,
    says: 'If you have no licence now, turn the music off until you do. Do not say that you play none if it is not true.',
    authority: COPYRIGHT_LAW.acts,
  },
  {
    ...MUSIC,
    id: 'gb.music.heard-option-talk',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    when: HEARD,
    title: 'Talk about a licence, with advice',
    says: 'Offer to take a licence from the day the music began, and ask them to drop the rest.',
    cost: 'The licence fee, and perhaps the cost of the visits.',
    time: 'Before the date in the letter.',
    risk: 'What you write can be used in court, so have it checked.',
    bestFor: 'Music was played and there was no licence.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.heard-warn',
    kind: 'warning',
    severity: 'high',
    needsProfessional: true,
    rank: 5,
    when: HEARD,
    says: 'They say they have proof from a visit. A court can order you to stop and to pay. A court order must be kept, so take this seriously.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.bill-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: BILLED,
    says: 'They want you to pay for a music licence for the dates on the bill.',
    authority: COPYRIGHT_LAW.public,
  },
  {
    ...MUSIC,
    id: 'gb.music.bill-step-check',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: BILLED,
    says: 'Check the bill against your place: the dates, the tariff, the seats or floor size, and whether music is still played.',
    authority: COPYRIGHT_LAW.tribunal,
  },
]
