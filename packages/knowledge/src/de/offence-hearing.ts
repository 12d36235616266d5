/** A question before a fine (Anhörung, Zeugenfragebogen): what must be said, and what need not. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { WARNING } from './fine-scope.ts'

/** The form goes to the keeper of the car, who may know the driver. */
const AS_WITNESS: Test = {
  says: ['zeugenfragebogen', 'als zeuge', 'als zeugin', 'zeugenanhörung', 'anhörung als zeuge'],
}

const LOGBOOK: Authority = {
  title: 'Straßenverkehrs-Zulassungs-Ordnung (StVZO)',
  provision: '§ 31a StVZO',
  url: 'https://www.gesetze-im-internet.de/stvzo_2012/__31a.html',
  inForceFrom: '2012-05-05',
}

/** A fine that speaks of the hearing before it. */
const FINED: Test = {
  says: [
    'gegen diesen bescheid',
    'gegen diesen bußgeldbescheid',
    'gegen den bußgeldbescheid',
    'geldbuße festgesetzt',
    'wird eine geldbuße',
    'gegen sie eine geldbuße',
    'rechtsbehelfsbelehrung',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
  topics: ['parking', 'general'],
  papers: ['offence_hearing'],
  when: { not: [FINED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const OFFENCE_HEARING: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.offence-hearing.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'This is a fines office (Bußgeldstelle) of a town, a district or the police. It is no court.',
    authority: cite('owig', '35'),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.reality',
    // With a warning it is an offer too, and that has a time.
    when: { not: [FINED, WARNING] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'This is a question, not a fine. No money is due now.',
    authority: cite('owig', '55'),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'No fine, points or driving ban can come from this letter alone. A written fine must come first, and you can object to it.',
    authority: cite('owig', '67', { provision: '§§ 65 und 67 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.right-silence',
    when: { not: [AS_WITNESS, FINED] },
    kind: 'right',
    rank: 3,
    says: 'You need not say anything about the matter, or who drove. Your silence may not be held against you.',
    authority: cite('owig', '55', { provision: '§ 55 OWiG, § 136 StPO' }),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.right-witness',
    when: { all: [AS_WITNESS], not: [FINED] },
    kind: 'right',
    rank: 3,
    says: 'As a witness you are not accused. You need not name close family, a spouse or a fiancé, and you need not accuse yourself.',
    authority: cite('stpo', '52', { provision: '§§ 52 und 55 StPO, § 46 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.right-person',
    kind: 'right',
    rank: 4,
    says: 'Only your name, address, birth day and such personal data must be right. To refuse them can cost a fine.',
    authority: cite('owig', '111'),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.right-file',
    kind: 'right',
    rank: 5,
    says: 'You may see the file with the photo and the measuring data. A lawyer gets the whole file.',
    authority: cite('owig', '49', { provision: '§§ 46 und 49 OWiG, § 147 StPO' }),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.over-step',
    dayToAct: 'over',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'The day is over, but you can still answer. A fine may have been made meanwhile: watch for a yellow envelope. Then you have two weeks to object.',
    checkedOn: '2026-11-23',
    authority: cite('owig', '67', { provision: '§§ 55 und 67 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.step-form',
    when: { not: [AS_WITNESS, FINED] },
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Check the personal data and send it back if it is wrong. On the matter write only: "I say nothing for now."',
    authority: cite('owig', '55', { provision: '§§ 55 und 111 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.step-file',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Ask to see the file and the photo before you say who drove. Check the day, the place and the car.',
    authority: cite('owig', '49'),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.warn-false',
    kind: 'warning',
    severity: 'medium',
    rank: 6,
    says: 'Never name someone who did not drive. That can be a crime.',
    authority: cite('stgb', '164'),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.insight-logbook',
    kind: 'insight',
    severity: 'medium',
    rank: 6,
    confidence: 0.8,
    says: 'If the driver stays unknown, the licence office may order you to keep a logbook (Fahrtenbuch) for the car.',
    actionable:
      'That follows grave offences only, such as those with a point. Weigh it up with a lawyer.',
    authority: LOGBOOK,
  },
  {
    ...BASE,
    id: 'de.offence-hearing.insight-time',
    kind: 'insight',
    severity: 'low',
    rank: 8,
    confidence: 0.8,
    says: 'The time in this letter is no strict limit. You can still speak later, up to the court.',
    actionable: 'Take the time to see the file first.',
    authority: cite('owig', '55'),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.option-silent',
    checkedOn: '2026-11-23',
    when: { not: [AS_WITNESS, FINED] },
    kind: 'option',
    option: 'defend',
    rank: 5,
    says: 'Give your personal data only and wait for what they send.',
    title: 'Say nothing about the matter',
    cost: 'Free.',
    time: 'Now.',
    risk: 'A fine may still come. Then two weeks run to object.',
    bestFor: 'You are not sure what they can prove.',
    authority: cite('owig', '55', { provision: '§§ 55 und 111 OWiG; § 136 Abs. 1 StPO' }),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.option-lawyer',
    kind: 'option',
    option: 'get_help',
    rank: 7,
    says: 'A traffic lawyer sees the file and answers for you.',
    title: 'Let a traffic lawyer answer',
    cost: 'A fee, or your legal insurance.',
    time: 'Before you say who drove.',
    risk: 'Ask about the price first.',
    bestFor: 'Points, a driving ban or your job are at stake.',
    authority: cite('owig', '46', { provision: '§ 46 OWiG, § 137 StPO' }),
  },
  {
    ...BASE,
    id: 'de.offence-hearing.step-witness',
    when: { all: [AS_WITNESS], not: [FINED] },
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Were you or close family at the wheel? Then write only: "I use my right to say nothing as a witness." Else you may be called to answer later.',
    authority: cite('stpo', '52', { provision: '§§ 52 und 55 StPO, § 46 OWiG' }),
  },
]
