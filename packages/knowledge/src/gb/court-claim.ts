/** A county court claim form (England and Wales), and a claim in Scotland or Northern Ireland in short. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW, GUIDANCE } from './authority.ts'
import {
  GOODS_CLAIM,
  ONLINE_CLAIM_WORDS,
  POSSESSION_CLAIM,
  REPLY_TIME_OVER,
  rowsExcept,
} from './conditions.ts'
import { COURT_CLAIM_ACCELERATED } from './court-claim-accelerated.ts'
import { COURT_CLAIM_FACTS } from './court-claim-facts.ts'
import { COURT_CLAIM_GOODS } from './court-claim-goods.ts'
import { COURT_CLAIM_HOME_AND_CREDIT } from './court-claim-home-credit.ts'
import { COURT_CLAIM_POSSESSION } from './court-claim-possession.ts'
import { COURT_CLAIM_RIGHTS } from './court-claim-rights.ts'
import { COURT_CLAIM_SCOTLAND } from './court-claim-scotland.ts'
import { COURT_CLAIM_STEPS } from './court-claim-steps.ts'

const CLAIM = {
  country: 'gb',
  kinds: ['COURT_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...CLAIM, nations: ['england', 'wales'] } satisfies Partial<Rule>

const ONLINE = { any: [{ says: ONLINE_CLAIM_WORDS }] } satisfies Rule['when']
const NOT_ONLINE = { not: [{ says: ONLINE_CLAIM_WORDS }] } satisfies Rule['when']
/** The online service for claims: it prints the day to respond, and asks for no acknowledgment. */
const ONLINE_SERVICE: Test = {
  says: [
    'you need to respond before',
    'you must respond before',
    'you need to respond by',
    'you must respond by',
    'security code',
  ],
}
/** Rows on forms by post and on counted days: not for the online service. */
const PAPER_ONLY: readonly string[] = [
  'gb.claim.reply-online',
  'gb.claim.defend-online',
  'gb.claim.reply-post',
  'gb.claim.defend-post',
  'gb.claim.step-acknowledge',
  'gb.claim.rights-summary',
  'gb.claim.step-choose',
  'gb.claim.step-admit',
  'gb.claim.right-time',
  'gb.claim.tactic-acknowledge',
]
const isPaperOnly = (row: Rule) => PAPER_ONLY.includes(row.id)
const FIVE_DAYS = 'Claims from the national centre count as served 5 days after the issue date'
const SECOND_DAY = 'A posted claim counts as served on the second working day after posting'

const DEADLINES: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.claim.reply-online',
    kind: 'deadline',
    rank: 10,
    when: ONLINE,
    terms: {
      trigger: 'letter',
      service: { days: 5, unit: 'days', says: FIVE_DAYS },
      count: 14,
      unit: 'days',
      roll: 'next_working_day',
    },
    action: 'Reply to the claim, or send the acknowledgment of service',
    consequence: 'After this day they can ask for a judgment against you with no hearing.',
    weight: 'main',
    example: {
      clause: 'CPR 10.3 with Practice Direction 7C',
      trigger: '2026-03-04',
      result: '2026-03-23',
    },
    says: 'You have 14 days from service. For these claims, service is counted as 5 days after the issue date.',
    authority: COURT_LAW.moneyClaimOnline,
  },
  {
    ...EW,
    id: 'gb.claim.defend-online',
    kind: 'deadline',
    rank: 20,
    when: ONLINE,
    terms: {
      trigger: 'letter',
      service: { days: 5, unit: 'days', says: FIVE_DAYS },
      count: 28,
      unit: 'days',
      roll: 'next_working_day',
    },
    action: 'Send your defence, if you acknowledged the claim in time',
    consequence: 'With no defence by 4pm on this day, they can ask for judgment.',
    weight: 'further',
    example: { clause: 'CPR 15.4(1)(b)', trigger: '2026-03-05', result: '2026-04-07' },
    says: 'If you sent the acknowledgment in time, you have 28 days from service to send your defence.',
    checkedOn: '2026-11-23',
    authority: COURT_LAW.defence,
  },
  {
    ...EW,
    id: 'gb.claim.reply-post',
    kind: 'deadline',
    rank: 10,
    when: NOT_ONLINE,
    terms: {
      trigger: 'letter',
      service: { days: 2, unit: 'working_days', says: SECOND_DAY },
      count: 14,
      unit: 'days',
      roll: 'next_working_day',
    },
    action: 'Reply to the claim, or send the acknowledgment of service',
    consequence: 'After this day they can ask for a judgment against you with no hearing.',
    weight: 'main',
    example: { clause: 'CPR 6.14 and 10.3', trigger: '2026-03-04', result: '2026-03-20' },
    says: 'You have 14 days from service. A posted claim counts as served two working days after posting. We count from the issue date, to be safe.',
    authority: COURT_LAW.acknowledge,
  },
  {
    ...EW,
    id: 'gb.claim.defend-post',
    kind: 'deadline',
    rank: 20,
    when: NOT_ONLINE,
    terms: {
      trigger: 'letter',
      service: { days: 2, unit: 'working_days', says: SECOND_DAY },
      count: 28,
      unit: 'days',
      roll: 'next_working_day',
    },
    action: 'Send your defence, if you acknowledged the claim in time',
    consequence: 'With no defence by 4pm on this day, they can ask for judgment.',
    weight: 'further',
    example: { clause: 'CPR 6.14 and 15.4(1)(b)', trigger: '2026-03-11', result: '2026-04-10' },
    says: 'If you sent the acknowledgment in time, you have 28 days from service to send your defence.',
    authority: COURT_LAW.defence,
  },
]

const OPTIONS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.claim.option-defend',
    kind: 'option',
    option: 'defend',
    rank: 10,
    title: 'Defend the claim',
    says: 'Send the acknowledgment, then a defence that says what is wrong. Most defended small claims go to a free phone mediation first.',
    cost: 'No fee to defend. There is a fee if you claim something back.',
    time: 'A few hours now. Some months to a hearing.',
    risk: 'If you lose, you pay the claim, court fees and small fixed costs.',
    bestFor: 'It is not your debt, the sum is wrong, or it is too old.',
    authority: COURT_LAW.defence,
  },
  {
    ...EW,
    id: 'gb.claim.option-admit',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Admit it and pay in parts',
    says: 'Send form N9A with a budget and an offer. If they refuse your offer, the court sets a sum.',
    cost: 'The monthly sum you offer.',
    time: 'An evening for the form.',
    risk: 'You get a judgment, which stays on the register for six years unless you pay within a month.',
    bestFor: 'You owe it but cannot pay at once.',
    authority: COURT_LAW.admission,
  },
  {
    ...EW,
    id: 'gb.claim.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 30,
    title: 'Pay it now',
    says: 'Pay the total on the form straight to the claimant within the time to reply. Keep proof.',
    cost: 'The total on the form.',
    time: 'A day.',
    risk: 'Paying admits the claim. It is hard to get the money back.',
    bestFor: 'You owe it, the sum is right, and you have the money.',
    authority: COURT_LAW.admission,
  },
  {
    ...CLAIM,
    id: 'gb.claim.option-help',
    nations: ['england', 'wales', 'northern_ireland'],
    kind: 'option',
    option: 'get_help',
    rank: 40,
    title: 'Get free help with the forms',
    says: 'A debt charity, Citizens Advice or a law centre can help you fill in the form and check your reasons.',
    cost: 'Nothing.',
    time: 'A call or a visit this week.',
    risk: 'Do not wait for a slot if the last day is near. Send the acknowledgment first.',
    bestFor: 'Everyone with a court form.',
    authority: GUIDANCE.freeAdvice,
  },
]

const BY_ONLINE_SERVICE: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.claim.service-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    when: { all: [ONLINE_SERVICE], not: [REPLY_TIME_OVER] },
    says: 'You can admit it, say that you have paid, dispute it, or ask to pay in parts. You can ask for 14 more days online before the date they give.',
    authority: COURT_LAW.defence,
  },
  {
    ...EW,
    id: 'gb.claim.service-step',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: { all: [ONLINE_SERVICE], not: [REPLY_TIME_OVER] },
    says: 'Respond online with the claim number and the security code before the day and hour in the letter. If you need more time, ask there for 14 days.',
    authority: COURT_LAW.defence,
  },
]

const MONEY: readonly Rule[] = [
  ...COURT_CLAIM_FACTS,
  ...DEADLINES,
  ...COURT_CLAIM_STEPS,
  ...OPTIONS,
  ...COURT_CLAIM_RIGHTS,
  ...COURT_CLAIM_SCOTLAND,
  ...BY_ONLINE_SERVICE,
]

export const COURT_CLAIM: readonly Rule[] = [
  ...rowsExcept(MONEY.filter(isPaperOnly), [POSSESSION_CLAIM, GOODS_CLAIM, ONLINE_SERVICE]),
  ...rowsExcept(
    MONEY.filter((row) => !isPaperOnly(row)),
    [POSSESSION_CLAIM, GOODS_CLAIM],
  ),
  ...COURT_CLAIM_GOODS,
  ...COURT_CLAIM_POSSESSION,
  ...COURT_CLAIM_ACCELERATED,
  ...COURT_CLAIM_HOME_AND_CREDIT,
]
