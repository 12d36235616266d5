/** Court claims and judgments in Northern Ireland: small claims, civil bills, and how a judgment is set aside. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'
import { ACCIDENT_CLAIM, POSSESSION_CLAIM } from './conditions.ts'

const CLAIM = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['COURT_CLAIM'],
} satisfies Partial<Rule>

const JUDGMENT = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
} satisfies Partial<Rule>

const SMALL_CLAIM: Test = {
  says: ['small claim', 'small claims', 'notice of dispute', 'acceptance of liability', 'form 125'],
}
const CIVIL_BILL: Test = {
  says: ['civil bill', 'notice of intention to defend', 'the plaintiff', 'intend to defend'],
}
const IN_HIGH_COURT: Test = {
  says: ['high court', 'court of judicature', "king's bench", 'writ of summons'],
}

const RULES = 'https://www.legislation.gov.uk/nisr/1981/225/contents'
const SMALL_CLAIMS: Authority = {
  title: 'County Court Rules (Northern Ireland) 1981',
  provision: 'Order 26 (small claims)',
  url: RULES,
  inForceFrom: '2002-11-04',
}
const CIVIL_BILLS: Authority = {
  title: 'County Court Rules (Northern Ireland) 1981',
  provision: 'civil bills: notice of intention to defend',
  url: RULES,
  inForceFrom: '1981-09-01',
}
const DEFAULT_DECREES: Authority = {
  title: 'County Court Rules (Northern Ireland) 1981',
  provision: 'Orders 12 and 26 (default decrees)',
  url: RULES,
  inForceFrom: '2002-11-04',
}
const HIGH_COURT_DEFAULT: Authority = {
  title: 'Rules of the Court of Judicature (Northern Ireland) 1980',
  provision: 'Order 13, rule 8 (setting aside a default judgment)',
  url: 'https://www.legislation.gov.uk/nisr/1980/346/contents',
  inForceFrom: '1981-01-01',
}
const COUNTY_COURTS: Authority = {
  title: 'County Courts (Northern Ireland) Order 1980',
  provision: 'article 30 (small claims), with County Court Rules (Northern Ireland) 1981, Order 26',
  url: 'https://www.legislation.gov.uk/nisi/1980/397/article/30',
  inForceFrom: '1981-09-01',
}
const INTENT_TO_ENFORCE: Authority = {
  title: 'Judgment Enforcement Rules (Northern Ireland) 1981',
  provision: 'notice of intent to apply for enforcement',
  url: 'https://www.legislation.gov.uk/nisr/1981/147/contents',
  inForceFrom: '1981-09-01',
}

export const CLAIMS_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...CLAIM,
    id: 'gb.claim.ni-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    when: { not: [POSSESSION_CLAIM] },
    dayToAct: 'open',
    says: 'The court wants your answer. It has not decided anything yet.',
    authority: COUNTY_COURTS,
  },
  {
    ...CLAIM,
    id: 'gb.claim.ni-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    when: { not: [POSSESSION_CLAIM] },
    dayToAct: 'open',
    says: 'You can pay, dispute it, or accept it and ask for time to pay. Whichever you choose, answer by the date on the form.',
    authority: DEFAULT_DECREES,
  },
  {
    ...CLAIM,
    id: 'gb.claim.ni-not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    when: { not: [POSSESSION_CLAIM] },
    dayToAct: 'open',
    says: 'No one can take your wages or goods for this claim now. That needs a court decree first, and then the Enforcement of Judgments Office.',
    authority: CREDIT_LAW.irishEnforcement,
  },
  {
    ...CLAIM,
    id: 'gb.claim.ni-small',
    kind: 'right',
    rank: 10,
    when: { all: [SMALL_CLAIM], not: [POSSESSION_CLAIM] },
    dayToAct: 'open',
    says: 'You can dispute a small claim with the Notice of Dispute. Or you can use the acceptance form and ask for time to pay. You need no lawyer.',
    authority: SMALL_CLAIMS,
  },
  {
    ...CLAIM,
    id: 'gb.claim.ni-civil-bill',
    kind: 'right',
    rank: 11,
    when: { all: [CIVIL_BILL], not: [POSSESSION_CLAIM, SMALL_CLAIM] },
    dayToAct: 'open',
    says: 'You can defend a civil bill. Send the Notice of Intention to Defend to the court and the other side within the days it gives.',
    authority: CIVIL_BILLS,
  },
  {
    ...CLAIM,
    id: 'gb.claim.ni-warn',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    when: { not: [POSSESSION_CLAIM] },
    dayToAct: 'open',
    says: 'If the court hears nothing by the date, a decree can be made against you without a hearing.',
    authority: DEFAULT_DECREES,
  },
  {
    ...CLAIM,
    id: 'gb.claim.ni-option-dispute',
    kind: 'option',
    option: 'defend',
    rank: 10,
    when: { not: [POSSESSION_CLAIM] },
    dayToAct: 'open',
    title: 'Dispute it on the court form',
    says: 'Say which parts you do not agree with and why. Keep proof that you sent it.',
    cost: 'Nothing in most small claims, unless you claim back.',
    time: 'An hour or two now, some months to a hearing.',
    risk: 'If you lose, you pay the claim and the court fee.',
    bestFor: 'It is not your debt, or the sum is wrong.',
    authority: DEFAULT_DECREES,
  },
  {
    ...CLAIM,
    id: 'gb.claim.ni-option-time',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    when: { not: [POSSESSION_CLAIM] },
    title: 'Accept it and ask for time to pay',
    says: 'Fill in the acceptance form with what you can pay each month and a budget.',
    cost: 'The sum you offer each month.',
    time: 'An evening.',
    risk: 'You accept the debt, and a decree can follow.',
    bestFor: 'You owe it but cannot pay at once.',
    authority: DEFAULT_DECREES,
  },
  {
    ...CLAIM,
    kinds: ['LETTER_BEFORE_CLAIM'],
    id: 'gb.lbc.ni-court',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    when: { not: [ACCIDENT_CLAIM] },
    says: 'A claim must first be made in court, most often as a small claim. You would get the papers and time to dispute it.',
    authority: COUNTY_COURTS,
  },
  {
    ...JUDGMENT,
    id: 'gb.judgment.ni-set-aside',
    kind: 'right',
    rank: 12,
    when: { not: [IN_HIGH_COURT] },
    says: 'If a decree was made without you, you can ask the court office to have it set aside. Say why you did not reply and what your defence is.',
    authority: DEFAULT_DECREES,
  },
  {
    ...JUDGMENT,
    id: 'gb.judgment.ni-set-aside-high-court',
    kind: 'right',
    rank: 12,
    when: { all: [IN_HIGH_COURT] },
    says: 'If the High Court gave judgment because no one answered, it can set it aside. Get legal advice now, as you must show a real defence.',
    authority: HIGH_COURT_DEFAULT,
  },
  {
    ...JUDGMENT,
    id: 'gb.judgment.ni-step-set-aside',
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'If you never got the court papers, call the court office named on the judgment today. Ask for the form to set the decree aside, and act at once.',
    authority: DEFAULT_DECREES,
  },
  {
    ...JUDGMENT,
    kinds: ['BAILIFF_NOTICE'],
    id: 'gb.bailiff.ni-ten-days',
    kind: 'right',
    rank: 11,
    says: 'A notice of intent to enforce comes first. In the ten days after it you can pay or agree a plan with the person you owe.',
    authority: INTENT_TO_ENFORCE,
  },
]
