/** What a claim form means: who wants what, what cannot happen yet, and who can help. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW } from './authority.ts'
import { REPLY_TIME_OVER } from './conditions.ts'
import { HOUSING_TRIBUNAL } from './court-claim-scotland.ts'

const CLAIM = {
  country: 'gb',
  kinds: ['COURT_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...CLAIM, nations: ['england', 'wales'] } satisfies Partial<Rule>
const SCOTLAND = { ...CLAIM, nations: ['scotland'] } satisfies Partial<Rule>

export const COURT_CLAIM_FACTS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.claim.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    dayToAct: 'open',
    says: 'The court wants your answer. It has not decided anything yet.',
    authority: COURT_LAW.claimForm,
  },
  {
    ...EW,
    id: 'gb.claim.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    when: { not: [REPLY_TIME_OVER] },
    says: 'You can admit it, dispute it, or pay in parts. If you ask for more time in the first 14 days, you get 28 days to defend.',
    authority: COURT_LAW.defence,
  },
  {
    ...EW,
    id: 'gb.claim.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    when: { not: [REPLY_TIME_OVER] },
    says: 'This is real and urgent. If you do not answer in time, they can get a judgment with no hearing. If you defend in time, that cannot happen.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...EW,
    id: 'gb.claim.reality-passed',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    when: { all: [REPLY_TIME_OVER] },
    says: 'This claim is over a month old, so there may be a judgment by now. Much can still be done, but find out today.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...EW,
    id: 'gb.claim.rights-passed',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    when: { all: [REPLY_TIME_OVER] },
    says: 'If there is no judgment yet, you can still send a defence. If there is one, you can ask the court to cancel it or to let you pay in parts.',
    authority: COURT_LAW.setAside,
  },
  {
    ...SCOTLAND,
    id: 'gb.claim.reality-scotland',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    when: { not: [HOUSING_TRIBUNAL] },
    says: 'This is real and urgent. Look for "the last date for a response" on the timetable. If you miss it, the sheriff can decide without you.',
    authority: COURT_LAW.scotsSimple,
  },
  {
    ...EW,
    id: 'gb.claim.who-claimant',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'The claimant is the one who says you owe money. You are the defendant. The court is neutral. It sends the papers for both of you.',
    authority: COURT_LAW.claimForm,
  },
  {
    ...EW,
    id: 'gb.claim.no-bailiff-yet',
    when: { not: [REPLY_TIME_OVER] },
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'There is no judgment yet, so no bailiff can come and no one can take your wages for this claim now.',
    authority: CREDIT_LAW.takingGoods,
  },
  {
    ...EW,
    id: 'gb.claim.no-record-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 20,
    says: 'A claim alone does not go on your credit file. Only a judgment is put on the public register.',
    authority: COURT_LAW.register,
  },
  {
    ...EW,
    id: 'gb.claim.know-local-court',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'If you defend, a money claim against a person in most cases moves to the court near their home. You do not have to travel far.',
    learnMore:
      'The claim is sent from a national centre. That is only the post room. A judge near you will deal with it.',
    authority: COURT_LAW.homeCourt,
  },
  {
    ...EW,
    id: 'gb.claim.org-national-centre',
    kind: 'fact',
    slot: 'organisation',
    rank: 10,
    when: {
      any: [
        { says: ['civil national business centre', 'county court business centre', 'northampton'] },
      ],
    },
    says: 'The Civil National Business Centre is the office that handles most money claims by post and online. You can reply online with the password on the form.',
    authority: COURT_LAW.moneyClaimOnline,
  },
]
