/** Private parking: reminders, hired cars, and nations where the keeper cannot be made to pay. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import {
  BLAMES_KEEPER,
  COLLECTOR_STAGE,
  COURT_STAGE,
  HIRE_CAR,
  KEEPER_ROW,
  PARKING_ADVICE,
  PARKING_ROW,
  REMINDER_STAGE,
  WINDSCREEN,
  singleCode,
} from './parking-sources.ts'

const KEEPER_LAW = cite('freedoms', 'Schedule 4 (law of England and Wales only)', 'schedule/4')
const REMINDED = {
  ...PARKING_ROW,
  when: { all: [REMINDER_STAGE], not: [COLLECTOR_STAGE, COURT_STAGE] },
} satisfies Partial<Rule>
const SCOTLAND = { ...PARKING_ROW, nations: ['scotland'] } satisfies Partial<Rule>
const IRELAND = { ...PARKING_ROW, nations: ['northern_ireland'] } satisfies Partial<Rule>

export const PARKING_STAGES: readonly Rule[] = [
  {
    ...REMINDED,
    id: 'gb.parking.reminder-wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'A private firm reminds you of a parking charge and wants the full sum. The lower price and the usual time to appeal may be over.',
    authority: singleCode('appeals charter'),
  },
  {
    ...REMINDED,
    id: 'gb.parking.reminder-step-first-notice',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Find the first notice and its date. If you never got it, say so in writing, and ask for a copy and for an appeal now.',
    authority: singleCode('appeals charter'),
  },
  {
    ...REMINDED,
    id: 'gb.parking.reminder-option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 10,
    title: 'Dispute it in writing',
    says: 'Say once, clearly, why you do not owe it. Ask for the photos, the signs and the first notice.',
    cost: 'A stamp or an email.',
    time: 'An hour.',
    risk: 'The firm may still go to court.',
    bestFor: 'The charge is wrong, or you never got the first notice.',
    authority: PARKING_ADVICE,
  },
  {
    ...REMINDED,
    id: 'gb.parking.reminder-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 9,
    says: 'You can still dispute it in writing and ask for their proof. If they go to court, a judge decides.',
    authority: PARKING_ADVICE,
  },
  {
    ...SCOTLAND,
    id: 'gb.parking.scotland-right-keeper',
    kind: 'right',
    rank: 1,
    says: 'In Scotland only the driver can be made to pay. If you were not the driver, you owe nothing. No law makes you say who drove.',
    authority: KEEPER_LAW,
  },
  {
    ...SCOTLAND,
    id: 'gb.parking.scotland-insight-keeper',
    kind: 'insight',
    severity: 'high',
    confidence: 0.9,
    rank: 1,
    when: { any: [BLAMES_KEEPER] },
    says: 'They treat you as the one who owes because you keep the car. The law for that does not run in Scotland.',
    actionable:
      'Write that they must show who drove, and that a keeper does not owe it. Do not say who drove.',
    authority: KEEPER_LAW,
  },
  {
    ...IRELAND,
    id: 'gb.parking.ni-right-keeper',
    kind: 'right',
    rank: 1,
    says: 'In Northern Ireland only the driver can be made to pay. If you were not the driver, you owe nothing. No law makes you say who drove.',
    authority: KEEPER_LAW,
  },
  {
    ...IRELAND,
    id: 'gb.parking.ni-insight-keeper',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 1,
    when: { any: [BLAMES_KEEPER, { says: ["weren't driving", 'not driving', 'who was driving'] }] },
    says: 'They want you to pay or to say who drove. The law that lets firms chase the keeper does not run in Northern Ireland.',
    actionable: 'Write that they must show who drove, and that a keeper does not owe it.',
    authority: KEEPER_LAW,
  },
  {
    ...KEEPER_ROW,
    id: 'gb.parking.hirer-papers',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 3,
    when: {
      all: [HIRE_CAR, { says: ['on request', 'upon request', 'notice to hirer'] }],
      not: [WINDSCREEN],
    },
    says: 'A hirer owes it only if the notice came with copies of the hire agreement and of your signed statement. "On request" is not enough.',
    actionable: 'Check the envelope. If they were not there, appeal as the hirer and say so.',
    authority: cite('freedoms', 'Schedule 4, paragraphs 13 and 14', 'schedule/4'),
  },
]
