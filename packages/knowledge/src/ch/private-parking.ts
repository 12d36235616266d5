/** Private owners who want money for a parked car (Umtriebsentschädigung). */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'ch',
  kinds: ['PARKING_TICKET'],
  topics: ['parking'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const BAN: Authority = {
  title: 'Schweizerische Zivilprozessordnung (ZPO) / Code de procédure civile (CPC)',
  provision: 'Art. 258 bis 260 (gerichtliches Verbot)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2010/262/de',
  inForceFrom: '2011-01-01',
}
const HARM: Authority = {
  title: 'Obligationenrecht (OR) / Code des obligations (CO)',
  provision: 'Art. 41 und 42',
  url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
  inForceFrom: '1912-01-01',
}
const THREE_MONTHS: Authority = {
  title: 'Schweizerisches Strafgesetzbuch (StGB) / Code pénal (CP)',
  provision: 'Art. 31',
  url: 'https://www.fedlex.admin.ch/eli/cc/54/757_781_799/de',
  inForceFrom: '2007-01-01',
}

export const PRIVATE_PARKING: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.parking.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'The owner of a private place wants money for the trouble with your car (Umtriebsentschädigung).',
    authority: HARM,
  },
  {
    ...BASE,
    id: 'ch.parking.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'This is a private owner or firm and not the police. It is no fine.',
    authority: BAN,
  },
  {
    ...BASE,
    id: 'ch.parking.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'No one can force you to pay this without a court. But the owner may report you, and then a real fine can follow.',
    authority: BAN,
  },
  {
    ...BASE,
    id: 'ch.parking.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'They cannot take anything from you now. Against a payment order you can object within ten days.',
    authority: LAW.objection,
  },
  {
    ...BASE,
    id: 'ch.parking.right-sign',
    kind: 'right',
    rank: 5,
    says: 'A fine needs a ban by a judge (richterliches Verbot), on a sign that you could see at the place.',
    authority: BAN,
  },
  {
    ...BASE,
    id: 'ch.parking.right-three-months',
    kind: 'right',
    rank: 8,
    says: 'The owner must report you within three months of knowing who it was. Later it is too late.',
    authority: THREE_MONTHS,
  },
  {
    ...BASE,
    id: 'ch.parking.right-sum',
    kind: 'right',
    rank: 6,
    says: 'They may ask only for the cost they really had, and must show it. Ask how they worked out the sum.',
    authority: HARM,
  },
  {
    ...BASE,
    id: 'ch.parking.step-check',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Check the day, the place and the sign. Take photos. Were you a customer or a guest there?',
    authority: BAN,
  },
  {
    ...BASE,
    id: 'ch.parking.step-answer',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'If you had no right to park there, a fair sum in time most often ends it. If you had, write why.',
    authority: HARM,
  },
  {
    ...BASE,
    id: 'ch.parking.option-no',
    kind: 'option',
    option: 'dispute',
    rank: 10,
    title: 'Say no in writing',
    says: 'Write why you do not owe it, with photos or a receipt.',
    cost: 'A stamp.',
    time: 'Before their date.',
    risk: 'They may report you or start a payment order.',
    bestFor: 'You were allowed to park, or saw no sign.',
    authority: HARM,
  },
  {
    ...BASE,
    id: 'ch.parking.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 15,
    title: 'Pay a fair sum',
    says: 'Pay, and have them write that they will not report you.',
    cost: 'The sum.',
    time: 'Before their date.',
    risk: 'You pay for more than their cost.',
    bestFor: 'You parked there without leave.',
    authority: BAN,
  },
]
